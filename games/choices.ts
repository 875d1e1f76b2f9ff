// The table's choices, in French, as a form shows them.

import { DAY_OF_SAND, type OptionField } from '@boite/kernel';
import { counted } from '@boite/language';

/** « 60 : 1 minute »: each value that may be chosen, with its label. */
export function field<Value>(label: string, help: string, choices: readonly (readonly [Value, string])[]): OptionField<Value> {
  return { label, help, choices: choices.map(([value, name]) => ({ value, label: name })) };
}

export function yesOrNo(label: string, help: string): OptionField<boolean> {
  return field<boolean>(label, help, [
    [false, 'Non'],
    [true, 'Oui'],
  ]);
}

/** Turns that take days: people come when they like, and nobody has to be there with the others. */
export const DAYS_OF_SAND = [1, 3, 7].map((days) => days * DAY_OF_SAND);

/** The seconds of a turn, or none; or its days. */
export function sablierField(help: string, seconds: readonly (number | null)[]): OptionField<number | null> {
  return field(
    'Sablier',
    help,
    [...seconds, ...DAYS_OF_SAND].map((each) => [each, duration(each)]),
  );
}

/** « 30 secondes », « 1 minute 30 », « 5 minutes », « 3 jours par tour ». */
export function duration(seconds: number | null): string {
  if (seconds === null) return 'Sans sablier';
  if (seconds >= DAY_OF_SAND) return `${counted(seconds / DAY_OF_SAND, 'jour')} par tour`;
  if (seconds < 60) return `${seconds} secondes`;
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes} minute${minutes > 1 ? 's' : ''}${rest > 0 ? ` ${rest}` : ''}`;
}
