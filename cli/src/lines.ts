// Many questions, many answers: one a line on standard input, one JSON value a line on standard output.

import { Misuse } from '@boite/kernel/command';
import { type ExitCode, WRONG, YES } from './command.ts';
import { print } from './output.ts';

/** What one line is worth. */
interface LineAnswer {
  readonly value: object;
  readonly code: ExitCode;
}

const LONGEST_LINE = 100_000;

/** The worst code of all answers. Blank lines are not questions and get no answer. */
export async function answerLines(answer: (line: string) => LineAnswer | Misuse): Promise<ExitCode> {
  let worst: ExitCode = YES;
  for await (const lines of batches(process.stdin)) {
    const answers = lines.map((line) => lineAnswer(line instanceof Misuse ? line : answer(line)));
    for (const { code } of answers) if (code > worst) worst = code;
    await print(answers.map(({ value }) => `${JSON.stringify(value)}\n`).join(''));
  }
  return worst;
}

function lineAnswer(answer: LineAnswer | Misuse): LineAnswer {
  return answer instanceof Misuse ? { value: { error: answer.problem }, code: WRONG } : answer;
}

type InputLine = string | Misuse;

/** The lines of each chunk as it arrives, so that a program may ask, read and ask again. */
async function* batches(input: AsyncIterable<Uint8Array>): AsyncGenerator<readonly InputLine[], void, void> {
  const decoder = new TextDecoder();
  const cutter = new LineCutter();
  for await (const chunk of input) yield cutter.cut(decoder.decode(chunk, { stream: true }));
  yield cutter.cut(`${decoder.decode()}\n`);
}

/** Cuts text into lines without keeping more than one unfinished line, nor the whole of an endless one. */
class LineCutter {
  #unfinished = '';

  cut(text: string): readonly InputLine[] {
    const pieces = text.split('\n');
    const last = pieces.length - 1;
    pieces[0] = this.#unfinished + (pieces[0] ?? '');
    this.#unfinished = (pieces[last] ?? '').slice(0, LONGEST_LINE + 1);
    return pieces.slice(0, last).flatMap(lineIn);
  }
}

function lineIn(piece: string): InputLine[] {
  if (piece.length > LONGEST_LINE) return [new Misuse(`a line is longer than ${LONGEST_LINE} characters`)];
  const line = piece.trim();
  return line === '' ? [] : [line];
}
