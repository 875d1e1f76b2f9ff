import type { Seat } from '@boite/kernel';
import type { ClientRequest, TablePhase } from '@boite/protocol';
import { describe, expect, it } from 'vitest';
import { Page, TestSetting } from '../testing/setting.ts';
import { SAY_PATIENCE } from './waiting.ts';

/** One request of each kind about a seat. Another kind in the protocol asks for its line here and in the drawings below. */
const REQUESTS: { readonly [Type in ClientRequest['type']]: (seat: Seat) => Extract<ClientRequest, { type: Type }> } = {
  enter: () => ({ type: 'enter', code: '' }),
  sit: (seat) => ({ type: 'sit', seat, name: 'Ida' }),
  rename: (seat) => ({ type: 'rename', seat, name: 'Ida' }),
  'give-key': (seat) => ({ type: 'give-key', seat, key: 'new' }),
  'give-code': (seat) => ({ type: 'give-code', seat, key: 'written' }),
  'use-key': () => ({ type: 'use-key', key: 'given' }),
  vacate: (seat) => ({ type: 'vacate', seat }),
  'add-seat': () => ({ type: 'add-seat' }),
  'remove-seat': (seat) => ({ type: 'remove-seat', seat }),
  'set-team': (seat) => ({ type: 'set-team', seat, team: true }),
  'set-junior': (seat) => ({ type: 'set-junior', seat, junior: true }),
  'set-youngest': (seat) => ({ type: 'set-youngest', seat }),
  'set-options': () => ({ type: 'set-options', options: {} }),
  'set-bot': (seat) => ({ type: 'set-bot', seat, level: 'expert' }),
  start: () => ({ type: 'start' }),
  act: (seat) => ({ type: 'act', seat, step: 1, action: { kind: 'bid', card: 99 } }),
  retire: (seat) => ({ type: 'retire', seat }),
  stop: (seat) => ({ type: 'stop', seat, agree: true }),
  again: () => ({ type: 'again' }),
  rearrange: () => ({ type: 'rearrange' }),
  say: (seat) => ({ type: 'say', seat, phrase: 'bravo' }),
  talk: (seat) => ({ type: 'talk', seat, text: 'Bien vu !' }),
  'set-talk': () => ({ type: 'set-talk', isFree: true }),
  another: () => ({ type: 'another', game: 'bids' }),
  'give-host': (seat) => ({ type: 'give-host', seat }),
  notify: (seat) => ({ type: 'notify', seat, to: null }),
  'look-on': () => ({ type: 'look-on', name: 'Ida', plays: true }),
  'sit-out': (seat) => ({ type: 'sit-out', seat, isOut: true }),
  leave: () => ({ type: 'leave' }),
  remove: (seat) => ({ type: 'remove', seat, who: 'eve', agree: true }),
  strike: () => ({ type: 'strike', game: 'bids', precedent: 'x' }),
  'new-season': () => ({ type: 'new-season' }),
  'set-hints': () => ({ type: 'set-hints', isAllowed: true }),
  hint: (seat) => ({ type: 'hint', seat, strength: 'where' }),
  pause: (seat) => ({ type: 'pause', seat, agree: true }),
  'take-back': (seat) => ({ type: 'take-back', seat, agree: true }),
  'give-time': (seat) => ({ type: 'give-time', seat }),
  'fill-in': (seat) => ({ type: 'fill-in', seat, absent: 2, by: 'bot' }),
  claim: (seat) => ({ type: 'claim', seat }),
  grant: (seat) => ({ type: 'grant', seat, agree: true }),
  recall: (seat) => ({ type: 'recall', viewer: seat, before: 1 }),
};

const TYPES = Object.keys(REQUESTS) as ClientRequest['type'][];
const ABOUT_A_SEAT = TYPES.filter((type) => 'seat' in REQUESTS[type](0));

