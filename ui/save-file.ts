// How something is kept in a file of the person's own.

export function saveAsFile(name: string, thing: unknown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(thing)], { type: 'application/json' }));
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
