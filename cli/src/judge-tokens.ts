// Knows how `boite judge tokens` is asked and answered.

import { judged, type Verdict } from '@boite/games/scrabble-rebus/rules/judging.ts';
import { nameOfToken, typedToken } from '@boite/games/scrabble-rebus/rules/symbols.ts';
import { objectionText } from '@boite/games/scrabble-rebus/rules/text.ts';
import type { Books, RebusKind, Token } from '@boite/games/scrabble-rebus/types.ts';
import { toIpa, typeset } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { type ExitCode, Misuse, parsed } from './command.ts';
import type { Judgeable } from './judge.ts';
import { type Answer, answerLines } from './lines.ts';
import { printJson, printLine } from './output.ts';
import { type CardAnswer, cardAnswer, codeOf, drawnAnswer, type RebusAnswer, readClaim, shortened } from './rebus-answer.ts';

const USAGE = `boite judge tokens VERRE TU --text vertu
boite judge tokens --stdin

  Whether tokens of Scrabble Rébus in a row say a word, a name, a noun group or a sentence, or spell a word. A token is
  named by its symbol, by any of its readings or by what is said like one (VERRE, vert, vers, 9/6, six).

  --text    the word or the phrase, as it is written
  --stdin   the tokens and the text on each line: VERRE+TU=vertu

  The answer is that of judge rebus, with {"kind", "text"}: kind is word, name, spelled, noun group, group, sentence or null;
  text is how it is rightly written (tu penses for « tu pense »).`;

/** What scripts receive. */
interface TokensAnswer extends RebusAnswer {
  readonly kind: RebusKind | null;
  readonly text: string;
}

export const tokens: Judgeable = {
  usage: USAGE,
  async run(args) {
    const given = parsed(args, { text: { type: 'string' }, json: { type: 'boolean' }, stdin: { type: 'boolean' } });
    if (given instanceof Misuse) return given;
    const { values, positionals } = given;
    if (values.stdin) return positionals.length > 0 || values.text !== undefined ? READS_STDIN : answerStdin();
    if (positionals.length === 0) return new Misuse('which tokens? VERRE TU --text vertu');
    if (values.text === undefined) return new Misuse('which text? --text vertu');
    return answerOne({ names: positionals, word: values.text }, values.json === true);
  },
};

const READS_STDIN = new Misuse('--stdin reads the tokens and the texts: give none');

interface Question {
  readonly names: readonly string[];
  readonly word: string;
}

async function answerOne(question: Question, json: boolean): Promise<ExitCode> {
  const answer = answerTo(question, loadLibrary());
  await (json ? printJson(answer) : printLine(drawn(answer)));
  return codeOf(answer);
}

function answerStdin(): Promise<ExitCode> {
  const books = loadLibrary();
  return answerLines((line): Answer | Misuse => {
    const claim = readClaim(line);
    if (claim === null) return new Misuse('a line is TOKEN+TOKEN=text');
    const value = answerTo(claim, books);
    return { value, code: codeOf(value) };
  });
}

function answerTo({ names, word }: Question, books: Books): TokensAnswer {
  const row = names.map((name) => typedToken(name, books));
  const unknown = row.indexOf(null);
  const text = word.trim();
  if (unknown >= 0) return refused(text, typeset(`Aucun jeton ne se lit « ${shortened(names[unknown] ?? '')} ».`));
  return answerOf(row as readonly Token[], judged(row as readonly Token[], text, books));
}

function answerOf(row: readonly Token[], verdict: Verdict): TokensAnswer {
  const { text } = verdict;
  const sounds = verdict.sounds === null ? null : toIpa(verdict.sounds);
  if (!verdict.accepted) return { ...refused(text, objectionText(verdict.objection)), sounds };
  return { accepted: true, sounds, alignment: alignmentOf(row, verdict), reason: null, kind: verdict.kind, text };
}

function refused(text: string, reason: string): TokensAnswer {
  return { accepted: false, sounds: null, alignment: [], reason, kind: null, text };
}

/** Letters that only spell say nothing. */
function alignmentOf(row: readonly Token[], { parts }: Extract<Verdict, { accepted: true }>): readonly CardAnswer[] {
  if (parts.length > 0) return parts.map((part) => cardAnswer(part, nameOfToken(row[part.at] as Token)));
  return row.map((token) => ({ card: nameOfToken(token), sounds: '', said: '', differences: [] }));
}

function drawn(answer: TokensAnswer): string {
  const [first = '', ...rows] = drawnAnswer(answer, answer.text).split('\n');
  return [answer.kind === null ? first : `${first}: ${answer.kind}`, ...rows].join('\n');
}
