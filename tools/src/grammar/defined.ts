// Knows what our own dictionary says that a word is: a masculine or a feminine noun, an adjective.

import { readdirSync, readFileSync } from 'node:fs';

const DEFINITIONS = new URL('../../../language/data/definitions/', import.meta.url);

export interface DefinedWords {
  /** « n. m. », « adj. »: every category that a headword is defined under; none when it is not defined. */
  of(headword: string): ReadonlySet<string>;
  /** Whether its first sense is somebody by trade: il est forgeron. */
  isTrade(headword: string): boolean;
}

/** How the definition of a trade begins. */
const TRADE_HEADS =
  `Artisan Artisane Ouvrier Ouvrière Commerçant Commerçante Savant Savante Musicien Musicienne Médecin Spécialiste Marchand Marchande
  Professionnel Professionnelle Technicien Technicienne Employé Employée Soldat Sportif Sportive Athlète Officier Joueur Joueuse Fonctionnaire Prêtre
  Religieux Religieuse Moine Magistrat Magistrate Avocat Avocate Écrivain Chanteur Chanteuse Acteur Actrice Danseur Danseuse Cuisinier Auteur`.split(
    /\s+/,
  );
const TRADE_DEFINITION = new RegExp(
  `^(?:\\([^)]*\\) )?(?:(?:${TRADE_HEADS.join('|')})(?![\\p{L}-])|(?:Personne|Celui|Celle|Femme|Homme) (?:chargée?|dont (?:c’est )?le métier|qui (?:vend|fabrique|dirige|étudie|enseigne|répare|garde|conduit|travaille|soigne|livre|écrit|dessine|construit|élève|cultive|installe|sert)))`,
  'u',
);

export function readDefinedWords(): DefinedWords {
  const categories = new Map<string, Set<string>>();
  const trades = new Set<string>();
  const lines = readdirSync(DEFINITIONS).flatMap((file) => readFileSync(new URL(file, DEFINITIONS), 'utf8').split('\n'));
  for (const line of lines) {
    const [headword = '', category = '', definition = ''] = line.split('\t');
    if (!categories.has(headword) && category.startsWith('n.') && TRADE_DEFINITION.test(definition)) trades.add(headword);
    categories.set(headword, (categories.get(headword) ?? new Set()).add(category));
  }
  return { of: (headword) => categories.get(headword) ?? new Set(), isTrade: (headword) => trades.has(headword) };
}

/** A form, the lemmas it may come from, and what the lists of forms say that it can be. */
interface NotedForm {
  readonly form: string;
  readonly lemmas: readonly string[];
  readonly notes: readonly string[];
}

/** The notes of a form, with the gender and the adjective that the dictionary knows and the lists of forms do not. */
export function definedNotes({ form, lemmas, notes }: NotedForm, { of }: DefinedWords): readonly string[] {
  const gender = genderSaid(new Set([...of(form), ...of(form.replace(/[sx]$/, ''))]));
  const isWrong = gender !== '' && notes.some(isNoun) && !notes.some((note) => isNoun(note) && !note.startsWith(OTHER[gender]));
  const nouns = isWrong ? notes.map((note) => (isNoun(note) ? note.replace(OTHER[gender], `n ${gender}`) : note)) : notes;
  const isMissed = lemmas.some((lemma) => of(lemma).has('adj.')) && !notes.some((note) => /^[ak]\b/.test(note));
  return isMissed ? [...nouns, ...nouns.filter(isNoun).map((note) => `${note.replace('n', 'a')} after`)] : nouns;
}

const OTHER = { m: 'n f', f: 'n m' } as const;

function isNoun(note: string): boolean {
  return /^n\b/.test(note);
}

/** One gender, when the dictionary gives one alone. */
function genderSaid(said: ReadonlySet<string>): 'm' | 'f' | '' {
  const nouns = [...said].filter((category) => category.startsWith('n.')).map((category) => category.replace(' pl.', ''));
  if (new Set(nouns).size !== 1) return '';
  if (nouns[0] === 'n. m.') return 'm';
  return nouns[0] === 'n. f.' ? 'f' : '';
}
