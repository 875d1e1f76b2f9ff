// What a table of Rébustory agrees on, one field an option, and how it is read; what makes no sense beside the others is not offered.

import type { OptionForm } from '@boite/kernel';
import { inWords } from '@boite/language';
import { DAYS_OF_SAND, duration, field, yesOrNo } from '../../choices.ts';
import { sensibleReader } from '../../reading.ts';
import type { Options } from '../types.ts';
import { deckOf } from './deck.ts';
import { readTableDeck } from './own-deck.ts';
import { AGREED_SAND } from './sand.ts';
import { CHILDREN_TURNS, courseOf, isAlone, PHRASE_CARDS } from './ways.ts';

/** Points to reach, null for those of the rules; and the hourglass. */
const TARGETS = [null, 50, 100, 200, 300, 500] as const;
const CARD_SABLIERS = [null, 'accord', 60, 90, 120, 180, 300] as const;

const DRAW_OF_ALONE = inWords(courseOf({ edition: 'classique', way: 'tirage' }).hand);

/** Asked only where the table chooses sound by sound. */
function equalField(label: string, [same, other] = ['Se valent', 'Ne se valent pas']): OptionForm<Options>['equalE'] {
  const choices = [
    [true, same],
    [false, other],
  ] as const;
  return { ...field<boolean>(label, '', choices), isOffered: (value, { tolerance }) => value || tolerance === 'choisie' };
}

export const OPTIONS: OptionForm<Options> = {
  edition: field(
    'Édition',
    `La première a ${deckOf('classique').length} cartes, et l’on joue dans le jeu des autres. La seconde en a ${deckOf('compacte').length}, et chacun joue devant soi.`,
    [
      ['compacte', 'La seconde'],
      ['classique', 'La première'],
    ],
  ),
  way: {
    ...field(
      'Façon de jouer',
      `Deux façons de jouer seul : l’échelle, avec des rébus de plus en plus longs, et le grand tirage de ${DRAW_OF_ALONE} cartes.`,
      [
        ['premier', 'À plusieurs'],
        ['second', 'À plusieurs, par manches'],
        ['echelle', 'Seul : l’échelle'],
        ['tirage', 'Seul : le grand tirage'],
      ],
    ),
    isOffered: (value, { edition }) => value !== 'second' || edition === 'classique',
  },
  daily: {
    ...field<boolean>('Défi du jour', `Les ${DRAW_OF_ALONE} cartes du jour, les mêmes pour tout le monde.`, [
      [false, 'Non, au hasard'],
      [true, 'Oui'],
    ]),
    isOffered: (value, { way }) => !value || way === 'tirage',
  },
  target: {
    ...field<number | null>(
      'Points à atteindre',
      'Quand quelqu’un les a, on finit le tour de table et le plus grand total gagne.',
      TARGETS.map((points) => [points, points === null ? 'Ceux de la règle' : String(points)]),
    ),
    isOffered: (value, options) => value === null || !(isAlone(options) || isForChildren(options)),
  },
  tolerance: field(
    'Oreille',
    'Stricte : les mêmes sons. Souple : « é » vaut « è », les deux « o » se valent… Libre : une liberté de plus par rébus. Son par son : la table choisit.',
    [
      ['souple', 'Souple'],
      ['stricte', 'Stricte'],
      ['libre', 'Libre'],
      ['choisie', 'Son par son'],
    ],
  ),
  equalE: equalField('« é » et « è »'),
  equalO: equalField('« o » ouvert et fermé'),
  equalEu: equalField('« eu » et « e »'),
  equalA: equalField('« a » et « â »'),
  equalIn: equalField('« in » et « un »'),
  equalGlide: equalField('« i », « u », « ou » devant une voyelle', ['Dits à part ou glissés', 'Comme ils se disent']),
  liberty: {
    ...yesOrNo(
      'Une liberté par rébus',
      'Comme « s » pour « z » entre deux voyelles, ou un son que la carte admet par extension.',
    ),
    isOffered: (value, { tolerance }) => !value || tolerance === 'choisie',
  },
  judging: {
    ...field(
      'Qui juge ?',
      'L’arbitre écoute aussitôt ; ou le rébus reste si personne ne le conteste ; ou l’on peut faire appel de l’arbitre.',
      [
        ['arbitre', 'L’arbitre'],
        ['table', 'La table, qui peut contester'],
        ['appel', 'L’arbitre, avec appel à la table'],
      ],
    ),
    isOffered: (value, options) => value === 'arbitre' || !isAlone(options),
  },
  phrases: field<boolean>(
    'Phrases',
    `Un rébus peut aussi dire une petite phrase ou un groupe de mots, de ${inWords(PHRASE_CARDS)} cartes au plus.`,
    [
      [false, 'Des mots seulement'],
      [true, 'Aussi des phrases'],
    ],
  ),
  children: {
    ...yesOrNo('Pour les plus jeunes', `Chaque carte vaut 1 point et l’on joue ${inWords(CHILDREN_TURNS)} tours chacun.`),
    isOffered: (value, options) => !value || isForChildren({ ...options, children: value }),
  },
  sablier: {
    ...field<Options['sablier']>(
      'Sablier',
      `Le temps d’un tour ; ou ${duration(AGREED_SAND)}, quand les autres s’accordent à trouver le temps long.`,
      [...CARD_SABLIERS, ...DAYS_OF_SAND].map((each) => [each, each === 'accord' ? 'D’un commun accord' : duration(each)]),
    ),
    isOffered: (value, options) => value !== 'accord' || !isAlone(options),
  },
};

/** What is not offered beside the others takes its default. */
const readForm = sensibleReader(OPTIONS);

/** The form, and a deck of one's own beside it: nobody finds one in a list of choices. The cards of a day are the same for everyone. */
export function readOptions(raw: unknown): Options | null {
  if (typeof raw !== 'object' || raw === null || !('deck' in raw)) return readForm(raw);
  const { deck: told, ...rest } = raw;
  const options = readForm(rest);
  if (options === null || told === undefined) return options;
  const deck = readTableDeck(told);
  if (deck === null) return null;
  return options.daily ? options : { ...options, deck };
}

/** For children only where they may play by themselves. */
function isForChildren({ children, edition, way }: Options): boolean {
  return children && edition === 'compacte' && way === 'premier';
}
