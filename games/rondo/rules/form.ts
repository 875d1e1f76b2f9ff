// What a table of Rondo agrees on, one field an option, and how it is read.

import type { OptionForm } from '@boite/kernel';
import { inWords } from '@boite/language';
import { field, sablierField, yesOrNo } from '../../choices.ts';
import { optionsReader } from '../../reading.ts';
import type { Options } from '../types.ts';
import { SHORTEST_RONDO_WORD } from './deck.ts';

export const OPTIONS: OptionForm<Options> = {
  sablier: sablierField('Le temps d’un tour. Quand il est écoulé, on passe.', [60, 30, 90, 120, null]),
  opening: field(
    'Qui commence ?',
    `Chacun montre un mot de ${inWords(SHORTEST_RONDO_WORD)} lettres et celui qui vaut le plus commence, ou le sort décide.`,
    [
      ['word', 'Le mot qui vaut le plus'],
      ['chance', 'Le sort'],
    ],
  ),
  beginners: yesOrNo(
    'Variante pour débutants',
    'Une fois par tour, une carte posée à l’envers au bout du mot sert de gomme gratuite.',
  ),
  words: field(
    'Mots autorisés',
    'Toutes les formes du dictionnaire, ou pas de verbes conjugués (l’infinitif et les participes restent permis).',
    [
      ['all', 'Toutes les formes'],
      ['unconjugated', 'Sans verbes conjugués'],
    ],
  ),
  judging: field('Qui juge ?', 'Le dictionnaire refuse aussitôt un mot inconnu, ou le mot reste si personne ne le conteste.', [
    ['arbitre', 'Le dictionnaire'],
    ['table', 'La table, qui peut contester'],
  ]),
};

export const readOptions = optionsReader(OPTIONS);
