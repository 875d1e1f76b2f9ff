// Knows how to read a French spelling aloud, by rule.

import { CONSONANT_RULES } from './consonant-rules.ts';
import { E_RULES } from './e-rules.ts';
import { isVowel, MUTE_E } from './phonemes.ts';
import { readBy, ruleTable } from './rule-table.ts';
import { VOWEL_RULES } from './vowel-rules.ts';

const GREEK_SIGNS = ['(α) α', '(β) β'];
const READING_RULES = ruleTable([...E_RULES, ...VOWEL_RULES, ...CONSONANT_RULES, ...GREEK_SIGNS]);

/** The sounds of a spelling in small letters, as the rules say it; exceptions are somebody else's. */
export function readAloud(form: string): string {
  return settled(readBy(READING_RULES, form));
}

/** The sounds of a spelling where some stand in braces already: « {k}orale ». The rules see a vowel or a consonant there. */
export function readRespelled(text: string): string {
  const given = Array.from(text.matchAll(/\{(.*?)\}/g), ([, sounds = '']) => [...sounds]).flat();
  const letters = text.replaceAll(/\{(.*?)\}/g, (_, sounds: string) => Array.from(sounds, standIn).join(''));
  return settled(readBy(READING_RULES, letters).replaceAll(/[αβ]/g, () => given.shift() ?? ''));
}

function standIn(sound: string): string {
  return isVowel(sound) ? 'α' : 'β';
}

/** A mute e is always said after two consonants that l or r ends, and before the endings -rions, -riez. */
function settled(sounds: string): string {
  const mute = sounds.indexOf(MUTE_E);
  if (mute < 0 || mute === sounds.length - 1) return sounds;
  return sounds.replaceAll(/([pbtdkgfv][lR])_(?=.)/g, '$1@').replace(/([^ieEaouy29])_(?=Rj[0e]$)/, '$1@');
}
