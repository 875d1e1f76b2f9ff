// Knows the table's choices in French: one field an option, closed by the compiler.

import type { OptionForm } from '@boite/kernel';
import { THEMES, typeset } from '@boite/language';
import type { Length, Options } from '../types.ts';
import { THEMES_TO_HIDE } from './words.ts';

const NO_OR_YES = [
  { value: false, label: 'Non' },
  { value: true, label: 'Oui' },
];

const ONE_LENGTH: readonly Length[] = ['6', '7', '8', '9', '10', '11', '12'];

export const OPTIONS: OptionForm<Options> = {
  sablier: {
    label: 'Sablier',
    help: 'Le temps d’un tour. Il attend pendant qu’on consulte le dictionnaire.',
    choices: [
      { value: 120, label: '2 minutes' },
      { value: 60, label: '1 minute' },
      { value: 90, label: '1 minute 30' },
      { value: 180, label: '3 minutes' },
      { value: null, label: 'Sans sablier' },
    ],
  },
  words: {
    label: 'Mots à cacher',
    help: 'Des mots du dictionnaire, ou des noms propres de douze lettres au plus.',
    choices: [
      { value: 'common', label: 'Mots du dictionnaire' },
      { value: 'proper', label: 'Noms propres' },
      ...THEMES_TO_HIDE.map((theme) => ({ value: theme, label: typeset(`Noms propres : ${THEMES[theme]}`) })),
    ],
  },
  length: {
    label: 'Nombre de lettres',
    help: 'Le même pour tous les mots, ou une fourchette.',
    choices: [
      { value: '6-8', label: 'De 6 à 8 (facile)' },
      { value: '8-10', label: 'De 8 à 10' },
      { value: '10-12', label: 'De 10 à 12 (difficile)' },
      { value: '6-12', label: 'De 6 à 12' },
      ...ONE_LENGTH.map((value) => ({ value, label: `${value} lettres` })),
    ],
    isOffered: (_, { words }) => words === 'common',
  },
  rapide: {
    label: 'Partie rapide',
    help: 'STOP donne deux mots à quatre joueurs, un seul à trois.',
    choices: NO_OR_YES,
  },
  ownWording: {
    label: 'Définition libre',
    help: 'On peut écrire soi-même la définition de son mot.',
    choices: NO_OR_YES,
  },
  pace: {
    label: 'Rythme des dés',
    help: 'Le dictionnaire reste ouvert jusqu’à ce que les deux dés soient rouges.',
    choices: [
      { value: 2, label: 'Toutes les 2 secondes' },
      { value: 1, label: 'Chaque seconde' },
      { value: 3, label: 'Toutes les 3 secondes' },
      { value: 5, label: 'Toutes les 5 secondes' },
    ],
    isOffered: (_, { sablier }) => sablier !== null,
  },
  aid: {
    label: 'Carnet intelligent',
    help: 'Le carnet indique combien de mots restent possibles pour chaque adversaire.',
    choices: NO_OR_YES,
  },
};
