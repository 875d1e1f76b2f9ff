// Knows how tables and games are called: short and clear to type for a table, impossible to guess for a game.

import type { Chance } from '@boite/kernel';
import { CODE_LENGTH, CODE_LETTERS } from '@boite/protocol';

const ID_LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';

export function freshCode(secrets: Chance): string {
  return drawnLetters(CODE_LETTERS, CODE_LENGTH, secrets);
}

/** What the link to a table holds: about 68 bits after its code. */
export function freshInvitation(code: string, secrets: Chance): string {
  return code + drawnLetters(CODE_LETTERS, 16, secrets);
}

/** About 117 bits. */
export function freshGameId(secrets: Chance): string {
  return drawnLetters(ID_LETTERS, 24, secrets);
}

function drawnLetters(letters: string, length: number, chance: Chance): string {
  return Array.from({ length }, () => letters[chance.below(letters.length)]).join('');
}
