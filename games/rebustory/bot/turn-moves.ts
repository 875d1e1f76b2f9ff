// Knows the moves that lay an arrangement, each let through by the rules, with words written as a dictionary has them.

import { spelled } from '@boite/language';
import type { CardId } from '../rules/cards.ts';
import type { Position } from '../rules/position.ts';
import type { Books, CardPlacement, Lay, Rebus, RebusClaim } from '../types.ts';
import type { Arrangement } from './arranging.ts';
import { cellNumber, type LayProspect, lineClaim, type ProspectLine, placementsOf } from './lines.ts';
import { type Allowed, allowed, positionAfter } from './takes.ts';

export interface LaidTurn {
  readonly moves: readonly Allowed[];
  readonly position: Position;
}

/** What the rules have against some prospects, alone or together. */
export interface Failure {
  readonly refused: readonly LayProspect[];
}

export interface HandTable {
  readonly position: Position;
  /** The cards of a hand by number. */
  readonly ids: readonly CardId[];
  readonly books: Books;
}

export function laidTurn(table: HandTable, arrangement: Arrangement): LaidTurn | Failure {
  let { position } = table;
  const moves: Allowed[] = [];
  for (const lines of linesByGroup(arrangement)) {
    const move = writtenMove({ ...table, position }, lines);
    if (move === null) return { refused: refusedAlone({ ...table, position }, lines) };
    moves.push(move);
    position = positionAfter(position, move.change, 'lay');
  }
  return { moves, position };
}

/** One move a group; the move of the most cards first, as the second game wants it. (RULES.md 6.3) */
function linesByGroup(arrangement: Arrangement): readonly (readonly ProspectLine[])[] {
  const groups = new Map<number, ProspectLine[]>();
  for (const line of arrangement.lines) {
    const known = groups.get(line.group);
    if (known === undefined) groups.set(line.group, [line]);
    else known.push(line);
  }
  return [...groups.values()].sort((one, other) => cardsIn(other) - cardsIn(one));
}

function cardsIn(lines: readonly ProspectLine[]): number {
  return lines.reduce((sum, { prospect }) => sum + prospect.row.length, 0);
}

/** Those of some lines that cannot even be laid alone. */
function refusedAlone(table: HandTable, lines: readonly ProspectLine[]): readonly LayProspect[] {
  const alone = (line: ProspectLine): ProspectLine => (line.prospect.spot === null ? { ...line, group: -1 } : line);
  const refused = lines.filter((line) => allowed(table.position, layOf(table, [alone(line)]), table.books) === null);
  return refused.map(({ prospect }) => prospect);
}

/** A move with its words as they are written; null when it is not let through. */
function writtenMove(table: HandTable, lines: readonly ProspectLine[]): Allowed<Lay> | null {
  const { position, books } = table;
  const move = layOf(table, lines);
  const first = allowed(position, move, books);
  if (first === null) return null;
  const claims = move.claims.map((claim, nth) => accentedClaim(claim, first.change.judged[nth], books));
  return allowed(position, { ...move, claims }, books) ?? first;
}

function layOf({ position, ids }: HandTable, lines: readonly ProspectLine[]): Lay {
  const [first] = lines as readonly [ProspectLine];
  const placements: CardPlacement[] = [];
  for (const line of lines) placements.push(...placementsOf(line, ids, new Set(placements.map(cellNumber))));
  return {
    kind: 'lay',
    owner: playOwner(lines) ?? position.seat,
    group: first.group < 0 ? null : first.group,
    placements,
    claims: lines.map(lineClaim),
  };
}

function playOwner(lines: readonly ProspectLine[]): number | undefined {
  return lines.find(({ prospect }) => prospect.spot !== null)?.prospect.spot?.owner;
}

/** The spelling that sounds as it was heard. */
function accentedClaim(claim: RebusClaim, rebus: Rebus | undefined, { sounds, names }: Books): RebusClaim {
  const tiles = spelled(claim.word);
  if (rebus === undefined || tiles !== claim.word) return claim;
  const form = sounds.of(tiles).find((one) => one.sounds === rebus.sounds)?.form;
  const word = form ?? names.written(tiles)[0] ?? claim.word;
  return { ...claim, word };
}
