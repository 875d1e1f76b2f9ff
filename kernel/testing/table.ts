// Worked cases as people write them: a line each, its columns apart by « | ».

export function cases(table: string): readonly (readonly string[])[] {
  const lines = table.trim().split('\n');
  return lines.map((line) => line.split('|').map((column) => column.trim()));
}
