// Makes the language's files whole away from the page, which would stand still meanwhile.

import type { DataBytes } from '@boite/language';
import { answerAll } from '../asked-worker.ts';
import { type PackedFile, unpacked } from './unpacker.ts';

answerAll<PackedFile, DataBytes>(unpacked, (bytes) => [bytes instanceof Uint8Array ? bytes.buffer : bytes]);
