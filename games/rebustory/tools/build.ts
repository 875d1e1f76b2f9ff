// Knows how to renew the points of Rébustory's pictures: node games/rebustory/tools/build.ts

import { writeFileSync } from 'node:fs';
import { sharedPoints, writtenPoints } from './points.ts';

const points = sharedPoints();
writeFileSync(new URL('../rules/points.ts', import.meta.url), writtenPoints(points));
console.log(`games/rebustory/rules/points.ts: ${points.size} pictures`);
