// A game kept in a file: read without trust, and proved by its own rules before anything is shown.

import { type GameRecord, type RecordFault, readRecord, recordFault } from '@boite/kernel';
import { typeset } from '@boite/language';
import { openGame } from '../open-game.ts';

/** In bytes; far above any honest game. */
const LARGEST_FILE = 8 * 1024 * 1024;

type RecordFile = { readonly record: GameRecord } | { readonly fault: string };

const RECORD_FAULTS: { readonly [Code in RecordFault['code']]: (fault: Extract<RecordFault, { code: Code }>) => string } = {
  'too-long': ({ most }) => `Cette partie compte plus de ${most} événements : elle n’est pas vraie.`,
  'wrong-game': () => 'Ce fichier raconte un autre jeu que celui qu’il annonce.',
  'wrong-names': () => 'Les noms de ce fichier ne sont pas ceux des joueurs de la partie.',
  'wrong-fact': ({ number }) => `La partie de ce fichier n’est pas possible : l’événement n° ${number} ne suit pas les règles.`,
  unfinished: () => 'La partie de ce fichier n’est pas finie.',
};

export async function recordIn(file: Pick<Blob, 'size' | 'text'>): Promise<RecordFile> {
  if (file.size > LARGEST_FILE) return faulty('Ce fichier est trop gros pour être une partie de Boîte à mots.');
  const record = readRecord(parsedFile(await file.text()));
  const game = record && (await openGame(record.game));
  if (!record || !game) return faulty('Ce fichier n’est pas une partie de Boîte à mots.');
  const fault = recordFault(game.box.game, record);
  return fault === null ? { record } : faulty((RECORD_FAULTS[fault.code] as (fault: RecordFault) => string)(fault));
}

function faulty(sentence: string): RecordFile {
  return { fault: typeset(sentence) };
}

function parsedFile(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
