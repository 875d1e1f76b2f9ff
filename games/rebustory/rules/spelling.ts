// Knows what juniors are asked to spell: the words of what they have just laid, once each, hidden meanwhile. (RULES.md 5.7)

import { isSameRun, type Seat } from '@boite/kernel';
import type { Books, Change, Fact, Group, Rebus, Said, SpellingAsked, State } from '../types.ts';
import { groupIn } from './group.ts';
import { hasSpellingBonus } from './score.ts';
import { isRightlySpelled } from './words.ts';

/** Whether a player who lays these is asked to spell them. */
export function asksSpelling({ juniors, options, spelt }: State, seat: Seat, judged: readonly Rebus[]): boolean {
  return juniors.includes(seat) && hasSpellingBonus(options) && judged.some(({ word }) => !spelt.includes(word));
}

/** What is to be spelled once a change is made: what was lengthened is another word. */
export function spellingAfter({ spelling, spelt }: State, { group, judged, isToSpell }: Change): readonly SpellingAsked[] {
  const others = spelling.filter((asked) => asked.group !== group.id || askedIn(group, asked) !== null);
  const wanted = isToSpell ? judged.filter(({ word }) => !spelt.includes(word)) : [];
  const asked = wanted.map(({ row, column, direction }) => ({ group: group.id, row, column, direction }));
  return [...others.filter((one) => !asked.some((other) => one.group === other.group && isSameRun(one, other))), ...asked];
}

function askedIn({ rebuses }: Group, asked: SpellingAsked): Rebus | null {
  return rebuses.find((rebus) => isSameRun(rebus, asked)) ?? null;
}

function rebusAsked({ plays }: Pick<State, 'plays'>, asked: SpellingAsked): Rebus | null {
  const group = plays.map((_, owner) => groupIn(plays, owner, asked.group)).find((one) => one !== null);
  return group ? askedIn(group, asked) : null;
}

/** What comes of a junior's spelling of the first word that is asked for. */
export function spelledFact(state: State, written: string | null, books: Books): Fact {
  const [at] = state.spelling;
  const rebus = at && rebusAsked(state, at);
  if (!at || !rebus) throw new Error('nothing is to be spelled');
  const isRight = written !== null && isWrittenSo(written.trim(), rebus, books);
  return { kind: 'spelled', seat: state.turn, at, word: rebus.word, written, isRight };
}

/** Any right spelling of what was heard; of what only the others heard, the word itself. */
function isWrittenSo(written: string, { word, sounds }: Rebus, books: Books): boolean {
  return sounds === null ? written.toLowerCase() === word.toLowerCase() : isRightlySpelled(written, sounds, books);
}

/** The plays with a rebus marked as rightly spelled. */
export function playsSpelled({ plays }: State, at: SpellingAsked): State['plays'] {
  const marked = (rebus: Rebus) => (isSameRun(rebus, at) ? { ...rebus, isSpelled: true } : rebus);
  return plays.map((groups) =>
    groups.map((group) => (group.id === at.group ? { ...group, rebuses: group.rebuses.map(marked) } : group)),
  );
}

/** As the junior sees a change meanwhile: without its words. */
export function unwritten<Laid extends Change>(laid: Laid): Laid {
  if (!laid.isToSpell) return laid;
  const isJudged = (rebus: Rebus) => laid.judged.some((judged) => isSameRun(judged, rebus));
  const rebuses = laid.group.rebuses.map((rebus) => (isJudged(rebus) ? withoutWord(rebus) : rebus));
  return { ...laid, group: { ...laid.group, rebuses }, judged: laid.judged.map(withoutWord) };
}

/** As the junior sees the table meanwhile. */
export function unwrittenTable(state: State): Pick<State, 'plays' | 'said' | 'pending'> {
  const { plays, said, pending, spelling } = state;
  const hidden = spelling.flatMap((asked) => rebusAsked(state, asked) ?? []);
  const seen = (group: Group): Group => ({
    ...group,
    rebuses: group.rebuses.map((rebus) => (hidden.includes(rebus) ? withoutWord(rebus) : rebus)),
  });
  const isHidden = ({ word }: Said) => hidden.some((rebus) => rebus.word === word);
  return {
    plays: hidden.length === 0 ? plays : plays.map((groups) => groups.map(seen)),
    said: hidden.length === 0 ? said : said.map((one) => (isHidden(one) ? withoutWord(one) : one)),
    pending: pending && { ...pending, laid: unwritten(pending.laid) },
  };
}

function withoutWord<Told extends { readonly word: string }>(told: Told): Told {
  return { ...told, word: '' };
}
