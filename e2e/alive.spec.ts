// Knows that what an opponent does is heard and seen to move in every game, as its list of news says.

import { shelf } from '@boite/games';
import { loadLibrary } from '@boite/language/node';
import { SOUND_NOTES } from '@boite/ui/device/sound-notes.ts';
import { doerOf, drawnToOneself, type Effect, type MotionName } from '@boite/ui/effects.ts';
import { asked, type Companion, type Company, come, disperse, gathered, played, shown } from './company.ts';
import { expect, test } from './house.ts';
import { listen, watch } from './senses.ts';

type EffectsOfNews = Readonly<Record<string, Effect>>;

const books = loadLibrary();
/** Long before that somebody has laid something. */
const MOST_MOVES = 90;
/** What moves, by its place on the frame. */
const MOVED_THERE: Readonly<Record<MotionName, RegExp>> = { lay: /play|hand/, draw: /hand/, nudge: /players/, alarm: /message/ };

async function effectsIn(id: string): Promise<EffectsOfNews> {
  const [effects] = Object.values<EffectsOfNews>(await import(new URL(`../games/${id}/screen/effects.ts`, import.meta.url).href));
  return effects ?? {};
}

/** The page is opened again by someone who hears and sees, and has touched it once. */
async function withSenses(company: Company, person: Companion) {
  const senses = { pitches: await listen(person.page), moved: await watch(person.page) };
  await person.page.emulateMedia({ reducedMotion: 'no-preference' });
  await come(company, person);
  await person.page.locator('main').click({ position: { x: 2, y: 2 } });
  return senses;
}

/** Whoever is awaited moves: what the other is told of it. */
async function newsOfAMove(company: Company, other: Companion): Promise<readonly object[]> {
  const { witness, people } = company;
  await expect.poll(() => witness.step?.awaiting.length).toBeGreaterThan(0);
  const before = witness.step?.step ?? 0;
  await expect.poll(async () => (await shown(other)).step).toBe(before);
  const mover = people[witness.step?.awaiting[0] ?? 0] as Companion;
  expect(await played(company, mover, books, () => false)).toBe('done');
  await expect.poll(() => witness.step?.step).toBeGreaterThan(before);
  const { told } = await witness.seen(other);
  return told.filter(({ step }) => step > before).map(({ news }) => news as object);
}

for (const { game } of shelf())
  test(`${game.id}: what another does is heard and moves as its news say, until something was laid, and pieces come to one’s hand @all`, async ({
    browser,
    house,
  }) => {
    const company = await gathered(browser, house, game.id);
    const [host, other] = company.people as readonly [Companion, Companion];
    const { pitches, moved } = await withSenses(company, other);
    const effects = await effectsIn(game.id);
    await asked(company, host, [{ type: 'start' }]);
    const movedTo = async (since: number) => (await moved()).slice(since).map(({ place }) => place);
    let [isLaid, hasDrawn] = [false, false];
    for (let move = 0; move < MOST_MOVES && !(isLaid && hasDrawn); move++) {
      const [heard, seen] = [(await pitches()).length, (await moved()).length];
      const told = await newsOfAMove(company, other);
      const drawn = told.reduce((sum: number, news) => sum + drawnToOneself(news), 0);
      await expect
        .poll(async () => (await movedTo(seen)).filter((place) => place === 'hand').length)
        .toBeGreaterThanOrEqual(drawn);
      hasDrawn ||= drawn > 0;
      const shownEffects = told.flatMap((news) => (doerOf(news) === other.seat ? [] : (effects[kindOf(news)] ?? [])));
      const sound = shownEffects.findLast((effect) => effect.sound !== null)?.sound;
      const notes = sound ? SOUND_NOTES[sound].map(({ pitch }) => pitch) : [];
      await expect.poll(async () => (await pitches()).slice(heard)).toEqual(expect.arrayContaining(notes));
      const motion = shownEffects.findLast((effect) => effect.motion !== null)?.motion;
      if (motion) await expect.poll(async () => (await movedTo(seen)).join()).toMatch(MOVED_THERE[motion]);
      isLaid ||= motion === 'lay';
    }
    expect([isLaid, hasDrawn]).toEqual([true, true]);
    await disperse(company);
  });

const kindOf = (news: object) => (news as { readonly kind: string }).kind;
