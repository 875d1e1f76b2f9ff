// Knows the words that a machine makes phrases of, by their sounds: little ones first, then common nouns, verbs and adjectives.

import type { Level } from '@boite/kernel';
import { MUTE_E, type PhraseWord, waysToSay } from '@boite/language';
import { type Band, listedWords, type SaidManner, type SoundGraph, WordBands } from '@boite/rebus';
import { thinksOf } from '../../manners/vocabulary.ts';
import { symbolOf } from '../rules/symbols.ts';
import { BAGS } from '../rules/tokens.ts';
import type { Books } from '../types.ts';
import { HABITS } from './habits.ts';
import { wordsByRank } from './words-by-rank.ts';

/** A word, and what is the same for all that are built into phrases like it. */
export interface BuiltWord {
  /** With what it is in the phrases of a machine alone. */
  readonly word: PhraseWord;
  /** With all that it can be. */
  readonly known: PhraseWord;
  readonly manner: string;
}

/** Words that are heard as one: « corde », « j'ai ». */
export interface Breath {
  readonly words: readonly BuiltWord[];
  /** 0 for little words, then higher and higher. */
  readonly rarity: number;
}

export interface Breaths {
  readonly graph: SoundGraph;
  /** All that are said so. */
  of(number: number, manner: SaidManner): readonly Breath[];
}

export interface PhraseWords {
  /** Those that a phrase begins with. */
  readonly openers: Breaths;
  readonly all: Breaths;
}

const SUBJECT_PRONOUNS = "je j' tu il elle on nous vous ils elles ce c'";
const OPENING_DETERMINERS =
  "le la l' les un une des du mon ma mes ton ta tes son sa ses ce cet cette ces notre nos votre vos leur leurs";
const LINKING_WORDS = "a ne n' me m' te t' se s' y pas à au aux de d' dans sous sur sans par pour avec";
/** What an elided word leans on, in one breath: « l'a », « n'est », « d'un ». */
const LEANED_ON = 'a ai as est es un une était avait';
/** What common words are in the phrases of a machine: those that may also describe would be taken for anything. */
const CONTENT = ['noun', 'verb', 'avoir', 'etre'];
const DESCRIBING = ['adj', 'part'];
const AUXILIARY_LEMMAS = ['avoir', 'etre'];
/** Simple past and imperfect subjunctive, as a tag notes them: « tu bus » is read, not said. */
const WRITTEN_TENSE = /^\S+ [JT]+\d/;
/** Nouns that one would stumble over: « le si », « un bill ». */
const ODD_NOUNS = new Set('bill çà ci ha han lias min mi ré si uns'.split(' '));

export function phraseWords(level: Level, books: Books): PhraseWords | null {
  if (HABITS[level].phraseRank === 0) return null;
  const little = (words: string, built = littleWord) => breathTexts(words).flatMap((texts) => spokenBreath(texts, built, books));
  const openers = little(`${SUBJECT_PRONOUNS} ${OPENING_DETERMINERS}`, openingWord);
  const followers = little(`${SUBJECT_PRONOUNS} ${OPENING_DETERMINERS} ${LINKING_WORDS}`);
  const common = commonForms(level, books).flatMap((form) => spokenBreath([form], contentWord, books));
  return { openers: breathsOf(openers, openers.length), all: breathsOf([...followers, ...common], followers.length) };
}

/** Little words, alone and with what they lean on. */
function breathTexts(words: string): readonly (readonly string[])[] {
  const little = [...new Set(words.split(' '))];
  const elided = little.filter((word) => word.endsWith("'"));
  return [...little.map((word) => [word]), ...elided.flatMap((word) => LEANED_ON.split(' ').map((other) => [word, other]))];
}

/** With their accents: what the tokens themselves are read as, then the commonest first. */
function commonForms(level: Level, { lexicon }: Books): readonly string[] {
  const { phraseRank } = HABITS[level];
  const common = wordsByRank(lexicon, (word, rank) => rank <= phraseRank && thinksOf(level, word, lexicon));
  const forms = common.flatMap(({ word }) => lexicon.forms(word));
  return [...new Set([...readingsOfTokens(), ...forms])];
}

function readingsOfTokens(): readonly string[] {
  const readings = Object.values(BAGS)
    .flat()
    .flatMap((token) => symbolOf(token).readings);
  return readings.map(({ said }) => said.toLowerCase());
}

interface SpokenBreath {
  readonly text: string;
  readonly words: readonly BuiltWord[];
  readonly sounds: readonly string[];
}

/** None when one of the words is unknown to the grammar, or out of place in a phrase. */
function spokenBreath(
  texts: readonly string[],
  built: (word: PhraseWord) => BuiltWord | null,
  books: Books,
): readonly SpokenBreath[] {
  const words = texts.flatMap((text) => {
    const word = books.grammar.word(text);
    return (word && built(word)) ?? [];
  });
  const text = texts.join('');
  return words.length === texts.length ? [{ text, words, sounds: waysToSay(text, books) }] : [];
}

/** Each little word has a manner of its own; « l'est » is no place, « l'as » no card. */
function littleWord(word: PhraseWord): BuiltWord {
  return { word: { ...word, tags: word.tags.filter(({ category }) => category !== 'noun') }, known: word, manner: word.text };
}

/** At the beginning « des » is an article: « des haches tu parles » is not said. */
function openingWord(word: PhraseWord): BuiltWord {
  const { word: little } = littleWord(word);
  return {
    word: { ...little, tags: little.tags.filter(({ category }) => category !== 'dele') },
    known: word,
    manner: `${word.text} first`,
  };
}

function contentWord(word: PhraseWord): BuiltWord | null {
  const isOneOf = (categories: readonly string[]) => word.tags.some(({ category }) => categories.includes(category));
  const isNoNoun = isOneOf(DESCRIBING) || isOneOf(AUXILIARY_LEMMAS) || ODD_NOUNS.has(word.text);
  const isSaidSo = ({ category, note }: PhraseWord['tags'][number]) =>
    CONTENT.includes(category) && !(isNoNoun && category === 'noun') && !WRITTEN_TENSE.test(note);
  const tags = word.tags.filter(isSaidSo);
  if (tags.length === 0) return null;
  return { word: { ...word, tags }, known: word, manner: `${tags.map(({ note }) => note).join(';')} ${word.isElidable}` };
}

/** The first ones are little words, the others come from the commonest on. */
function breathsOf(spoken: readonly SpokenBreath[], little: number): Breaths {
  const breaths = spoken.map(({ words }, nth): Breath => ({ words, rarity: Math.max(0, nth - little) }));
  const bands = new WordBands(listedWords(spoken));
  const band = bands.band(0) as Band;
  const elisions = Uint8Array.from({ length: band.starts.length - 1 }, (_, number) =>
    Number(Array.from(bands.idsOf(band, number)).some((id) => spoken[id]?.text.includes("'") === true)),
  );
  const isSaidSo = ({ text, sounds }: SpokenBreath, { isMute, isElided }: SaidManner): boolean =>
    (!isElided || text.includes("'")) && (!isMute || sounds.some((said) => said.endsWith(MUTE_E)));
  return {
    graph: { ...band.graph, elisions },
    of: (number, manner) =>
      Array.from(bands.idsOf(band, number))
        .filter((id) => isSaidSo(spoken[id] as SpokenBreath, manner))
        .map((id) => breaths[id] as Breath),
  };
}
