// The table's choices, in French, as a form shows them.

import type { OptionField } from '@boite/kernel';

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

/** The seconds of a turn, or none. */
export function sablierField<Seconds extends number | null>(help: string, seconds: readonly Seconds[]): OptionField<Seconds> {
  return field(
    'Sablier',
    help,
    seconds.map((each) => [each, duration(each)]),
  );
}

/** « 30 secondes », « 1 minute 30 », « 5 minutes ». */
export function duration(seconds: number | null): string {
  if (seconds === null) return 'Sans sablier';
  if (seconds < 60) return `${seconds} secondes`;
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes} minute${minutes > 1 ? 's' : ''}${rest > 0 ? ` ${rest}` : ''}`;
}
