// Builds the page, whatever was built before: for tests, which must see the sources as they are.

import { buildPage } from './prepare.mjs';

await buildPage({ again: true });
