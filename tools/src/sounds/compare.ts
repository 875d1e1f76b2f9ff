// Knows where other sources say a word otherwise: node tools/src/sounds/compare.ts ipa-dict.tsv espeak.tsv
//
// Each file has lines « form, tab, phonetic alphabet ». What no source says as we do, and no exception by hand explains,
// goes to doubts.txt; what the first source says otherwise is printed, to be read by people.

import { writeFileSync } from 'node:fs';
import { loadLexicon } from '@boite/language/node';
import { soundsOfForms } from './files.ts';
import { readLists } from './lists.ts';
import { isSaidBy, readWitness } from './witnesses.ts';

const witnesses = process.argv.slice(2).map(readWitness);
const allWords = loadLexicon();
const lists = readLists();
const soundsOfForm = soundsOfForms(allWords, lists);
const forms = [...allWords.words()].flatMap((word) => allWords.forms(word));

const doubtful = forms.filter((form) => !isConfirmed(form) && !lists.overrides.touches(form));
writeFileSync(new URL('doubts.txt', import.meta.url), `${doubtful.sort().join('\n')}\n`);
for (const form of forms.filter(isContradicted)) console.log(form, soundsSaid(form).join(' '), witnesses[0]?.(form).join(' '));
console.log(`${forms.length} forms, ${doubtful.length} doubts`);

function isConfirmed(form: string): boolean {
  return witnesses.some((witness) => isWitnessed(form, witness(form)));
}

function isContradicted(form: string): boolean {
  const said = witnesses[0]?.(form) ?? [];
  return said.length > 0 && !isWitnessed(form, said);
}

/** A synthesiser knows neither verbs nor nouns: it says « ils couvent » like « le couvent », « portions » always alike. */
function isWitnessed(form: string, said: readonly string[]): boolean {
  const endings = said.flatMap((one) => [one, one.replace(/sj0$/, 'tj0'), /ent$/.test(form) ? one.replace(/4$/, '') : one]);
  return soundsSaid(form).some((sounds) => isSaidBy(sounds, endings));
}

function soundsSaid(form: string): readonly string[] {
  return soundsOfForm(form).map(({ sounds }) => sounds);
}
