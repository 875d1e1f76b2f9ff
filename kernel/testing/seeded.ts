// Every property is tried with the same examples each time: no test depends on luck. BOITE_SEED tries others.

import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.BOITE_SEED ?? 1) });
