// The order of the rack: one bag after the other, as the keys 1 to 9 count them.

import { COLOURS, colourOf } from '../rules/tokens.ts';
import type { Colour, Token } from '../types.ts';

export interface RackToken {
  /** Which token of the hand. */
  readonly index: number;
  readonly token: Token;
  /** Its place on the rack, from 0. */
  readonly nth: number;
}

/** A group a colour, none for a colour that is not there; tokens of a group by their name. */
export function rackGroups(
  hand: readonly Token[],
): readonly { readonly colour: Colour; readonly tokens: readonly RackToken[] }[] {
  const sorted = [...hand.entries()]
    .map(([index, token]) => ({ index, token }))
    .sort((one, other) => colourRank(one.token) - colourRank(other.token) || one.token.localeCompare(other.token));
  const placed = sorted.map((held, nth) => ({ ...held, nth }));
  return COLOURS.map((colour) => ({ colour, tokens: placed.filter(({ token }) => colourOf(token) === colour) })).filter(
    ({ tokens }) => tokens.length > 0,
  );
}

function colourRank(token: Token): number {
  return COLOURS.indexOf(colourOf(token));
}

/** The token of the hand that a key lays; null when the rack is shorter. */
export function indexAt(hand: readonly Token[], nth: number): number | null {
  const tokens = rackGroups(hand).flatMap((group) => group.tokens);
  return tokens[nth]?.index ?? null;
}
