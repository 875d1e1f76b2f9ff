// People at a table of Rondo on a real server, each on a device of their own and in the seat of their name.

import { Visitor } from './visitor.ts';

export async function seatedAt(url: string, names: readonly string[]) {
  const people = await Promise.all(names.map(() => Visitor.arrived(url)));
  const code = (await people[0]?.open({ game: 'rondo', seats: names.length })) ?? '';
  for (const [seat, person] of people.entries()) {
    await person.ask({ type: 'enter', code });
    await person.ask({ type: 'sit', seat, name: names[seat] ?? '' });
  }
  return { people, code };
}
