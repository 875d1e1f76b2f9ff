// One's own figures, from the games that this device has counted. Nothing in them counts against anyone.

import { spelled } from '@boite/language';
import type { KeptFeat, KeptGame } from './kept-games.ts';

interface GameFigures {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** The best score; null where no points are counted. */
  readonly record: number | null;
}

/** How a month went: « 2026-11 ». */
export interface MonthPlayed {
  readonly month: string;
  readonly played: number;
  readonly laid: number;
  /** What a word or a rebus brought on average; null when none brought anything. */
  readonly worth: number | null;
}

export interface OwnFigures {
  readonly played: number;
  readonly won: number;
  readonly laid: number;
  readonly rebuses: number;
  readonly games: readonly GameFigures[];
  readonly longest: KeptFeat | null;
  readonly highest: KeptFeat | null;
  readonly rarest: KeptFeat | null;
  /** Those in which something was played, in order. */
  readonly months: readonly MonthPlayed[];
}

export function ownFigures(games: readonly KeptGame[]): OwnFigures {
  const feats = games.flatMap((game) => game.feats);
  return {
    played: games.length,
    won: games.filter(({ isWon }) => isWon).length,
    laid: feats.length,
    rebuses: feats.filter(({ kind }) => kind === 'rebus').length,
    games: [...Map.groupBy(games, ({ game }) => game)].map(([game, played]) => gameFigures(game, played)),
    longest: greatest(feats, ({ told }) => letterCount(told)),
    highest: greatest(feats, ({ points }) => points ?? 0),
    rarest: greatest(feats, ({ rank }) => rank ?? 0),
    months: [...Map.groupBy(games, ({ at }) => calendarMonth(at))].map(([month, played]) => monthPlayed(month, played)),
  };
}

function gameFigures(game: string, played: readonly KeptGame[]): GameFigures {
  const scores = played.flatMap(({ score }) => (score === null ? [] : [score]));
  return {
    game,
    played: played.length,
    won: played.filter(({ isWon }) => isWon).length,
    record: scores.length === 0 ? null : Math.max(...scores),
  };
}

function monthPlayed(month: string, games: readonly KeptGame[]): MonthPlayed {
  const feats = games.flatMap((game) => game.feats);
  const points = feats.flatMap((feat) => feat.points ?? []);
  const worth = points.length === 0 ? null : points.reduce((sum, each) => sum + each, 0) / points.length;
  return { month, played: games.length, laid: feats.length, worth };
}

/** Letters alone: what separates the words of a sentence has none. */
function letterCount(told: string): number {
  return spelled(told.replaceAll(/[\s'’-]/g, ''))?.length ?? 0;
}

/** The first of those that measure most; null when none measures anything. */
function greatest(feats: readonly KeptFeat[], measure: (feat: KeptFeat) => number): KeptFeat | null {
  const most = Math.max(0, ...feats.map(measure));
  return most === 0 ? null : (feats.find((feat) => measure(feat) === most) ?? null);
}

function calendarMonth(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}
