// Knows the secret in a link that moves a seat to another device. It stands after the #, which browsers send to nobody.

const IN_ADDRESS = /^#place=([\w-]{32})$/;

/** 192 bits of chance. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export function pathWithKey(invitation: string, key: string): string {
  return `/t/${invitation}#place=${key}`;
}

export function keyInAddress(): string | null {
  return IN_ADDRESS.exec(location.hash)?.[1] ?? null;
}

export function forgetKeyInAddress(): void {
  history.replaceState(null, '', location.pathname);
}
