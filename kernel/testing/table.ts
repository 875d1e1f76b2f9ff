// Worked cases as people write them: a line each, its columns apart by « | ».

export function cases(table: string): readonly (readonly [string, string, string])[] {
  const lines = table.trim().split('\n');
  return lines.map((line) => {
    const [first = '', second = '', third = ''] = line.split('|').map((column) => column.trim());
    return [first, second, third] as const;
  });
}