/** What a seat may be when it is asked about; `arranged` by Zoé in the lobby, `since` the game is on the table. */
const SEATS: Readonly<Record<string, SeatAsked>> = {
  own: { seat: 0 },
  lent: { seat: 0, since: ({ zoe }) => zoe.ask(REQUESTS['set-bot'](0)) },
  present: { seat: 1 },
  away: { seat: 1, since: ({ luc }) => luc.leave() },
  open: { seat: 1, arranged: ['vacate'] },
  bot: { seat: 1, arranged: ['vacate', 'set-bot'] },
  team: { seat: 1, arranged: ['set-team'] },
  next: { seat: 3 },
  beyond: { seat: 4 },
};

interface SeatAsked {
  readonly seat: Seat;
  readonly arranged?: readonly ClientRequest['type'][];
  readonly since?: (people: People) => Promise<unknown>;
}

interface People {
  readonly zoe: Page;
  readonly luc: Page;
  readonly eve: Page;
}

/** Zoé, who opened the table, Luc and Ève in its three seats, in one of its phases. */
async function gathered(phase: TablePhase, { seat, arranged = [], since }: SeatAsked) {
  const setting = new TestSetting();
  setting.think = () => new Promise(() => {});
  const table = await setting.open(3, 'zoe');
  const entered = (device: string) => Page.entered(table, device);
  const people = { zoe: await entered('zoe'), luc: await entered('luc'), eve: await entered('eve') };
  const seated = [...Object.values(people).entries()];
  for (const [at, page] of seated) await page.ask({ type: 'sit', seat: at, name: page.device });
  await people.eve.ask({ type: 'give-key', seat: 2, key: 'given' });
  for (const type of arranged) await people.zoe.ask(REQUESTS[type](seat));
  if (phase !== 'lobby') await people.zoe.ask({ type: 'start' });
  await since?.(people);
  if (phase === 'over') for (const [at, page] of seated) await page.ask({ type: 'stop', seat: at, agree: true });
  // Whoever has left could still answer for a while.
  if (phase === 'over') await setting.clock.pass(SAY_PATIENCE);
  return { ...people, setting, table, entered };
}

/** Who may ask about Luc's seat. */
const ROLES: Readonly<Record<string, (at: Awaited<ReturnType<typeof gathered>>) => Page | Promise<Page>>> = {
  host: ({ zoe }) => zoe,
  holder: ({ luc }) => luc,
  other: ({ eve }) => eve,
  guest: ({ entered }) => entered('max'),
  outside: ({ table }) => new Page(table, 'ida'),
};

/** What the drawings call an answer. */
const ANSWERS: Readonly<Record<string, string>> = {
  yes: 'done',
  host: 'host-only',
  seat: 'not-your-seat',
  taken: 'seat-taken',
  begun: 'already-playing',
  none: 'not-playing',
  early: 'not-over',
  sit: 'seated-only',
  enter: 'not-at-a-table',
  where: 'unknown-seat',
  hand: 'not-in-hand',
  over: 'over',
  open: 'seats-open',
  here: 'not-absent',
  fixed: 'no-take-back',
  sand: 'no-gift',
  held: 'already-seated',
  quiet: 'no-claim',
  shut: 'no-talk',
  plain: 'no-hints',
};

