// Knows the forms of a word that are said alike and differ by their endings: pense, penses, pensent.

import { spelled } from '../alphabet.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Sounds } from '../sounds/sounds.ts';
import { soundAlike } from '../sounds/tolerance.ts';

/** Endings that may be silent, or said alike; the longest first. */
const ENDINGS: readonly string[] = [
  ...['aient', 'ent', 'ait', 'ais', 'ées', 'ée', 'és', 'er', 'ez', 'ai', 'é'],
  ...['ies', 'ie', 'is', 'it', 'i', 'ues', 'ue', 'us', 'ut', 'u', 'as', 'at', 'a'],
  ...['es', 'ts', 'ds', 'ps', 'e', 's', 't', 'x', 'd', 'p', ''],
];

/** Who knows the words and how they are said. */
export interface Speaker {
  readonly lexicon: Pick<Lexicon, 'lemmas'>;
  readonly sounds: Pick<Sounds, 'of'>;
}

/** The other forms of a word that are said like it, in small letters. */
export function homophones(word: string, { lexicon, sounds }: Speaker): readonly string[] {
  if (word === 'a' || word === 'as') return [word === 'a' ? 'as' : 'a'];
  const own = waysToSayForm(word, sounds);
  const lemmas = lexicon.lemmas(spelled(word) ?? '');
  return likelyHomophones(word).filter((other) => {
    if (!lexicon.lemmas(spelled(other) ?? '').some((lemma) => lemmas.includes(lemma))) return false;
    return waysToSayForm(other, sounds).some((said) => own.some((way) => soundAlike(said, way, 'souple')));
  });
}

function likelyHomophones(word: string): readonly string[] {
  const stems = ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, word.length - ending.length));
  const candidates = new Set(stems.filter((stem) => stem !== '').flatMap((stem) => ENDINGS.map((ending) => stem + ending)));
  candidates.delete(word);
  return [...candidates];
}

/** Of that very spelling. */
function waysToSayForm(word: string, sounds: Pick<Sounds, 'of'>): readonly string[] {
  const tiles = spelled(word);
  if (tiles === null) return [];
  return sounds.of(tiles).flatMap(({ form, sounds: said }) => (form === word ? [said] : []));
}
