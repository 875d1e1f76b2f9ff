// An oracle of its own: searches what somebody was sent for what they may not know, byte by byte, knowing nothing of how views are made.

import { type GameRecord, readRecord, type Seat } from '@boite/kernel';
import type { ServerMessage, StepMessage, Told } from '@boite/protocol';
import { HIDDEN_NAMES, type HiddenThings, KeptMatch } from './secrets.ts';

/** Something that came over a line, with how far the game had gone as far as anyone knew. */
export interface Received {
  readonly raw: string;
  readonly gameId: string | null;
  readonly step: number;
  /** The seats that the receiver held. */
  readonly seats: readonly Seat[];
}

/** Someone who was sent things. */
export interface FuzzWitness {
  readonly name: string;
  readonly received: readonly Received[];
  /** Texts that this one may never be sent: others' tokens and keys, everybody's fingerprints, a link that was not given. */
  readonly forbidden: readonly string[];
}

/** Fewer bits than this may be the same by chance. */
const HAND_BITS = 30;
const PILE_BITS = 46;

/** What the witness may not have been sent, a line each. */
export function leaksTo(witness: FuzzWitness, matches: ReadonlyMap<string, KeptMatch>): readonly string[] {
  return witness.received.flatMap((received) => {
    const exact = witness.forbidden.filter((text) => received.raw.includes(text)).map((text) => `the secret ${text}`);
    const match = matches.get(received.gameId ?? '');
    const played = match === undefined ? [] : leaksOfGame(received, match);
    return [...exact, ...played].map((leak) => `${witness.name} was sent ${leak}: ${received.raw.slice(0, 2000)}`);
  });
}

function leaksOfGame(received: Received, match: KeptMatch): readonly string[] {
  const { raw, seats } = received;
  const record = recordSent(raw);
  if (record !== null) return isOfFinished(record) ? [] : ['the record of a game that goes on'];
  const message = stepIn(raw);
  const step = message?.step ?? received.step;
  const hidden = step === 0 ? null : match.hiddenAt(step);
  if (hidden === null) return [];
  const leaks = [
    ...leakedHands(raw, hidden, seats),
    ...leakedPiles(raw, hidden),
    ...leakedWords(raw, { hidden, seats, match, step }),
  ];
  if (message === null) return leaks;
  if (message.viewer !== 'spectator' && !seats.includes(message.viewer)) leaks.push(`the view of seat ${message.viewer}`);
  return [...leaks, ...leakedNames(message), ...leakedDraws(message.told, seats, match)];
}

/** What is given out of a game once it is over: then it holds all of it. */
function recordSent(raw: string): GameRecord | null {
  const from = raw.indexOf('{"format":"boite-a-mots/1"');
  return from < 0 ? null : readRecord(JSON.parse(raw.slice(from)));
}

function isOfFinished(record: GameRecord): boolean {
  const facts = record.facts as KeptMatch['kept']['facts'];
  return new KeptMatch({ id: '', game: record.game, facts, times: [] }).hiddenAt(facts.length) === null;
}

function stepIn(raw: string): StepMessage | null {
  try {
    const message = JSON.parse(raw) as ServerMessage;
    return message.type === 'step' ? message : null;
  } catch {
    return null;
  }
}

function leakedHands(raw: string, hidden: HiddenThings, seats: readonly Seat[]): string[] {
  const bits = pieceBits(hidden);
  return hidden.hands.flatMap((hand, seat) => {
    if (seats.includes(seat) || bitsTogether(hand, bits) < HAND_BITS) return [];
    const isSent = [hand, hand.toSorted(), hand.toReversed()].some((order) => raw.includes(writtenInRow(order)));
    return isSent ? [`the hand of seat ${seat}`] : [];
  });
}

function leakedPiles(raw: string, hidden: HiddenThings): readonly string[] {
  const bits = pieceBits(hidden);
  return hidden.piles.flatMap((pile) =>
    windowsOf(pile, bits)
      .filter((window) => raw.includes(writtenInRow(window)))
      .map((window) => `a pile: ${window}`),
  );
}

