// Renews the names of language/data from its lists: node tools/src/names/build.ts

import { NAME_BOOK_FILE, NAMES_FILE } from '@boite/language';
import { writeData } from '../data-folder.ts';
import { nameBookText, namesText } from './texts.ts';

writeData(NAMES_FILE, namesText());
writeData(NAME_BOOK_FILE, nameBookText());