const WHO = `
               | lobby                            | playing                          | over
               | host  holder other guest outside | host  holder other guest outside | host  holder other guest outside
  enter        | yes   yes    yes   yes   yes     | yes   yes    yes   yes   yes     | yes   yes    yes   yes   yes
  sit          | taken taken  taken taken enter   | begun begun  begun begun enter   | begun begun  begun begun enter
  rename       | seat  yes    seat  seat  enter   | seat  yes    seat  seat  enter   | seat  yes    seat  seat  enter
  give-key     | seat  yes    seat  seat  enter   | seat  yes    seat  seat  enter   | seat  yes    seat  seat  enter
  give-code    | seat  yes    seat  seat  enter   | seat  yes    seat  seat  enter   | seat  yes    seat  seat  enter
  use-key      | yes   yes    yes   yes   enter   | yes   yes    yes   yes   enter   | yes   yes    yes   yes   enter
  vacate       | yes   yes    seat  seat  enter   | begun begun  begun begun enter   | begun begun  begun begun enter
  add-seat     | yes   host   host  host  enter   | begun begun  begun begun enter   | begun begun  begun begun enter
  remove-seat  | taken host   host  host  enter   | begun begun  begun begun enter   | begun begun  begun begun enter
  set-team     | yes   host   host  host  enter   | begun begun  begun begun enter   | begun begun  begun begun enter
  set-junior   | yes   host   host  host  enter   | begun begun  begun begun enter   | begun begun  begun begun enter
  set-youngest | yes   host   host  host  enter   | begun begun  begun begun enter   | begun begun  begun begun enter
  set-options  | yes   host   host  host  enter   | begun begun  begun begun enter   | begun begun  begun begun enter
  set-bot      | taken host   host  host  enter   | seat  yes    seat  seat  enter   | seat  yes    seat  seat  enter
  start        | yes   host   host  host  enter   | begun begun  begun begun enter   | begun begun  begun begun enter
  act          | none  none   none  none  enter   | seat  hand   seat  seat  enter   | seat  over   seat  seat  enter
  retire       | none  none   none  none  enter   | seat  yes    seat  seat  enter   | seat  none   seat  seat  enter
  stop         | none  none   none  none  enter   | seat  yes    seat  seat  enter   | seat  none   seat  seat  enter
  again        | early early  early early enter   | early early  early early enter   | yes   yes    yes   sit   enter
  rearrange    | early early  early early enter   | early early  early early enter   | yes   host   host  host  enter
  say          | seat  yes    seat  seat  enter   | seat  yes    seat  seat  enter   | seat  yes    seat  seat  enter
  talk         | seat  shut   seat  seat  enter   | seat  shut   seat  seat  enter   | seat  shut   seat  seat  enter
  set-talk     | yes   host   host  host  enter   | yes   host   host  host  enter   | yes   host   host  host  enter
  another      | yes   host   host  host  enter   | early early  early early enter   | yes   yes    yes   sit   enter
  give-host    | yes   host   host  host  enter   | yes   host   host  host  enter   | yes   host   host  host  enter
  notify       | seat  yes    seat  seat  enter   | seat  yes    seat  seat  enter   | seat  yes    seat  seat  enter
  look-on      | held  held   held  yes   enter   | held  held   held  yes   enter   | held  held   held  yes   enter
  sit-out      | none  none   none  none  enter   | seat  yes    seat  seat  enter   | seat  yes    seat  seat  enter
  leave        | yes   yes    yes   yes   enter   | begun begun  begun yes   enter   | yes   yes    yes   yes   enter
  remove       | seat  yes    seat  seat  enter   | seat  yes    seat  seat  enter   | seat  yes    seat  seat  enter
  strike       | yes   yes    yes   sit   enter   | yes   yes    yes   sit   enter   | yes   yes    yes   sit   enter
  new-season   | yes   host   host  host  enter   | yes   host   host  host  enter   | yes   host   host  host  enter
  set-hints    | yes   host   host  host  enter   | begun begun  begun begun enter   | begun begun  begun begun enter
  hint         | none  none   none  none  enter   | seat  plain  seat  seat  enter   | seat  none   seat  seat  enter
  pause        | none  none   none  none  enter   | seat  yes    seat  seat  enter   | seat  none   seat  seat  enter
  take-back    | none  none   none  none  enter   | seat  fixed  seat  seat  enter   | seat  none   seat  seat  enter
  give-time    | none  none   none  none  enter   | seat  sand   seat  seat  enter   | seat  none   seat  seat  enter
  fill-in      | none  none   none  none  enter   | seat  here   seat  seat  enter   | seat  none   seat  seat  enter
  claim        | held  held   held  here  enter   | held  held   held  here  enter   | held  held   held  here  enter
  grant        | seat  quiet  seat  seat  enter   | seat  quiet  seat  seat  enter   | seat  quiet  seat  seat  enter
  recall       | none  none   none  none  enter   | seat  yes    seat  seat  enter   | seat  yes    seat  seat  enter`;

