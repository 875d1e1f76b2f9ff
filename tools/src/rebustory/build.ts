// Knows how to renew the points of Rébustory's pictures: node tools/src/rebustory/build.ts

import { writeFileSync } from 'node:fs';
import { picturePoints, writtenPoints } from './points.ts';

const points = picturePoints();
writeFileSync(new URL('../../../games/rebustory/points.ts', import.meta.url), writtenPoints(points));
console.log(`games/rebustory/points.ts: ${points.size} pictures`);
