// Knows what each verb takes and with which auxiliary, from a list by hand and from its participle in the dictionary.

import { readFileSync } from 'node:fs';

export interface VerbLists {
  /** The lemmas of each letter, and of the letters with a minus, which take it away. */
  readonly lemmas: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether the participle of a verb has a feminine. */
  readonly isVariable: (lemma: string) => boolean;
}

/** Frames in the order in which notes write them. */
const FRAME_ORDER = 'TCBFQRPDHMXLJK';
/** That it may be reflexive is no frame; nor that « lui » goes with it, nor that it is never alone. */
const REFLEXIVE = 'Z';
const MARKS = ['V', 'O', 'W'];
/** Verbs that take no object once « se » goes with them (il se sert d'un couteau), and how that manner is marked. */
const CLOSED_BY_SELF = 'S';
const ONLY_REFLEXIVE = 'Y';
/** No frame at all is a frame too: or nothing would be said of it. */
const NO_FRAME = 'N';

export function readVerbLists(isVariable: (lemma: string) => boolean): VerbLists {
  const text = readFileSync(new URL('verbs.txt', import.meta.url), 'utf8');
  const lemmas = new Map<string, Set<string>>();
  for (const line of text.split('\n').filter((each) => /^-?[A-Z]+ /.test(each))) {
    const [letters = '', ...names] = line.split(' ');
    lemmas.set(letters, new Set([...(lemmas.get(letters) ?? []), ...names]));
  }
  return { lemmas, isVariable };
}

/** « TZA »: with an object, with a reflexive pronoun, with avoir. Some are used in two manners, each with its own. */
export function framesOf(lemma: string, lists: VerbLists): readonly string[] {
  const manners = mannersOf(lemma, lists);
  return isIn(lists, ONLY_REFLEXIVE, lemma) ? manners.slice(-1) : manners;
}

function mannersOf(lemma: string, lists: VerbLists): readonly string[] {
  const frames = allFrames(lemma, lists);
  if (!isIn(lists, CLOSED_BY_SELF, lemma) && !isIn(lists, ONLY_REFLEXIVE, lemma)) return [frames];
  return [frames.replace(REFLEXIVE, ''), frames.replace(/^T/, '').replace('O', '').replace(REFLEXIVE, ONLY_REFLEXIVE)].map(named);
}

/** « il a sorti le chien » has an object, « il est sorti » has none. */
export function participleFrames(lemma: string, lists: VerbLists): readonly string[] {
  return mannersOf(lemma, lists).flatMap((frames) =>
    frames.startsWith('T') && frames.endsWith('AE')
      ? [`${frames.slice(0, -2)}OA`, named(frames.slice(1).replace('AE', 'E'))]
      : [frames],
  );
}

/** Frames that begin by a mark say nothing of what the verb takes. */
function named(frames: string): string {
  return /^[ZYVOWAE]/.test(frames) ? NO_FRAME + frames : frames;
}

function allFrames(lemma: string, lists: VerbLists): string {
  const frames = [...FRAME_ORDER].filter((letter) => hasFrame(lemma, letter, lists)).join('');
  const isImpersonal = isIn(lists, 'U', lemma);
  const reflexive = hasFrame(lemma, REFLEXIVE, lists) ? REFLEXIVE : '';
  const marks = MARKS.filter((letter) => isIn(lists, letter, lemma)).join('');
  return `${frames === '' ? NO_FRAME : frames}${reflexive}${marks}${auxiliariesOf(lemma, lists)}${isImpersonal ? ' U' : ''}`;
}

function hasFrame(lemma: string, letter: string, lists: VerbLists): boolean {
  if (isIn(lists, `-${letter}`, lemma)) return false;
  if (isIn(lists, letter, lemma)) return true;
  if (letter === 'T') return lists.isVariable(lemma);
  return letter === REFLEXIVE && hasFrame(lemma, 'T', lists);
}

function auxiliariesOf(lemma: string, lists: VerbLists): string {
  if (isIn(lists, 'AE', lemma)) return 'AE';
  return isIn(lists, 'E', lemma) ? 'E' : 'A';
}

function isIn({ lemmas }: VerbLists, letters: string, lemma: string): boolean {
  return lemmas.get(letters)?.has(lemma) ?? false;
}