interface WordSearch {
  readonly hidden: HiddenThings;
  readonly seats: readonly Seat[];
  readonly match: KeptMatch;
  readonly step: number;
}

/** A word is known to whoever chose it or asked for it: their own facts tell it. */
function leakedWords(raw: string, { hidden, seats, match, step }: WordSearch): readonly string[] {
  const others = hidden.words.flatMap((words, seat) => (seats.includes(seat) ? [] : words));
  const texts = textsIn(raw);
  const found = others.filter((word) => texts.includes(JSON.stringify(word)));
  if (found.length === 0) return [];
  const own = match.kept.facts.slice(0, step).filter((fact) => 'seat' in fact && seats.includes(fact.seat as Seat));
  const known = JSON.stringify(own);
  return found.filter((word) => !known.includes(JSON.stringify(word))).map((word) => `the hidden word ${word}`);
}

/** Under these a message says which kind of thing it means, in words that some game may hide (« people »). */
const HIDDEN_KINDS = ['type', 'kind', 'phase', 'level', 'code'];

/** What a message says of its table without the names of its parts; of a game, and of what is no JSON, every byte. */
function textsIn(raw: string): string {
  if (raw.startsWith('{"type":"step"')) return raw;
  try {
    const texts: string[] = [];
    JSON.parse(raw, (name, value: unknown) => {
      if (typeof value === 'string' && !HIDDEN_KINDS.includes(name)) texts.push(value);
    });
    return JSON.stringify(texts);
  } catch {
    return raw;
  }
}

/** Whatever its value is, a name under which only states keep things. */
function leakedNames({ view, told }: StepMessage): readonly string[] {
  const found: string[] = [];
  JSON.stringify({ view, told }, (name, value) => {
    if (HIDDEN_NAMES.includes(name) && value !== null) found.push(`something called ${name}`);
    return value;
  });
  return found;
}

/** What another one drew is in the facts under that name, and in nobody else's news. */
function leakedDraws(told: readonly Told[], seats: readonly Seat[], match: KeptMatch): readonly string[] {
  return told.flatMap(({ step, news }) => {
    const fact = match.kept.facts[step - 1] as { readonly seat?: Seat; readonly drawn?: unknown } | undefined;
    if (fact?.drawn === undefined || seats.includes(fact.seat ?? -1)) return [];
    const drawn = Array.isArray(fact.drawn) ? fact.drawn : [fact.drawn];
    if (drawn.length === 0 || drawn.some((piece) => typeof piece !== 'string')) return [];
    const wanted = [JSON.stringify(fact.drawn), JSON.stringify(drawn.toSorted())];
    const isTold = Object.entries(news).some(([name, value]) => /^dr[ae]w/.test(name) && wanted.includes(JSON.stringify(value)));
    return isTold ? [`what seat ${fact.seat} drew`] : [];
  });
}

/** How much chance is in each piece, by how many of them are hidden. */
function pieceBits({ hands, piles }: HiddenThings): ReadonlyMap<string, number> {
  const all = [...hands, ...piles].flat();
  const counts = Map.groupBy(all, (piece) => piece);
  return new Map(Array.from(counts, ([piece, same]) => [piece, Math.log2(all.length / same.length)]));
}

function bitsTogether(pieces: readonly string[], bits: ReadonlyMap<string, number>): number {
  return pieces.reduce((sum, piece) => sum + (bits.get(piece) ?? 0), 0);
}

/** The pile in stretches, each too long to be met by chance. */
function windowsOf(pile: readonly string[], bits: ReadonlyMap<string, number>): readonly (readonly string[])[] {
  const windows: (readonly string[])[] = [];
  let window: string[] = [];
  for (const piece of pile) {
    window.push(piece);
    if (bitsTogether(window, bits) < PILE_BITS) continue;
    windows.push(window);
    window = [];
  }
  return windows;
}

/** As JSON writes them in a row, without the brackets. */
function writtenInRow(pieces: readonly string[]): string {
  return JSON.stringify(pieces).slice(1, -1);
}
