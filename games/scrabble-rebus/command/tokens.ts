// `boite judge tokens`: whether tokens in a row say something, and which token gave which sound.

import { type AnswerTools, anyText, clipped, inquiry, Misuse, namesOnALine, type Reply, tableLines } from '@boite/kernel/command';
import { toIpa, typeset } from '@boite/language';
import { type PhoneticPart, type PhoneticVerdict, phoneticPart, phoneticRows } from '@boite/rebus';
import { judged, type Verdict } from '../rules/judging.ts';
import { refusalWithOffer } from '../rules/offer.ts';
import { nameOfToken, typedToken } from '../rules/symbols.ts';
import type { Books, RebusKind, Token } from '../types.ts';

export const tokensJudgement = inquiry({
  example: 'VERRE TU --text vertu',
  about:
    'Whether tokens of Scrabble Rébus in a row say a word, a name, a noun group or a sentence, or spell a word. A token is named by its symbol, by any of its readings or by what is said like one (VERRE, vert, vers, 9/6, six).',
  takesNames: true,
  options: { text: { help: 'the word or the phrase, as it is written', read: anyText } },
  line: {
    help: 'the tokens and the text on each line: VERRE+TU=vertu',
    gives: 'the tokens and the texts',
    read: namesOnALine('TOKEN', 'text'),
  },
  told: 'The answer is that of judge rebus, with {"kind", "text"}: kind is word, name, spelled, noun group, group, sentence or null; text is how it is rightly written (tu penses for « tu pense »).',
  answer({ names, text }, { books }: AnswerTools<Books>) {
    if (names === undefined) return new Misuse('which tokens? VERRE TU --text vertu');
    if (text === undefined) return new Misuse('which text? --text vertu');
    return tokensReply(tokensTold(names, text.trim(), books));
  },
});

interface TokensTold extends PhoneticVerdict {
  readonly kind: RebusKind | null;
  readonly text: string;
}

function tokensTold(names: readonly string[], text: string, books: Books): TokensTold {
  const row: Token[] = [];
  for (const name of names) {
    const token = typedToken(name, books);
    if (token === null) return untold(text, typeset(`Aucun jeton ne se lit « ${clipped(name)} ».`));
    row.push(token);
  }
  return rowTold(row, judged(row, text, books), books);
}

function rowTold(row: readonly Token[], verdict: Verdict, books: Books): TokensTold {
  const sounds = verdict.sounds === null ? null : toIpa(verdict.sounds);
  if (!verdict.accepted) return { ...untold(verdict.text, refusalWithOffer(row, verdict, books)), sounds };
  const { kind, text } = verdict;
  return { accepted: true, sounds, alignment: soundsByToken(row, verdict), reason: null, kind, text };
}

function untold(text: string, reason: string): TokensTold {
  return { accepted: false, sounds: null, alignment: [], reason, kind: null, text };
}

/** Letters that only spell say nothing. */
function soundsByToken(row: readonly Token[], { parts }: Extract<Verdict, { accepted: true }>): readonly PhoneticPart[] {
  if (parts.length > 0) return parts.map((part) => phoneticPart(part, nameOfToken(row[part.at] as Token)));
  return row.map((token) => ({ piece: nameOfToken(token), sounds: '', said: '', differences: [] }));
}

function tokensReply(value: TokensTold): Reply {
  const lines = (): readonly string[] => {
    const { title, rows } = phoneticRows(value, clipped(value.text));
    return [value.kind === null ? title : `${title}: ${value.kind}`, ...tableLines(rows)];
  };
  return {
    value: { ...value, alignment: value.alignment.map(({ piece, ...part }) => ({ card: piece, ...part })) },
    isYes: value.accepted,
    lines,
  };
}
