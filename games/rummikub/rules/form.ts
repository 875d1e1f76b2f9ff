// What a table of Rummikub des mots agrees on, one field an option, and how it is read.

import type { OptionForm } from '@boite/kernel';
import { inFeminine } from '@boite/language';
import { field, sablierField } from '../../choices.ts';
import { optionsReader } from '../../reading.ts';
import type { Options } from '../types.ts';
import { DRAWN_WITHOUT_PLAY } from './bank.ts';
import { OFFERED_THEMES } from './themes.ts';

/** The most letters of a theme of the table's own. */
export const LONGEST_THEME = 40;

export const OPTIONS: OptionForm<Options> = {
  sablier: sablierField(
    `Le temps d’un tour. Quand il est écoulé, on reprend ses lettres et l’on en tire ${inFeminine(DRAWN_WITHOUT_PLAY)} de pénalité.`,
    [60, 90, 120, 180, null],
  ),
  judging: field(
    'Qui juge ?',
    'Le dictionnaire refuse aussitôt un mot inconnu ; ou bien les autres peuvent contester, au risque d’une pénalité ; ou bien le dictionnaire juge et les autres peuvent passer outre.',
    [
      ['arbitre', 'Le dictionnaire'],
      ['table', 'La table, qui peut contester'],
      ['appel', 'Le dictionnaire, avec un appel'],
    ],
  ),
  theme: {
    ...field<string | null>(
      'Thème',
      'Un sujet que tous les mots doivent suivre. Les joueurs en jugent par un vote ; les robots, et la voix qui départage, suivent notre liste de mots. Un sujet à vous demande trois personnes au moins, sans robot.',
      [[null, 'Sans thème'], ...OFFERED_THEMES.map((theme) => [theme, theme] as const)],
    ),
    own: { label: 'Un autre thème', longest: LONGEST_THEME },
  },
};

export const readOptions = optionsReader(OPTIONS);
