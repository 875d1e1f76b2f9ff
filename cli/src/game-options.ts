// How what a table agrees on is typed: an option of the game by its name, a choice by its value.

import type { GameBox, GameTypes, OptionField } from '@boite/kernel';
import { asTyped, Misuse } from '@boite/kernel/command';

type TypedField = OptionField<unknown> & { isOffered?(value: unknown, options: object): boolean };

function optionFields({ text }: GameBox<GameTypes>): readonly (readonly [string, TypedField])[] {
  return Object.entries(text.options as Readonly<Record<string, TypedField>>);
}

/** For `sortedArgs`. */
export function optionFlags(box: GameBox<GameTypes>): Readonly<Record<string, { readonly type: 'string' }>> {
  return Object.fromEntries(optionFields(box).map(([name]) => [name, { type: 'string' }]));
}

/** One line an option. */
export function optionsHelp(box: GameBox<GameTypes>): string {
  const lines = optionFields(box).map(([name, field]) => `    --${name} ${choicesOf(field)}`);
  return [`  ${box.game.id}`, ...lines].join('\n');
}

/** The options in full, those that were typed being chosen among what makes sense. */
export function readGameOptions(box: GameBox<GameTypes>, typed: Readonly<Record<string, unknown>>): object | Misuse {
  const chosen: Record<string, unknown> = {};
  for (const [name, field] of optionFields(box)) {
    if (typeof typed[name] !== 'string') continue;
    const choice = field.choices.find(({ value }) => String(value ?? 'none') === typed[name]);
    if (choice === undefined && field.own === undefined)
      return new Misuse(`--${name} is one of ${choicesOf(field)}, not ${asTyped(typed[name])}`);
    chosen[name] = choice === undefined ? typed[name] : choice.value;
  }
  const options = box.game.readOptions(chosen);
  if (options === null) return new Misuse(`${box.game.id} is not played with ${asTyped(JSON.stringify(chosen))}`);
  return strayOption(box, chosen, options) ?? options;
}

/** An option that makes no sense beside the others. */
function strayOption(box: GameBox<GameTypes>, chosen: Readonly<Record<string, unknown>>, options: object): Misuse | null {
  const stray = optionFields(box).find(([name, field]) => {
    if (!Object.hasOwn(chosen, name)) return false;
    return field.isOffered?.(chosen[name], options) === false || (options as Record<string, unknown>)[name] !== chosen[name];
  });
  return stray === undefined
    ? null
    : new Misuse(`--${stray[0]} ${String(chosen[stray[0]])} makes no sense with the other options`);
}

function choicesOf({ choices, own }: TypedField): string {
  const values = choices.map(({ value }) => String(value ?? 'none'));
  return [...values, ...(own === undefined ? [] : ['…'])].join(', ');
}