/** Asked by the host. */
const WHICH_SEAT = `
               | lobby                                       | playing                               | over
               | own   present open bot   team  next  beyond | own   lent  present away  bot   next  | own   lent  present away  bot   next
  sit          | taken taken   yes  taken yes   yes   where  | begun yes   begun   begun begun where | begun yes   begun   begun begun where
  rename       | yes   seat    seat seat  seat  where where  | yes   yes   seat    seat  seat  where | yes   yes   seat    seat  seat  where
  give-key     | yes   seat    seat seat  seat  where where  | yes   yes   seat    seat  seat  where | yes   yes   seat    seat  seat  where
  give-code    | yes   seat    seat seat  seat  where where  | yes   yes   seat    seat  seat  where | yes   yes   seat    seat  seat  where
  vacate       | yes   yes     yes  yes   yes   where where  | begun begun begun   begun begun where | begun begun begun   begun begun where
  remove-seat  | taken taken   yes  yes   taken where where  | begun begun begun   begun begun where | begun begun begun   begun begun where
  set-team     | yes   yes     yes  yes   yes   where where  | begun begun begun   begun begun where | begun begun begun   begun begun where
  set-junior   | yes   yes     yes  yes   yes   where where  | begun begun begun   begun begun where | begun begun begun   begun begun where
  set-youngest | yes   yes     yes  yes   yes   where where  | begun begun begun   begun begun where | begun begun begun   begun begun where
  set-bot      | taken taken   yes  yes   taken where where  | yes   yes   seat    seat  yes   where | yes   yes   seat    yes   yes   where
  act          | none  none    none none  none  where where  | hand  seat  seat    seat  seat  where | over  seat  seat    seat  seat  where
  retire       | none  none    none none  none  where where  | yes   seat  seat    seat  seat  where | none  seat  seat    seat  seat  where
  stop         | none  none    none none  none  where where  | yes   seat  seat    seat  seat  where | none  seat  seat    seat  seat  where
  say          | yes   seat    seat seat  seat  where where  | yes   yes   seat    seat  seat  where | yes   yes   seat    seat  seat  where
  talk         | shut  seat    seat seat  seat  where where  | shut  shut  seat    seat  seat  where | shut  shut  seat    seat  seat  where
  give-host    | yes   yes     open open  yes   where where  | yes   yes   yes     yes   open  where | yes   yes   yes     yes   open  where
  notify       | yes   seat    seat seat  seat  where where  | yes   yes   seat    seat  seat  where | yes   yes   seat    seat  seat  where
  sit-out      | none  none    none none  none  where where  | yes   yes   seat    seat  seat  where | yes   yes   seat    seat  seat  where
  remove       | yes   seat    seat seat  seat  where where  | yes   seat  seat    seat  seat  where | yes   seat  seat    seat  seat  where
  hint         | none  none    none none  none  where where  | plain seat  seat    seat  seat  where | none  seat  seat    seat  seat  where
  pause        | none  none    none none  none  where where  | yes   seat  seat    seat  seat  where | none  seat  seat    seat  seat  where
  take-back    | none  none    none none  none  where where  | fixed seat  seat    seat  seat  where | none  seat  seat    seat  seat  where
  give-time    | none  none    none none  none  where where  | sand  seat  seat    seat  seat  where | none  seat  seat    seat  seat  where
  fill-in      | none  none    none none  none  where where  | here  seat  seat    seat  seat  where | none  seat  seat    seat  seat  where
  claim        | held  held    held held  held  where where  | held  held  held    held  held  where | held  held  held    held  held  where
  grant        | quiet seat    seat seat  seat  where where  | quiet seat  seat    seat  seat  where | quiet seat  seat    seat  seat  where`;

