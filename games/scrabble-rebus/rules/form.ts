// What a table of Scrabble Rébus agrees on, one field an option, and how it is read.

import type { OptionForm } from '@boite/kernel';
import { field, sablierField } from '../../choices.ts';
import { optionsReader } from '../../reading.ts';
import type { Options } from '../types.ts';

export const OPTIONS: OptionForm<Options> = {
  sablier: sablierField('Le temps d’un tour. Quand il est écoulé, les jetons posés reviennent en main et l’on passe.', [
    null,
    60,
    120,
    180,
    300,
  ]),
  judging: field(
    'Qui juge ?',
    'L’arbitre écoute les sons et vérifie la phrase. S’il refuse, on peut demander l’avis des autres ; ou bien la table juge seule.',
    [
      ['appel', 'L’arbitre, puis les autres si on les appelle'],
      ['arbitre', 'L’arbitre seul'],
      ['table', 'La table, qui peut contester'],
    ],
  ),
};

export const readOptions = optionsReader(OPTIONS);
