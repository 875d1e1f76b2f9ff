// Knows the form of what a table agrees on, one field an option; what makes no sense beside the others is not offered.

import type { OptionForm } from '@boite/kernel';
import type { Options } from '../types.ts';
import { isAlone } from './ways.ts';

export const OPTIONS: OptionForm<Options> = {
  edition: {
    label: 'Édition',
    help: 'La première a 252 cartes, et l’on joue dans le jeu des autres. La seconde en a 165, et chacun joue devant soi.',
    choices: [
      { value: 'classique', label: 'La première' },
      { value: 'compacte', label: 'La seconde' },
    ],
  },
  way: {
    label: 'Façon de jouer',
    help: 'Deux façons de jouer seul : l’échelle, avec des rébus de plus en plus longs, et le grand tirage de vingt cartes.',
    choices: [
      { value: 'premier', label: 'À plusieurs' },
      { value: 'second', label: 'À plusieurs, par manches' },
      { value: 'echelle', label: 'Seul : l’échelle' },
      { value: 'tirage', label: 'Seul : le grand tirage' },
    ],
    isOffered: (value, { edition }) => value !== 'second' || edition === 'classique',
  },
  daily: {
    label: 'Défi du jour',
    help: 'Les vingt cartes du jour, les mêmes pour tout le monde.',
    choices: [
      { value: false, label: 'Non, au hasard' },
      { value: true, label: 'Oui' },
    ],
    isOffered: (value, { way }) => !value || way === 'tirage',
  },
  target: {
    label: 'Points à atteindre',
    help: 'Quand quelqu’un les a, on finit le tour de table et le plus grand total gagne.',
    choices: [
      { value: null, label: 'Ceux de la règle' },
      { value: 50, label: '50' },
      { value: 100, label: '100' },
      { value: 200, label: '200' },
      { value: 300, label: '300' },
      { value: 500, label: '500' },
    ],
    isOffered: (value, options) => value === null || !(isAlone(options) || options.children),
  },
  tolerance: {
    label: 'Oreille',
    help: 'Stricte : les mêmes sons. Souple : « é » vaut « è », les deux « o » se valent… Libre : une liberté de plus par rébus.',
    choices: [
      { value: 'souple', label: 'Souple' },
      { value: 'stricte', label: 'Stricte' },
      { value: 'libre', label: 'Libre' },
    ],
  },
  judging: {
    label: 'Qui juge ?',
    help: 'L’arbitre écoute aussitôt ; ou le rébus reste si personne ne le conteste ; ou l’on peut faire appel de l’arbitre.',
    choices: [
      { value: 'arbitre', label: 'L’arbitre' },
      { value: 'table', label: 'La table, qui peut contester' },
      { value: 'appel', label: 'L’arbitre, avec appel à la table' },
    ],
    isOffered: (value, options) => value === 'arbitre' || !isAlone(options),
  },
  phrases: {
    label: 'Phrases',
    help: 'Un rébus peut aussi dire une petite phrase ou un groupe de mots, de six cartes au plus.',
    choices: [
      { value: false, label: 'Des mots seulement' },
      { value: true, label: 'Aussi des phrases' },
    ],
  },
  children: {
    label: 'Pour les plus jeunes',
    help: 'Chaque carte vaut 1 point et l’on joue trois tours chacun.',
    choices: [
      { value: false, label: 'Non' },
      { value: true, label: 'Oui' },
    ],
    isOffered: (value, { edition, way }) => !value || (edition === 'compacte' && way === 'premier'),
  },
  sablier: {
    label: 'Sablier',
    help: 'Le temps d’un tour ; ou une minute, quand les autres s’accordent à trouver le temps long.',
    choices: [
      { value: null, label: 'Sans sablier' },
      { value: 'accord', label: 'D’un commun accord' },
      { value: 60, label: '1 minute' },
      { value: 90, label: '1 minute 30' },
      { value: 120, label: '2 minutes' },
      { value: 180, label: '3 minutes' },
      { value: 300, label: '5 minutes' },
    ],
    isOffered: (value, options) => value !== 'accord' || !isAlone(options),
  },
};
