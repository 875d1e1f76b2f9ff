// How a game is called, by its id; the id itself where it is no longer on the shelf.

import titles from 'virtual:shelf';

export function gameName(id: string): string {
  return titles.find((title) => title.id === id)?.name ?? id;
}
