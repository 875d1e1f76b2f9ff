// Knows how the judgement of a rebus is asked on a line, told to scripts and drawn for people.

import { toIpa } from '@boite/language';
import { differenceText, type HeardPart } from '@boite/rebus';
import { type ExitCode, NO, YES } from './command.ts';
import { aligned } from './output.ts';

/** What scripts receive; sounds are in the phonetic alphabet. */
export interface RebusAnswer {
  readonly accepted: boolean;
  readonly sounds: string | null;
  readonly alignment: readonly CardAnswer[];
  readonly reason: string | null;
}

export interface CardAnswer {
  readonly card: string;
  /** The sounds of the word that it gave. */
  readonly sounds: string;
  /** The sounds it was said with. */
  readonly said: string;
  readonly differences: readonly string[];
}

export function cardAnswer({ sounds, said, differences }: HeardPart, card: string): CardAnswer {
  return { card, sounds: toIpa(sounds), said: toIpa(said), differences: differences.map(differenceText) };
}

export function codeOf({ accepted }: RebusAnswer): ExitCode {
  return accepted ? YES : NO;
}

/** « CARD+CARD=word »; null when it is nothing like it. */
export function readClaim(line: string): { readonly names: readonly string[]; readonly word: string } | null {
  const [cards, word, ...more] = line.split('=');
  if (cards === undefined || word === undefined || more.length > 0) return null;
  return { names: cards.split('+').filter((name) => name.trim() !== ''), word };
}

const LONGEST_SHOWN = 60;

/** What was typed, short enough for one line. */
export function shortened(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

export function drawnAnswer({ accepted, sounds, alignment, reason }: RebusAnswer, word: string): string {
  const shown = shortened(word);
  if (!accepted) return `${shown} is refused\n  ${reason}`;
  const rows = alignment.map((part) => [`  ${part.card}`, part.said, part.differences.join(' ; ')]);
  const heard = sounds === null ? '' : ` /${sounds}/`;
  return [`${shown}${heard} is accepted`, ...aligned(rows)].join('\n');
}
