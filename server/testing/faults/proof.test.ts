import { gameNamed } from '@boite/games';
import { act, begin, bestThought, type GameBox, type GameTypes, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import type { KeptGame } from '../fuzz/secrets.ts';
import { type SeenView, type SentAction, viewPrint } from './player.ts';
import { wrongsOf } from './proof.ts';

const books = loadLibrary();
const box = gameNamed('rondo') as GameBox<GameTypes>;
const bot = await box.bot();

/** Six moves, each kept at a time of its own, acknowledged and seen by whoever moved. */
function played() {
  const tools = { chance: seededChance(5), now: 0, books };
  const options = box.game.readOptions({ sablier: null }) ?? {};
  const begun = begin(box.game, { options, seating: { count: 2, youngest: null } }, tools);
  let { match } = begun;
  const kept = { facts: [...begun.facts], times: begun.facts.map(() => 0) };
  const sent: SentAction[] = [];
  const seen = new Map<string, SeenView>();
  for (let move = 1; move <= 6; move++) {
    const [seat = 0] = box.game.awaiting(match.state).seats;
    const view = box.game.view(match.state, seat);
    seen.set(String(move), { gameId: 'g', viewer: seat, step: match.step, print: viewPrint(view) });
    const action = bestThought(bot.think({ view, seat, level: 'debutant', books, chance: tools.chance }), () => true);
    const advance = act(match, { seat, step: match.step, action }, tools);
    if ('refusal' in advance) throw new Error(advance.refusal.code);
    sent.push({ gameId: 'g', seat, step: match.step, action, outcome: 'done' });
    kept.facts.push(...advance.facts);
    kept.times.push(...advance.facts.map(() => move));
    match = advance.match;
  }
  const game: KeptGame = { id: 'g', game: 'rondo', ...kept };
  return { game, player: { sent, seen, contradictions: [] } };
}

describe('the proof after faults', () => {
  const { game, player } = played();
  const until = (time: number): KeptGame => {
    const count = game.times.filter((at) => at < time).length;
    return { ...game, facts: game.facts.slice(0, count), times: game.times.slice(0, count) };
  };

  it('holds when all is there once', () => {
    expect(wrongsOf([player], [game])).toEqual([]);
  });

  it('holds when two acted within one millisecond', () => {
    expect(wrongsOf([player], [{ ...game, times: game.times.map((at) => (at === 4 ? 3 : at)) }])).toEqual([]);
  });

  it('misses what was acknowledged and is not there, and a whole game', () => {
    expect(wrongsOf([player], [until(6)]).join()).toContain('is lost');
    expect(wrongsOf([player], []).join()).toContain('the game g is lost');
  });

  it('finds what nobody did, and what was refused and done nevertheless', () => {
    expect(wrongsOf([{ ...player, sent: player.sent.slice(0, -1) }], [game]).join()).toContain('nobody did');
    const refused = player.sent.map((action, index) => (index === 2 ? { ...action, outcome: 'refused' as const } : action));
    expect(wrongsOf([{ ...player, sent: refused }], [game]).join()).toContain('nobody did');
  });

  it('finds a view that was never to be seen', () => {
    const seen = new Map([['odd', { gameId: 'g', viewer: 0, step: 3, print: 'another' }]]);
    expect(wrongsOf([{ ...player, seen }], [game]).join()).toContain('another view');
  });
});