interface Cell {
  readonly type: string;
  readonly phase: TablePhase;
  /** Who asks, or about which seat. */
  readonly column: string;
  readonly answer: string;
}

function cellsOf(drawing: string): readonly Cell[] {
  const [phases = [], columns = [], ...lines] = drawing
    .split('\n')
    .slice(1)
    .map((line) => line.split('|').map(words));
  return lines.flatMap(([[type = ''] = [], ...blocks]) => {
    return blocks.flatMap((block, at) => {
      const phase = phases[at + 1]?.[0] as TablePhase;
      return block.map((answer, index) => ({
        type,
        phase,
        column: columns[at + 1]?.[index] ?? '',
        answer: ANSWERS[answer] ?? '',
      }));
    });
  });
}

function words(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** The cells of a drawing as a table answers them. */
async function answered(cells: readonly Cell[], ask: (cell: Cell) => Promise<string>): Promise<readonly Cell[]> {
  const answers: Cell[] = [];
  for (const cell of cells) answers.push({ ...cell, answer: await ask(cell) });
  return answers;
}

const isRequest = (type: string): type is ClientRequest['type'] => Object.hasOwn(REQUESTS, type);
const requestOf = (type: string, seat: Seat): ClientRequest => REQUESTS[isRequest(type) ? type : 'enter'](seat);

describe('each request', () => {
  it('is granted to those who may ask it about Luc’s seat, when they may', async () => {
    const drawn = cellsOf(WHO);
    const answers = await answered(drawn, async ({ type, phase, column }) => {
      const page = await ROLES[column]?.(await gathered(phase, { seat: 1 }));
      return page?.ask(requestOf(type, 1)) ?? 'nobody';
    });
    expect(answers).toEqual(drawn);
    expect(new Set(drawn.map(({ type }) => type))).toEqual(new Set(TYPES));
  });

  it('is granted to the host about the seats it is for', async () => {
    const drawn = cellsOf(WHICH_SEAT);
    const answers = await answered(drawn, async ({ type, phase, column }) => {
      const asked = SEATS[column] ?? { seat: -1 };
      const { zoe } = await gathered(phase, asked);
      return zoe.ask(requestOf(type, asked.seat));
    });
    expect(answers).toEqual(drawn);
    expect(new Set(drawn.map(({ type }) => type))).toEqual(new Set(ABOUT_A_SEAT));
  });

  it.each(['lobby', 'playing', 'over'] as const)('is refused at any time for a name or a key that is none: %s', async (phase) => {
    const { luc } = await gathered(phase, { seat: 1 });
    expect(await luc.ask({ type: 'rename', seat: 1, name: ' ' })).toBe('bad-name');
    expect(await luc.ask({ type: 'use-key', key: 'other' })).toBe('unknown-key');
  });

  it('to leave the game is granted once', async () => {
    const { luc } = await gathered('playing', { seat: 1 });
    expect(await luc.ask(REQUESTS.retire(1))).toBe('done');
    expect(luc.table.phase).toBe('playing');
    expect(await luc.ask(REQUESTS.retire(1))).toBe('not-playing');
  });

  it('to play again is granted with options that the game still reads', async () => {
    const { setting, table } = await gathered('over', { seat: 1 });
    const kept = await setting.store.table(table.code);
    if (kept === null) throw new Error('not kept');
    await setting.store.keep({ table: { ...kept, version: kept.version + 1, options: { sablier: -1 } }, progress: null });
    const zoe = await Page.entered(await setting.find(table.code), 'zoe');
    expect(await zoe.ask(REQUESTS.again(0))).toBe('bad-options');
  });
});
