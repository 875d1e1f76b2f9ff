// Renews what games work out from the words: node tools/src/kept/build.ts

import { writeData } from '../data-folder.ts';
import { keptData } from './kept.ts';

for (const { file, built } of await keptData()) writeData(file, built());
