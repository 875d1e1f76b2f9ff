// The worked examples of the rules of Rummikub des mots: what lies on the table, what the rack adds, what becomes of it.

import type { Letter } from '@boite/language';
import { pointsForLongest } from '../rules/score.ts';

interface ExampleTile {
  readonly letter: Letter;
  readonly isOwn: boolean;
}

export interface TableExample {
  readonly article: string;
  readonly before: readonly (readonly ExampleTile[])[];
  readonly after: readonly (readonly ExampleTile[])[];
  readonly told: string;
  readonly points: number;
}

export const TABLE_EXAMPLES: readonly TableExample[] = [
  tableExample(
    { table: 'PARAITRE', rack: 'DIS', after: 'DISPARAITRE' },
    '4.1',
    'D, I, S devant PARAITRE : un point par lettre du nouveau mot.',
  ),
  tableExample(
    { table: 'IMAGE', rack: 'LEP', after: 'MIEL PAGE' },
    '4.1',
    'IMAGE défait, avec L, E et P : deux mots, et le plus long compte.',
  ),
  tableExample(
    { table: 'DROLE BOEUF', rack: 'RO', after: 'BORD ROLE OEUF' },
    '4.2',
    'D et B changent de mot : toutes les lettres de la table y restent.',
  ),
  tableExample(
    { table: '', rack: 'EAUVIELOURDCHAMBRE', after: 'EAU VIE LOURD CHAMBRE' },
    '6.1',
    'Quatre mots d’un coup : seul le plus long compte.',
  ),
];

interface DrawnExample {
  readonly table: string;
  readonly rack: string;
  /** The words formed, those that take the tiles of the rack first. */
  readonly after: string;
}

function tableExample({ table, rack, after }: DrawnExample, article: string, told: string): TableExample {
  const words = after.split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best));
  const left = [...rack];
  return {
    article,
    before: table === '' ? [] : table.split(' ').map((word) => tilesOfWord(word, [])),
    after: words.map((word) => tilesOfWord(word, left)),
    told,
    points: pointsForLongest(longest, { emptied: false }),
  };
}

/** The tiles of a word, each of one's own as long as there are such `left`. */
function tilesOfWord(word: string, left: string[]): readonly ExampleTile[] {
  return [...word].map((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return { letter: letter as Letter, isOwn: at >= 0 };
  });
}
