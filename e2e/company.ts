// People at a table of any game, each on a line of their own, and a witness who always knows the truth.

import { gameNamed } from '@boite/games';
import { bestThought, type GameBox, type GameTypes, type Seat, seededChance } from '@boite/kernel';
import type { ClientRequest, ServerMessage, StepMessage, TableView } from '@boite/protocol';
import { type Browser, expect, type Page } from '@playwright/test';
import { newPerson } from './friends.ts';
import type { House } from './house.ts';
import { Line } from './line.ts';

const COMPANY_NAMES = ['Ada', 'Bruno', 'Cléo', 'David'];

export interface Companion {
  readonly name: string;
  readonly seat: Seat;
  readonly line: Line;
  page: Page;
}

export interface Company {
  readonly code: string;
  readonly box: GameBox<GameTypes>;
  readonly people: readonly Companion[];
  readonly witness: Witness;
}

/** What a page shows, as the page itself knows it. */
export interface Shown {
  readonly status: string;
  readonly step: number;
}

/** Each on a page of their own, in a seat, in the order of their names; the first opened the table, which may have more `seats`. */
export async function gathered(
  browser: Browser,
  house: House,
  game: string,
  { count = 2, seats = count }: { readonly count?: number; readonly seats?: number } = {},
): Promise<Company> {
  const people: Companion[] = [];
  for (const [seat, name] of COMPANY_NAMES.slice(0, count).entries()) {
    const line = await Line.to(house.url);
    people.push({ name, seat, line, page: (await newPerson(browser, line.url)).page });
  }
  const [host] = people as [Companion];
  const opened = await host.page.request.post(`${host.line.url}/api/tables`, { data: { game, seats } });
  const { code } = (await opened.json()) as { code: string };
  const company = { code, people, box: gameNamed(game) as GameBox<GameTypes>, witness: new Witness(house, code) };
  for (const { page, line } of people) await page.goto(`${line.url}/a-propos`);
  // Whoever opened it has come to stay before anyone sits who might be given it meanwhile.
  for (const person of people) {
    await asked(company, person, [{ type: 'sit', seat: person.seat, name: person.name }]);
    await come(company, person);
  }
  return company;
}

export async function come({ code }: Company, { page, line }: Companion): Promise<void> {
  await page.goto(`${line.url}/t/${code}`);
  await expect(page.locator('[data-link="open"]')).toBeAttached();
}

/** The page is closed, as when a phone is put away; the device keeps its seat. */
export async function leave(person: Companion): Promise<void> {
  await person.page.close();
}

export async function comeBack(company: Company, person: Companion, context = person.page.context()): Promise<void> {
  person.page = await context.newPage();
  await come(company, person);
}

export async function disperse({ people, witness }: Company): Promise<void> {
  witness.close();
  await Promise.all(people.map(({ page }) => page.context().close()));
  await Promise.all(people.map(({ line }) => line.close()));
}

export async function shown({ page }: Companion): Promise<Shown> {
  const line = page.locator('[data-link]');
  const [status, step] = await line.evaluate((strip) => [strip.getAttribute('data-link'), strip.getAttribute('data-step')]);
  return { status: status ?? '', step: Number(step) };
}

/** From the person's own device and over their own line: 'done', or why not, for each. */
export function asked(
  { code }: Company,
  { page, line }: Companion,
  requests: readonly ClientRequest[],
): Promise<readonly string[]> {
  return page.evaluate(askedOverASocket, { url: `${line.url.replace('http', 'ws')}/ws`, code, requests: [...requests] });
}

/** Runs in the page. */
async function askedOverASocket(asking: { url: string; code: string; requests: object[] }): Promise<string[]> {
  const socket = new WebSocket(asking.url);
  await new Promise((opened, failed) => {
    socket.onopen = opened;
    socket.onerror = failed;
  });
  const answers: string[] = [];
  for (const [id, request] of [{ type: 'enter', code: asking.code }, ...asking.requests].entries()) {
    const answer = new Promise<string>((answered) => {
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data));
        if (message.id === id) answered(message.type === 'done' ? 'done' : message.refusal.code);
      };
    });
    socket.send(JSON.stringify({ id, ...request }));
    answers.push(await answer);
  }
  socket.close();
  return answers.slice(1);
}

/** One move of whoever is awaited first, as a bot would think of it from what that seat sees: at once, or in the end. */
export async function played(company: Company, person: Companion, books: object, isThought = () => true): Promise<string> {
  const { box } = company;
  const step = await company.witness.seen(person);
  const situation = { view: step.view, seat: person.seat, level: 'debutant', books, chance: seededChance(step.step) } as const;
  const action = bestThought((await box.bot()).think(situation), isThought);
  const [answer] = await asked(company, person, [{ type: 'act', seat: person.seat, step: step.step, action }]);
  return answer ?? '';
}

/** Looks on over a line that never fails, and comes back when the house does. */
export class Witness {
  readonly #house: House;
  readonly #code: string;
  #socket: WebSocket | null = null;
  #isClosed = false;
  table: TableView | null = null;
  step: StepMessage | null = null;
  /** Every piece of news there was. */
  readonly news: string[] = [];

  constructor(house: House, code: string) {
    this.#house = house;
    this.#code = code;
    this.#come();
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.close();
  }

  /** What a person sees, by the cookie of their device. */
  async seen({ page, seat }: Companion): Promise<StepMessage> {
    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const socket = new WebSocket(this.#address, { headers: { cookie } } as never);
    const step = await new Promise<StepMessage>((found, failed) => {
      socket.onerror = failed;
      socket.onopen = () => socket.send(JSON.stringify({ id: 1, type: 'enter', code: this.#code }));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.type === 'step' && message.viewer === seat) found(message);
      };
    });
    socket.close();
    return step;
  }

  get #address(): string {
    return `${this.#house.url.replace('http', 'ws')}/ws`;
  }

  #come(): void {
    if (this.#isClosed) return;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    // A code opens a table before its game only; the link, at any time.
    const code = this.table?.invitation ?? this.#code;
    socket.onopen = () => socket.send(JSON.stringify({ id: 1, type: 'enter', code }));
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage);
    socket.onerror = () => {};
    socket.onclose = () => setTimeout(() => this.#come(), 100);
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'table') this.table = message.table;
    if (message.type !== 'step') return;
    this.step = message;
    if (!message.whole) this.news.push(...message.told.map(({ news }) => JSON.stringify(news)));
  }
}
