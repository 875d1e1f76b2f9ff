import { describe, expect, test } from 'vitest';
import { loadLibrary } from '../../node/load.ts';
import { isSounds } from '../sounds/phonemes.ts';
import { type ListedName, writtenNames } from './name-file.ts';
import { openNames } from './names.ts';

const { names } = loadLibrary();

describe('names', () => {
  test.each(['Saint-Malo', 'SAINTMALO', 'saint malo', 'SAINT-MALO'])('%s is known, however it is written', (name) => {
    expect(names.has(name)).toBe(true);
    expect(names.sounds(name)).toEqual(['s5malo']);
    expect(names.written(name)).toEqual(['Saint-Malo']);
  });

  test.each(['', 'Xzq', 'chat', '42', '# prénoms', '?', 'A'.repeat(10_000)])('%j is no name', (name) => {
    expect(names.has(name)).toBe(false);
    expect([names.sounds(name), names.written(name), names.article(name)]).toEqual([[], [], null]);
  });

  test('a name may be said in several ways, the commonest first', () => {
    expect(names.sounds('Bruxelles')).toEqual(['bRysEl_', 'bRyksEl_']);
  });

  test.each([
    ['Afrique', 'afRik_'],
    ['Corée', 'kORe'],
    ['Platon', 'plat0'],
    ['Socrate', 'sOkRat_'],
    ['de Gaulle', 'd_gol_'],
    ['Zidane', 'zidan_'],
    ['Mbappé', 'mbape'],
    ['Astérix', 'asteRiks'],
    ['Milou', 'milu'],
    ['Babar', 'babaR'],
    ['Batman', 'batman'],
    ['Harry Potter', 'aRipOtER'],
    ['Pokémon', 'pokemOn'],
    ['Camille', 'kamij_'],
    ['Metz', 'mEs'],
    ['Canal+', 'kanalplys'],
    ['Victor Hugo', 'viktORygo'],
    ['R2-D2', 'ERd2ded2'],
    ['TF1', 'teEf1'],
    ['H&M', 'aSeEm'],
    ['François Ier', 'fR4swapR_mje'],
  ])('%s is said %s', (name, sounds) => {
    expect(names.sounds(name)[0]?.replaceAll('@', '_')).toBe(sounds);
  });

  test('names that only differ by their accents are told apart where they are written, not where they are not', () => {
    expect(names.sounds('Tigre')).toEqual(['tigR_']);
    expect(names.sounds('Tigré')).toEqual(['tigRe']);
    expect(names.sounds('TIGRE')).toEqual(['tigR_']);
    expect(names.written('TIGRE')).toEqual(['Tigre', 'Tigré']);
  });

  test('each is listed once, and said with our sounds', () => {
    const all = [...names.all()];
    expect(new Set(all.map(({ word }) => word)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(11_000);
    expect(all.filter(({ sounds }) => sounds.length === 0 || !sounds.every((said) => said !== '' && isSounds(said)))).toEqual([]);
    const isSaidOtherwise = (name: string, sounds: readonly string[]) =>
      names.sounds(name).some((said) => !sounds.includes(said));
    expect(all.filter(({ written, sounds }) => written.some((name) => isSaidOtherwise(name, sounds)))).toEqual([]);
  });
});

describe('a name in its place', () => {
  test.each([
    ['la tour Eiffel', 'latuREfEl'],
    ['le mont Blanc', 'l_m0bl4'],
    ['l’Arc de triomphe', 'laRkd_tRij0f_'],
    ['l’Élysée', 'lelize'],
    ['les Andelys', 'lez4d_li'],
    ['Claude Sautet', 'klod_sotE'],
    ['saint André', 's5t4dRe'],
    ['Aliénor d’Aquitaine', 'aljenORdakitEn_'],
    ['lac Léman', 'laklem4'],
    ['château de Versailles', 'Satod_vERsaj_'],
    ['les frères Lumière', 'lefRER_lymjER_'],
    ['Louis VIII', 'lwi8it'],
  ])('%s, after its article or its first name, is said %s', (name, sounds) => {
    expect(names.has(name)).toBe(true);
    expect(names.sounds(name)).toContain(sounds);
  });

  test.each(['Claude', 'Claude Zzyx', 'un Paris', 'Sautet Claude', 'la chaise'])('%s is none', (name) => {
    expect(names.isFullName(name)).toBe(false);
  });

  test.each([
    ['France', 'f'],
    ['Maroc', 'm'],
    ['États-Unis', 'mp'],
    ['Antilles', 'fp'],
    ['Cuba', null],
    ['Paris', null],
  ])('%s takes the article %s', (name, article) => {
    expect(names.article(name)).toBe(article);
  });
});

describe('the file of names', () => {
  const listed: readonly ListedName[] = [
    { name: 'Mali', sounds: ['mali'], isFirstName: false, article: 'm', bearer: null },
    { name: 'Metz', sounds: ['mEs', 'mEts'], isFirstName: false, article: null, bearer: 'town' },
    { name: 'Camille', sounds: ['kamij_'], isFirstName: true, article: null, bearer: 'f' },
  ];

  test('does not write what the letters say', () => {
    expect(writtenNames(listed)).toBe('Mali\t\tm\nMetz\tmEs,mEts\tT\n# prénoms\nCamille\t\tF\n');
  });

  test('is read as it was written; an article that is none is passed over', () => {
    const odd = openNames(`${writtenNames(listed)}Zoé\t\tx\n\n`);
    expect(Array.from(odd.all(), ({ word }) => word)).toEqual(['MALI', 'METZ', 'CAMILLE', 'ZOE']);
    expect([odd.sounds('Metz'), odd.sounds('Mali'), odd.article('Mali'), odd.article('Zoé')]).toEqual([
      ['mEs', 'mEts'],
      ['mali'],
      'm',
      null,
    ]);
    expect(odd.isFullName('Camille Metz')).toBe(true);
    expect(odd.isFullName('Mali Metz')).toBe(false);
  });
});
