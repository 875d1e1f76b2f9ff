// Knows the themes of proper nouns, in the order in which they are offered.

/** A file of `language/data/names/` each, and its name on the screen. */
export const THEMES = {
  pays: 'Pays',
  capitales: 'Capitales',
  'villes-de-france': 'Villes de France',
  'villes-du-monde': 'Villes du monde',
  'iles-et-regions': 'Régions, départements et îles',
  'fleuves-et-montagnes': 'Fleuves, mers et montagnes',
  monuments: 'Monuments et lieux célèbres',
  habitants: 'Peuples, habitants et langues',
  'ciel-et-espace': 'Ciel et espace',
  mythologie: 'Mythologie et légendes',
  bible: 'Bible',
  histoire: 'Histoire, saints et fêtes',
  'souverains-et-chefs': 'Souverains et chefs',
  explorateurs: 'Explorateurs et aviateurs',
  scientifiques: 'Savants, penseurs et inventeurs',
  ecrivains: 'Écrivains',
  peintres: 'Artistes, couturiers et cuisiniers',
  musiciens: 'Musique et chanson',
  cinema: 'Cinéma, théâtre et télévision',
  sport: 'Sport',
  personnages: 'Personnages de fiction',
  'bande-dessinee': 'Bande dessinée et dessin animé',
  oeuvres: 'Livres, chansons et tableaux',
  marques: 'Marques, jeux et machines',
  'prenoms-feminins': 'Prénoms féminins',
  'prenoms-masculins': 'Prénoms masculins',
} as const;

export type Theme = keyof typeof THEMES;

export const THEME_NAMES = Object.keys(THEMES) as readonly Theme[];

export function isTheme(text: unknown): text is Theme {
  return typeof text === 'string' && Object.hasOwn(THEMES, text);
}
