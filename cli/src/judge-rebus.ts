// Knows how `boite judge rebus` is asked and answered.

import { CARD_WORDS } from '@boite/games/rebustory/rules/cards.ts';
import { type Tolerance, toIpa, type Voices } from '@boite/language';
import { judgeRebus, rebusRefusalText } from '@boite/rebus';
import { type ExitCode, Misuse, parsed } from './command.ts';
import type { Judgeable } from './judge.ts';
import { type Answer, answerLines } from './lines.ts';
import { printJson, printLine } from './output.ts';
import { cardAnswer, codeOf, drawnAnswer, type RebusAnswer, readClaim } from './rebus-answer.ts';
import { CARDS_HELP, loadVoices, readCard, readTolerance, TOLERANCE_HELP } from './rebus-text.ts';

const USAGE = `boite judge rebus CHAT POT --word chapeau [--tolerance souple]
boite judge rebus --stdin [--tolerance souple]

  Whether cards in a row say a word or a phrase. ${CARDS_HELP}

  --word       the word, as it is written; in capitals, with any accents
  --tolerance  ${TOLERANCE_HELP}
  --stdin      the cards and the word on each line: CHAT+POT=chapeau

  The answer is {"accepted", "sounds", "alignment": [{"card", "sounds", "said", "differences"}], "reason"}: the sounds of
  the word, then those of it that each card gave, how it said them and what the ear forgave; reason is null or why not.`;

export const rebus: Judgeable = {
  usage: USAGE,
  async run(args) {
    const given = parsed(args, {
      word: { type: 'string' },
      tolerance: { type: 'string' },
      json: { type: 'boolean' },
      stdin: { type: 'boolean' },
    });
    if (given instanceof Misuse) return given;
    const { values, positionals } = given;
    const tolerance = readTolerance(values.tolerance);
    if (tolerance instanceof Misuse) return tolerance;
    if (values.stdin) return positionals.length > 0 || values.word !== undefined ? READS_STDIN : answerStdin(tolerance);
    if (positionals.length === 0) return new Misuse('which cards? CHAT POT --word chapeau');
    if (values.word === undefined) return new Misuse('which word? --word chapeau');
    return answerOne({ names: positionals, word: values.word, tolerance }, values.json === true);
  },
};

const READS_STDIN = new Misuse('--stdin reads the cards and the words: give none');

interface Question {
  readonly names: readonly string[];
  readonly word: string;
  readonly tolerance: Tolerance;
}

async function answerOne(question: Question, json: boolean): Promise<ExitCode> {
  const answer = judged(question, loadVoices());
  await (json ? printJson(answer) : printLine(drawnAnswer(answer, question.word)));
  return codeOf(answer);
}

function answerStdin(tolerance: Tolerance): Promise<ExitCode> {
  const voices = loadVoices();
  return answerLines((line): Answer | Misuse => {
    const claim = readClaim(line);
    if (claim === null) return new Misuse('a line is CARD+CARD=word');
    const value = judged({ ...claim, tolerance }, voices);
    return { value, code: codeOf(value) };
  });
}

function judged({ names, word, tolerance }: Question, voices: Voices): RebusAnswer {
  const pieces = names.map((name) => readCard(name, voices));
  const verdict = judgeRebus({ pieces, word: word.trim(), tolerance, ...voices });
  const sounds = verdict.sounds === null ? null : toIpa(verdict.sounds);
  if (!verdict.accepted) return { accepted: false, sounds, alignment: [], reason: rebusRefusalText(verdict.refusal, CARD_WORDS) };
  return {
    accepted: true,
    sounds,
    alignment: verdict.parts.map((part) => cardAnswer(part, pieces[part.at]?.name ?? '')),
    reason: null,
  };
}
