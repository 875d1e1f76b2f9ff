// What stands before an apostrophe, and how it is said.

export const ELIDED: ReadonlyMap<string, string> = new Map([
  ['c', 's'],
  ['d', 'd'],
  ['j', 'Z'],
  ['l', 'l'],
  ['m', 'm'],
  ['n', 'n'],
  ['s', 's'],
  ['t', 't'],
  ['qu', 'k'],
  ['jusqu', 'Zysk'],
  ['lorsqu', 'lORsk'],
  ['puisqu', 'p8isk'],
  ['quoiqu', 'kwak'],
  ['quelqu', 'kElk'],
  ['presqu', 'pREsk'],
  ['entr', '4tR'],
  ['aujourd', 'oZuRd'],
]);
