import { describe, expect, test } from 'vitest';
import { readAloud, readRespelled } from './reading.ts';

const READ: readonly (readonly [string, string])[] = [
  ['oiseau', 'wazo'],
  ['champignon', 'S4piN0'],
  ['grenouille', 'gR@nuj_'],
  ['parapluie', 'paRapl8i'],
  ['fatigue', 'fatig_'],
  ['mangeons', 'm4Z0'],
  ['garçon', 'gaRs0'],
  ['exemple', 'Egz4pl_'],
  ['question', 'kEstj0'],
  ['nation', 'nasj0'],
  ['désherber', 'dezERbe'],
  ['parlent', 'paRl_'],
  ['lentement', 'l4t_m4'],
  ['évidemment', 'evidam4'],
  ['tuyau', 't8ijo'],
  ['payions', 'pEj0'],
];

describe('A spelling read aloud', () => {
  test.each(READ)('%s is %s', (form, sounds) => expect(readAloud(form)).toBe(sounds));

  test('a mute e may be said or not, but after two consonants that l or r ends', () => {
    expect(readAloud('samedi')).toBe('sam_di');
    expect(readAloud('vendredi')).toBe('v4dR@di');
  });

  test('a mute e before -rions is said', () => expect(readAloud('mangerions')).toBe('m4Z@Rj0'));

  test('what has no French letters has no sounds', () => {
    expect(readAloud('')).toBe('');
    expect(readAloud('42 %')).toBe('');
  });

  test('ten thousand letters are read at once', () => expect(readAloud('a'.repeat(10_000)).length).toBe(5_000));
});

describe('A spelling with sounds in braces', () => {
  test.each([
    ['{k}orale', 'kORal_'],
    ['hiv{ER}', 'ivER'],
    ['ag{8}iser', 'ag8ize'],
    ['{dZaz}', 'dZaz'],
  ])('%s is %s', (text, sounds) => expect(readRespelled(text)).toBe(sounds));
});
