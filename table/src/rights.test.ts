import type { Seat } from '@boite/kernel';
import type { ClientRequest } from '@boite/protocol';
import { describe, expect, it } from 'vitest';
import { Page, TestSetting } from '../testing/setting.ts';

type Phase = 'lobby' | 'playing' | 'over';

/** One request of each kind about a seat. Another kind in the protocol asks for its line here and in the drawings below. */
const REQUESTS: { readonly [Type in ClientRequest['type']]: (seat: Seat) => Extract<ClientRequest, { type: Type }> } = {
  enter: () => ({ type: 'enter', code: '' }),
  sit: (seat) => ({ type: 'sit', seat, name: 'Ida' }),
  rename: (seat) => ({ type: 'rename', seat, name: 'Ida' }),
  'give-key': (seat) => ({ type: 'give-key', seat, key: 'new' }),
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
async function gathered(phase: Phase, { seat, arranged = [], since }: SeatAsked) {
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
  return { ...people, table, entered };
}

/** Who may ask about Luc's seat. */
const ROLES: Readonly<Record<string, (at: Awaited<ReturnType<typeof gathered>>) => Page | Promise<Page>>> = {
  host: ({ zoe }) => zoe,
  holder: ({ luc }) => luc,
  other: ({ eve }) => eve,
  guest: ({ entered }) => entered('max'),
  outside: ({ table }) => new Page(table, 'ida'),
};

type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A drawing: the phase and the columns, then a line for each request. */
function read(drawing: string): { readonly phase: Phase; readonly columns: readonly string[]; readonly answers: Answers } {
  const [[phase, ...columns] = [], ...lines] = drawing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/));
  const answers = lines.map(([type, ...cells]) => [type, Object.fromEntries(columns.map((column, at) => [column, cells[at]]))]);
  return { phase: phase as Phase, columns, answers: Object.fromEntries(answers) };
}

async function answersTo(
  types: readonly ClientRequest['type'][],
  columns: readonly string[],
  answer: (type: ClientRequest['type'], column: string) => Promise<string>,
): Promise<Answers> {
  const answers: Record<string, Record<string, string>> = {};
  for (const type of types) {
    const line: Record<string, string> = {};
    for (const column of columns) line[column] = await answer(type, column);
    answers[type] = line;
  }
  return answers;
}

