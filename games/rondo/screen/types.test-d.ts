// What the compiler must refuse: each line below is a slip of the pen, and the check of the page's types fails when one passes.

import type { GameBox } from '@boite/kernel';
import type { GameScreen, ScreenProps } from '@boite/ui/screen.ts';
import type { RondoTypes } from '../types.ts';

declare const props: ScreenProps<RondoTypes>;

props.act({ kind: 'pass' });
// @ts-expect-error no action of Rondo is called so
props.act({ kind: 'pas' });

const rightOption: GameBox<RondoTypes>['quick'] = { sablier: null };
// @ts-expect-error no option of Rondo is called so
const misspeltOption: GameBox<RondoTypes>['quick'] = { sablié: null };

const rightBook: GameBox<RondoTypes>['books'] = ['lexicon'];
// @ts-expect-error no book is called so
const misspeltBook: GameBox<RondoTypes>['books'] = ['lexicone'];

const rightNews: GameScreen<RondoTypes>['unwritten'] = ['turn'];
// @ts-expect-error no news of Rondo are called so
const misspeltNews: GameScreen<RondoTypes>['unwritten'] = ['turns'];

// @ts-expect-error nothing that happens in Rondo is called so
const misspeltFact: RondoTypes['Fact']['kind'] = 'delt';

export const slips = [rightOption, misspeltOption, rightBook, misspeltBook, rightNews, misspeltNews, misspeltFact];
