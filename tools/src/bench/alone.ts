// How one structure loads and what it weighs, alone in a fresh process: node --expose-gc alone.ts <name> <file of words>

import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { loadDictionary, loadGrammar, loadLexicon, loadNames, loadSounds } from '@boite/language/node';
import { cspellTrie, mnemonistTrie } from './peers.ts';

/** What a child process tells. */
export interface AloneReport {
  /** Milliseconds of the very first load, up to its first answer. */
  readonly ms: number;
  /** Those of the processor: what others do on the machine meanwhile does not count. */
  readonly processorMs: number;
  /** Bytes it keeps once loaded. */
  readonly bytes: number;
}

interface LoadedWords {
  has(word: string): boolean;
}

const MAKERS: Readonly<Record<string, (file: string) => LoadedWords>> = {
  lexicon: () => loadLexicon(),
  'whole lexicon': wholeLexicon,
  language: wholeLanguage,
  dictionary: openedDictionary,
  Set: (file) => new Set(wordsOfFile(file)),
  mnemonist: (file) => mnemonistTrie(wordsOfFile(file)),
  'cspell-optimised': (file) => cspellTrie(wordsOfFile(file)),
};

/** With all that is read at the first use: accents, lemmas, ranks. */
function wholeLexicon(): LoadedWords {
  const lexicon = loadLexicon();
  const [word = ''] = lexicon.words();
  return { has: lexicon.has.bind(lexicon), ...{ known: [lexicon.forms(word), lexicon.lemmas(word), lexicon.rank(word)] } };
}

/** With its pages, and one word of the longest letter. */
function openedDictionary(): LoadedWords {
  const lexicon = loadLexicon();
  const dictionary = loadDictionary(lexicon);
  return {
    has: lexicon.has.bind(lexicon),
    ...{ known: [dictionary.wordsOn(1), dictionary.page('chanson'), dictionary.definitions('chanson')] },
  };
}

/** With sounds, grammar, definitions and names, each asked once; the system's own dictionaries are not. */
function wholeLanguage(): LoadedWords {
  const lexicon = loadLexicon();
  const [sounds, grammar, dictionary, names] = [loadSounds(lexicon), loadGrammar(lexicon), loadDictionary(lexicon), loadNames()];
  const asked = (): unknown[] => [
    lexicon.forms('MAISON'),
    lexicon.lemmas('MAISON'),
    lexicon.rank('MAISON'),
    sounds.of('MAISON'),
    grammar.tags('MAISON'),
    grammar.vocabulary.tagsOf('arc-en-ciel'),
    dictionary.words(6),
    dictionary.page('maison'),
    names.sounds('Paris'),
  ];
  return { has: lexicon.has.bind(lexicon), ...{ asked, known: asked() } };
}

/** Words that keep no part of the file alive. */
function wordsOfFile(file: string): string[] {
  const bytes = readFileSync(file);
  const words: string[] = [];
  for (let start = 0, end = bytes.indexOf(10); end >= 0; start = end + 1, end = bytes.indexOf(10, start)) {
    words.push(bytes.toString('latin1', start, end));
  }
  return words;
}

async function bytesInUse(): Promise<number> {
  for (let times = 0; times < 4; times++) {
    globalThis.gc?.();
    await pause(20);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** The first one is timed and forgotten; the second one is weighed, its code being compiled already. */
async function reportOn(make: () => LoadedWords): Promise<AloneReport> {
  const start = performance.now();
  const used = process.threadCpuUsage();
  make().has('A');
  const { user, system } = process.threadCpuUsage(used);
  const ms = performance.now() - start;
  const before = await bytesInUse();
  const kept = make();
  const bytes = (await bytesInUse()) - before;
  kept.has('A');
  return { ms, processorMs: (user + system) / 1000, bytes };
}

if (import.meta.main) {
  const [name = '', file = ''] = process.argv.slice(2);
  const make = MAKERS[name];
  if (make === undefined || globalThis.gc === undefined) throw new Error(`cannot weigh ${name}`);
  console.log(JSON.stringify(await reportOn(() => make(file))));
}
