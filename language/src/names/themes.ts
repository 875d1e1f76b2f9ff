// Knows the themes of proper nouns, in the order in which they are offered.

/** A file of `language/data/names/` each, and its name on the screen. */
export const THEMES = {
  pays: 'Pays',
  capitales: 'Capitales',
  'villes-de-france': 'Villes de France',
  'villes-du-monde': 'Villes du monde',
  'iles-et-regions': 'Îles et régions',
  'fleuves-et-montagnes': 'Fleuves et montagnes',
  'ciel-et-espace': 'Ciel et espace',
  mythologie: 'Mythologie',
  bible: 'Personnages de la Bible',
  'souverains-et-chefs': 'Souverains et chefs',
  explorateurs: 'Explorateurs et aviateurs',
  scientifiques: 'Scientifiques et inventeurs',
  ecrivains: 'Écrivains',
  personnages: 'Personnages de fiction',
  peintres: 'Peintres',
  musiciens: 'Musiciens et chanteurs',
  'prenoms-feminins': 'Prénoms féminins',
  'prenoms-masculins': 'Prénoms masculins',
} as const;

export type Theme = keyof typeof THEMES;

export const THEME_NAMES = Object.keys(THEMES) as readonly Theme[];

export function isTheme(text: unknown): text is Theme {
  return typeof text === 'string' && Object.hasOwn(THEMES, text);
}
