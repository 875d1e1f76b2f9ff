// What a table of Dico agrees on, one field an option, and how it is read.

import type { OptionForm } from '@boite/kernel';
import { inWords, THEMES, typeset } from '@boite/language';
import { field, sablierField, yesOrNo } from '../../choices.ts';
import { optionsReader } from '../../reading.ts';
import type { Length, Options } from '../types.ts';
import { toName } from './announcement.ts';
import { MOST_SEATS } from './setup.ts';
import { FEWEST_LETTERS, isLength, lengthsIn, MOST_LETTERS, THEMES_TO_HIDE } from './words.ts';

export const OPTIONS: OptionForm<Options> = {
  sablier: sablierField('Le temps d’un tour. Il attend pendant qu’on consulte le dictionnaire.', [120, 60, 90, 180, null]),
  words: field<Options['words']>(
    'Mots à cacher',
    `Des mots du dictionnaire, ou des noms propres de ${inWords(MOST_LETTERS)} lettres au plus.`,
    [
      ['common', 'Mots du dictionnaire'],
      ['proper', 'Noms propres'],
      ...THEMES_TO_HIDE.map((theme) => [theme, typeset(`Noms propres : ${THEMES[theme]}`)] as const),
    ],
  ),
  length: {
    ...field<Length>('Nombre de lettres', 'Le même pour tous les mots, ou une fourchette.', [
      ['6-8', 'De 6 à 8 (facile)'],
      ['8-10', 'De 8 à 10'],
      ['10-12', 'De 10 à 12 (difficile)'],
      [`${FEWEST_LETTERS}-${MOST_LETTERS}`, `De ${FEWEST_LETTERS} à ${MOST_LETTERS}`],
      ...lengthsIn({ fewest: FEWEST_LETTERS, most: MOST_LETTERS }).map((length) => [`${length}`, `${length} lettres`] as const),
    ]),
    isOffered: (_, { words }) => words === 'common',
  },
  rapide: yesOrNo('Partie rapide', `STOP donne ${quickText(MOST_SEATS)} joueurs, ${quickText(MOST_SEATS - 1)}.`),
  ownWording: yesOrNo('Définition libre', 'On peut écrire soi-même la définition de son mot.'),
  aid: yesOrNo(
    'Carnet intelligent',
    'Le carnet compte les mots encore possibles pour chaque adversaire, et les montre quand il en reste peu.',
  ),
};

/** Any range of lengths, not only those that the form offers. */
const readAgreed = optionsReader(OPTIONS, { length: isLength });

/** Tables of the first edition agreed on a pace of the dice too: it is read no more. */
export function readOptions(raw: unknown): Options | null {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return readAgreed(raw);
  return readAgreed(Object.fromEntries(Object.entries(raw).filter(([name]) => name !== 'pace')));
}

/** What STOP asks for in a quick game: « deux mots à quatre ». */
function quickText(seats: number): string {
  const count = toName({ rapide: true }, seats);
  return `${count === 1 ? 'un seul' : `${inWords(count)} mots`} à ${inWords(seats)}`;
}