const WHO = [
  `
  lobby         host             holder           other            guest            outside
  enter         done             done             done             done             done
  sit           seat-taken       seat-taken       seat-taken       seat-taken       not-at-a-table
  rename        not-your-seat    done             not-your-seat    not-your-seat    not-at-a-table
  give-key      not-your-seat    done             not-your-seat    not-your-seat    not-at-a-table
  use-key       done             done             done             done             not-at-a-table
  vacate        done             done             not-your-seat    not-your-seat    not-at-a-table
  add-seat      done             host-only        host-only        host-only        not-at-a-table
  remove-seat   seat-taken       host-only        host-only        host-only        not-at-a-table
  set-team      done             host-only        host-only        host-only        not-at-a-table
  set-junior    done             host-only        host-only        host-only        not-at-a-table
  set-youngest  done             host-only        host-only        host-only        not-at-a-table
  set-options   done             host-only        host-only        host-only        not-at-a-table
  set-bot       seat-taken       host-only        host-only        host-only        not-at-a-table
  start         done             host-only        host-only        host-only        not-at-a-table
  act           not-playing      not-playing      not-playing      not-playing      not-at-a-table
  retire        not-playing      not-playing      not-playing      not-playing      not-at-a-table
  stop          not-playing      not-playing      not-playing      not-playing      not-at-a-table
  again         not-over         not-over         not-over         not-over         not-at-a-table
  rearrange     not-over         not-over         not-over         not-over         not-at-a-table`,
  `
  playing       host             holder           other            guest            outside
  enter         done             done             done             done             done
  sit           already-playing  already-playing  already-playing  already-playing  not-at-a-table
  rename        not-your-seat    done             not-your-seat    not-your-seat    not-at-a-table
  give-key      not-your-seat    done             not-your-seat    not-your-seat    not-at-a-table
  use-key       done             done             done             done             not-at-a-table
  vacate        already-playing  already-playing  already-playing  already-playing  not-at-a-table
  add-seat      already-playing  already-playing  already-playing  already-playing  not-at-a-table
  remove-seat   already-playing  already-playing  already-playing  already-playing  not-at-a-table
  set-team      already-playing  already-playing  already-playing  already-playing  not-at-a-table
  set-junior    already-playing  already-playing  already-playing  already-playing  not-at-a-table
  set-youngest  already-playing  already-playing  already-playing  already-playing  not-at-a-table
  set-options   already-playing  already-playing  already-playing  already-playing  not-at-a-table
  set-bot       not-your-seat    done             not-your-seat    not-your-seat    not-at-a-table
  start         already-playing  already-playing  already-playing  already-playing  not-at-a-table
  act           not-your-seat    not-in-hand      not-your-seat    not-your-seat    not-at-a-table
  retire        not-your-seat    done             not-your-seat    not-your-seat    not-at-a-table
  stop          not-your-seat    done             not-your-seat    not-your-seat    not-at-a-table
  again         not-over         not-over         not-over         not-over         not-at-a-table
  rearrange     not-over         not-over         not-over         not-over         not-at-a-table`,
  `
  over          host             holder           other            guest            outside
  enter         done             done             done             done             done
  sit           already-playing  already-playing  already-playing  already-playing  not-at-a-table
  rename        not-your-seat    done             not-your-seat    not-your-seat    not-at-a-table
  give-key      not-your-seat    done             not-your-seat    not-your-seat    not-at-a-table
  use-key       done             done             done             done             not-at-a-table
  vacate        already-playing  already-playing  already-playing  already-playing  not-at-a-table
  add-seat      already-playing  already-playing  already-playing  already-playing  not-at-a-table
  remove-seat   already-playing  already-playing  already-playing  already-playing  not-at-a-table
  set-team      already-playing  already-playing  already-playing  already-playing  not-at-a-table
  set-junior    already-playing  already-playing  already-playing  already-playing  not-at-a-table
  set-youngest  already-playing  already-playing  already-playing  already-playing  not-at-a-table
  set-options   already-playing  already-playing  already-playing  already-playing  not-at-a-table
  set-bot       not-your-seat    done             not-your-seat    not-your-seat    not-at-a-table
  start         already-playing  already-playing  already-playing  already-playing  not-at-a-table
  act           not-your-seat    over             not-your-seat    not-your-seat    not-at-a-table
  retire        not-your-seat    not-playing      not-your-seat    not-your-seat    not-at-a-table
  stop          not-your-seat    not-playing      not-your-seat    not-your-seat    not-at-a-table
  again         done             done             done             seated-only      not-at-a-table
  rearrange     done             host-only        host-only        host-only        not-at-a-table`,
];

