// Knows the secret in a link that moves a seat to another device. It stands after the #, which browsers send to nobody.

import type { Seat } from '@boite/kernel';
import { CODE_LETTERS } from '@boite/protocol';
import type { Session } from './session.svelte.ts';

/** For a dialog that gives such a secret to the person of a seat. */
export interface SeatKeyProps {
  readonly session: Session;
  readonly seat: Seat;
  readonly name: string;
  readonly onclose: () => void;
}

const IN_ADDRESS = /^#place=([\w-]{32})$/;

/** 192 bits of chance. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

const WRITTEN_LENGTH = 12;

/** About 50 bits, which a person can write down and nobody can guess by asking. */
export function freshWrittenCode(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(WRITTEN_LENGTH));
  return Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
}

/** « BCDF-GHJK-MNPQ ». */
export function codeSpaced(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** The code that someone typed, however they spaced it; null when it cannot be one. */
export function codeTyped(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^A-Z]/g, '');
  return letters.length === WRITTEN_LENGTH ? letters : null;
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
