// Knows how a machine votes on a rebus: with an ear of its own, the kinder the lower its level, and a reason.

import { isAtLeast, type JurorReason, type Level, type Voice } from '@boite/kernel';
import type { PhraseRefusal } from '@boite/language';
import { distanceTo, type Piece, type RebusRefusal } from '@boite/rebus';
import type { RebusObjection } from '../ear-refusal.ts';

/** A rebus that waits for the others. */
export interface JudgedRebus {
  /** What the arbitre has against it; null when nothing. `several-words`: where phrases are not played. */
  readonly objection: RebusObjection | { readonly by: 'several-words' } | null;
  readonly pieces: readonly Piece[];
  /** Every way its word may be said. */
  readonly heard: readonly string[];
  /** Its pieces with what their player means by some of them; null when nothing was meant. */
  readonly meant: readonly Piece[] | null;
}

export interface JurorOpinion {
  readonly voice: Voice;
  readonly why: JurorReason;
}

/** How far from a word a rebus may be, and by which share of its sounds at most. */
const FORGIVEN: Readonly<Record<Level, number>> = {
  eveil: 2,
  debutant: 1.5,
  amateur: 1.25,
  habitue: 1,
  expert: 0.5,
  champion: 0.5,
};
const FORGIVEN_SHARE = 1 / 3;

/** It takes what the arbitre takes, and of the rest what it nearly hears or understands. */
export function jurorOpinion(rebuses: readonly JudgedRebus[], level: Level): JurorOpinion {
  const opinions = rebuses.map((rebus) => opinionOn(rebus, level));
  const against = opinions.find(({ voice }) => voice === 'against');
  return against ?? opinions.find(({ why }) => why !== 'heard') ?? agreed('heard');
}

function opinionOn({ objection, pieces, heard, meant }: JudgedRebus, level: Level): JurorOpinion {
  if (objection === null) return agreed('heard');
  if (objection.by === 'several-words') return opposed('rule');
  if (meant !== null && !isAtLeast(level, 'expert') && soundsNear(meant, heard, level)) return agreed('meant');
  if (objection.by === 'grammar') return opinionOnGrammar(objection.refusal, level);
  if (isOfRules(objection.refusal)) return opposed('rule');
  if (!soundsNear(pieces, heard, level)) return opposed('far');
  if (objection.refusal.code === 'unknown-word') return isAtLeast(level, 'expert') ? opposed('far') : agreed('unlisted');
  return agreed('near');
}

/** Whatever the ear thinks of it: a card without a sound of its own, jokers alone, half a syllable. */
function isOfRules({ code }: RebusRefusal): boolean {
  return code !== 'other-sound' && code !== 'not-finished' && code !== 'unknown-word';
}

function soundsNear(pieces: readonly Piece[], heard: readonly string[], level: Level): boolean {
  const shortest = Math.min(...heard.map(({ length }) => length));
  return distanceTo(pieces, heard) <= Math.min(FORGIVEN[level], FORGIVEN_SHARE * shortest);
}

/** Faults over which one understands what is said all the same. */
const KNOWN_BY_JURORS: readonly PhraseRefusal['code'][] = [
  'agreement',
  'disagreement',
  'junction',
  'spelling',
  'hyphen',
  'ne',
  'pas',
  'auxiliary',
];

/** Of how a phrase is built, the kindest alone forgive something. */
function opinionOnGrammar({ code }: PhraseRefusal, level: Level): JurorOpinion {
  return !isAtLeast(level, 'amateur') && KNOWN_BY_JURORS.includes(code) ? agreed('understood') : opposed('clumsy');
}

function agreed(why: JurorReason): JurorOpinion {
  return { voice: 'for', why };
}

function opposed(why: JurorReason): JurorOpinion {
  return { voice: 'against', why };
}