/** Asked by the host. */
const WHICH_SEAT = [
  `
  lobby         own              present          open             bot              team             next             beyond
  sit           seat-taken       seat-taken       done             seat-taken       done             done             unknown-seat
  rename        done             not-your-seat    not-your-seat    not-your-seat    not-your-seat    unknown-seat     unknown-seat
  give-key      done             not-your-seat    not-your-seat    not-your-seat    not-your-seat    unknown-seat     unknown-seat
  vacate        done             done             done             done             done             unknown-seat     unknown-seat
  remove-seat   seat-taken       seat-taken       done             done             seat-taken       unknown-seat     unknown-seat
  set-team      done             done             done             done             done             unknown-seat     unknown-seat
  set-junior    done             done             done             done             done             unknown-seat     unknown-seat
  set-youngest  done             done             done             done             done             unknown-seat     unknown-seat
  set-bot       seat-taken       seat-taken       done             done             seat-taken       unknown-seat     unknown-seat
  act           not-playing      not-playing      not-playing      not-playing      not-playing      unknown-seat     unknown-seat
  retire        not-playing      not-playing      not-playing      not-playing      not-playing      unknown-seat     unknown-seat
  stop          not-playing      not-playing      not-playing      not-playing      not-playing      unknown-seat     unknown-seat`,
  `
  playing       own              lent             present          away             bot              next
  sit           already-playing  done             already-playing  already-playing  already-playing  unknown-seat
  rename        done             done             not-your-seat    not-your-seat    not-your-seat    unknown-seat
  give-key      done             done             not-your-seat    not-your-seat    not-your-seat    unknown-seat
  vacate        already-playing  already-playing  already-playing  already-playing  already-playing  unknown-seat
  remove-seat   already-playing  already-playing  already-playing  already-playing  already-playing  unknown-seat
  set-team      already-playing  already-playing  already-playing  already-playing  already-playing  unknown-seat
  set-junior    already-playing  already-playing  already-playing  already-playing  already-playing  unknown-seat
  set-youngest  already-playing  already-playing  already-playing  already-playing  already-playing  unknown-seat
  set-bot       done             done             not-your-seat    done             done             unknown-seat
  act           not-in-hand      not-your-seat    not-your-seat    not-your-seat    not-your-seat    unknown-seat
  retire        done             not-your-seat    not-your-seat    not-your-seat    not-your-seat    unknown-seat
  stop          done             not-your-seat    not-your-seat    not-your-seat    not-your-seat    unknown-seat`,
  `
  over          own              lent             present          away             bot              next
  sit           already-playing  done             already-playing  already-playing  already-playing  unknown-seat
  rename        done             done             not-your-seat    not-your-seat    not-your-seat    unknown-seat
  give-key      done             done             not-your-seat    not-your-seat    not-your-seat    unknown-seat
  vacate        already-playing  already-playing  already-playing  already-playing  already-playing  unknown-seat
  remove-seat   already-playing  already-playing  already-playing  already-playing  already-playing  unknown-seat
  set-team      already-playing  already-playing  already-playing  already-playing  already-playing  unknown-seat
  set-junior    already-playing  already-playing  already-playing  already-playing  already-playing  unknown-seat
  set-youngest  already-playing  already-playing  already-playing  already-playing  already-playing  unknown-seat
  set-bot       done             done             not-your-seat    done             done             unknown-seat
  act           over             not-your-seat    not-your-seat    not-your-seat    not-your-seat    unknown-seat
  retire        not-playing      not-your-seat    not-your-seat    not-your-seat    not-your-seat    unknown-seat
  stop          not-playing      not-your-seat    not-your-seat    not-your-seat    not-your-seat    unknown-seat`,
];

describe('each request', () => {
  it.each(WHO.map(read))('is granted to those who may ask it about Luc’s seat: $phase', async ({ phase, columns, answers }) => {
    const answer = async (type: ClientRequest['type'], role: string) => {
      const luc = { seat: 1 };
      const page = await ROLES[role]?.(await gathered(phase, luc));
      return page?.ask(REQUESTS[type](luc.seat)) ?? 'nobody';
    };
    expect(await answersTo(TYPES, columns, answer)).toEqual(answers);
  });

  it.each(WHICH_SEAT.map(read))('is granted about the seats it is for: $phase', async ({ phase, columns, answers }) => {
    const answer = async (type: ClientRequest['type'], column: string) => {
      const asked = SEATS[column] ?? { seat: -1 };
      const { zoe } = await gathered(phase, asked);
      return zoe.ask(REQUESTS[type](asked.seat));
    };
    expect(await answersTo(ABOUT_A_SEAT, columns, answer)).toEqual(answers);
  });
});
