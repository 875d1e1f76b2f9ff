import { describe, expect, test } from 'vitest';
import { boite, boiteJson } from './testing.ts';

describe('boite names', () => {
  test('lists the names of a beginning, however it is written', () => {
    const told = boiteJson(['names', '--prefix', 'saint-mal']);
    expect(told).toEqual([
      {
        name: 'Saint-Malo',
        sounds: ['sɛ̃malo'],
        article: null,
        meanings: [{ theme: 'villes-de-france', definition: 'Cité corsaire de Surcouf et de Chateaubriand.' }],
      },
    ]);
    expect(boite(['names', '--prefix', 'SAINTMAL']).stdout).toBe(
      'Saint-Malo /sɛ̃malo/  villes-de-france: Cité corsaire de Surcouf et de Chateaubriand.\n',
    );
  });

  test('lists those of a theme', () => {
    const told = boiteJson(['names', '--theme', 'pays', '--prefix', 'Ma']) as { name: string; article: string | null }[];
    expect(told).toContainEqual(expect.objectContaining({ name: 'Maroc', article: 'm' }));
    expect(told.every(({ name }) => name.startsWith('Ma'))).toBe(true);
  });

  test('no name is a no; an unknown theme or a name without an option is a misuse', () => {
    expect(boite(['names', '--prefix', 'Xzq']).code).toBe(1);
    expect(boite(['names', '--prefix', '42']).code).toBe(1);
    expect(boite(['names', '--theme', 'fruits']).code).toBe(2);
    expect(boite(['names', 'Metz']).code).toBe(2);
  });
});
