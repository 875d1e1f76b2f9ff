// Knows what only the builders of the data files need.

export { writtenClasses } from './class-file.ts';
export { sealedDataFile } from './data-file.ts';
export { type Compound, writtenCompounds } from './grammar/compound-file.ts';
export { tagNotes } from './grammar/tag-notes.ts';
export { SLIM_FILES, slimFile } from './slim/slim-file.ts';
export { readRespelled } from './sounds/reading.ts';
export { soundNotes } from './sounds/sound-notes.ts';
