// When two names look alike: whoever reads them must not take one person for another.

/** Letters and digits that look like a Latin letter, by that letter. Capitals are compared as small ones, except I and 1. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аɑα',
  b: 'ьƅ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еє',
  g: 'ɡ',
  h: 'һн',
  i: 'іıι',
  j: 'јϳ',
  k: 'кκ',
  l: '1|!ӏ',
  m: 'мμ',
  n: 'пηո',
  o: '0оοσօ',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕ',
  t: 'тτ',
  u: 'υսц',
  v: 'νѵ',
  w: 'ԝωш',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢ',
  '-': '‐‑‒–—−_',
  "'": '’‘ʼ`´′',
};

const LATIN_OF = new Map(Object.entries(LOOK_ALIKES).flatMap(([latin, alike]) => [...alike].map((other) => [other, latin])));

/** What a name looks like: two names with the same are one to whoever reads them. Accents are seen. */
export function nameSkeleton(name: string): string {
  // A capital I is a small l to most eyes; a small i with its dot is not.
  const letters = [...name.normalize('NFKC').replaceAll('I', 'l').toLowerCase().normalize('NFD').replaceAll(' ', '')];
  return letters
    .map((letter) => LATIN_OF.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
