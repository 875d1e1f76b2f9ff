// Knows how news become the lines of a log.

import type { GameBox, GameTypes } from '@boite/kernel';
import type { Told } from '@boite/protocol';
import type { GameScreen } from '@boite/ui/screen.ts';

export interface LogLine {
  readonly step: number;
  readonly text: string;
}

export interface Writer {
  readonly box: GameBox<GameTypes>;
  readonly screen: GameScreen<GameTypes>;
  readonly names: readonly string[];
}

/** What was told to a viewer, in sentences. */
export function writtenLines({ told, view }: { told: readonly Told[]; view: object }, writer: Writer): readonly LogLine[] {
  const { box, screen, names } = writer;
  const nameOf = (seat: number) => names[seat] ?? '';
  const worth = told.filter(({ news }) => !screen.unwritten.includes(news.kind));
  return worth.map(({ step, news }) => {
    const sentence = box.text.news(news, nameOf);
    return { step, text: screen.written?.(sentence, view) ?? sentence };
  });
}

/** The latest line that reads the same to everyone: what may be shown on a curtain. */
export function sharedLine(logs: readonly (readonly LogLine[])[]): string {
  const [first, ...others] = logs;
  const isShared = ({ step, text }: LogLine) =>
    others.every((log) => log.some((line) => line.step === step && line.text === text));
  return first?.findLast(isShared)?.text ?? '';
}
