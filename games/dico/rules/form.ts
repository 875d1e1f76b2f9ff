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
  pace: {
    ...field(
      'Rythme des dés',
      'Le dictionnaire reste ouvert jusqu’à ce que les deux dés soient rouges.',
      [2, 1, 3, 5].map((seconds) => [seconds, seconds === 1 ? 'Chaque seconde' : `Toutes les ${seconds} secondes`]),
    ),
    isOffered: (_, { sablier }) => sablier !== null,
  },
  aid: yesOrNo('Carnet intelligent', 'Le carnet indique combien de mots restent possibles pour chaque adversaire.'),
};

/** Any range of lengths, not only those that the form offers. */
export const readOptions = optionsReader(OPTIONS, { length: isLength });

/** What STOP asks for in a quick game: « deux mots à quatre ». */
function quickText(seats: number): string {
  const count = toName({ rapide: true }, seats);
  return `${count === 1 ? 'un seul' : `${inWords(count)} mots`} à ${inWords(seats)}`;
}
