// Knows the command `boite word`: whether a word can be played, and what is known of it.

import { type Definition, type Dictionary, type Grammar, type Lexicon, type Sounds, spelled, toIpa } from '@boite/language';
import { loadDictionary, loadGrammar, loadLexicon, loadSounds } from '@boite/language/node';
import { type Command, type ExitCode, Misuse, NO, parsed, YES } from './command.ts';
import { answerLines } from './lines.ts';
import { printJson, printLine } from './output.ts';

const USAGE = `boite word MOT [--json]
boite word --stdin

Says whether a word can be played, how it is written with accents, the word it is a form of, its rank among the
commonest, how it is said, what it can be in a sentence and what it means. Case and accents do not matter: « œuf » is OEUF. Anything
that is not one word is a clear no.

  --json    one JSON value: {"word", "valid", "forms", "lemma", "rank", "sounds", "tags", "definitions"}
  --stdin   one word a line, one JSON value a line; blank lines are skipped

Exit code: 0 valid (with --stdin: all of them), 1 not (any of them), 2 wrong usage (an unreadable line).`;

/** What scripts receive. */
export interface WordAnswer {
  /** As tiles spell it; as it was asked when tiles cannot. */
  readonly word: string;
  readonly valid: boolean;
  readonly forms: readonly string[];
  readonly lemma: string | null;
  readonly rank: number | null;
  /** In IPA; a mute e that may be said or not stands in brackets. */
  readonly sounds: readonly string[];
  /** What it can be: « noun masculine singular ». */
  readonly tags: readonly string[];
  readonly definitions: readonly Pick<Definition, 'text' | 'source'>[];
}

/** What a word is looked up in. */
interface Books {
  readonly lexicon: Lexicon;
  readonly dictionary: Dictionary;
  readonly grammar: Grammar;
  readonly sounds: Sounds;
}

function openBooks(): Books {
  const lexicon = loadLexicon();
  return { lexicon, dictionary: loadDictionary(lexicon), grammar: loadGrammar(lexicon), sounds: loadSounds(lexicon) };
}

export const command: Command = {
  summary: 'whether a word can be played',
  usage: USAGE,
  async run(args) {
    const given = parsed(args, { json: { type: 'boolean' }, stdin: { type: 'boolean' } });
    if (given instanceof Misuse) return given;
    const { positionals, values } = given;
    if (values.stdin) return positionals.length > 0 ? new Misuse('--stdin reads the words: give none') : answerStdin();
    const [word] = positionals;
    if (word === undefined) return new Misuse('which word?');
    return positionals.length > 1 ? new Misuse('one word at a time; --stdin reads many') : answerOne(word, values.json === true);
  },
};

async function answerOne(text: string, json: boolean): Promise<ExitCode> {
  const answer = lookedUp(text.trim(), openBooks());
  await (json ? printJson(answer) : printLine(drawn(answer)));
  return codeOf(answer);
}

function answerStdin(): Promise<ExitCode> {
  const books = openBooks();
  return answerLines((line) => {
    const value = lookedUp(line, books);
    return { value, code: codeOf(value) };
  });
}

function lookedUp(text: string, { lexicon, dictionary, grammar, sounds }: Books): WordAnswer {
  const word = spelled(text);
  if (word === null || !lexicon.has(word))
    return { word: word ?? text, valid: false, forms: [], lemma: null, rank: null, sounds: [], tags: [], definitions: [] };
  return {
    word,
    valid: true,
    forms: lexicon.forms(word),
    lemma: lexicon.lemmas(word)[0] ?? null,
    rank: lexicon.rank(word),
    sounds: [...new Set(sounds.of(word).map((said) => toIpa(said.sounds)))],
    tags: grammar.tags(word),
    definitions: dictionary.definitions(word).map(({ text, source }) => ({ text, source })),
  };
}

function codeOf({ valid }: WordAnswer): ExitCode {
  return valid ? YES : NO;
}

const LONGEST_SHOWN = 60;

function drawn({ word, valid, forms, lemma, rank, sounds, tags, definitions }: WordAnswer): string {
  if (!valid) return `${word.length > LONGEST_SHOWN ? `${word.slice(0, LONGEST_SHOWN)}…` : word} is not playable`;
  return [
    `${word} is playable`,
    `  forms  ${forms.join(', ')}`,
    `  lemma  ${lemma ?? 'unknown'}`,
    `  rank   ${rank ?? 'not counted'}`,
    `  said   ${sounds.map((ipa) => `/${ipa}/`).join(', ')}`,
    ...tags.map((tag) => `  is     ${tag}`),
    ...definitions.map(({ text, source }) => `  means  ${text} — ${source}`),
  ].join('\n');
}
