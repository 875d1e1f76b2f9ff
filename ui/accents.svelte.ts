// How to write a played word as people write it, once its accents are in the page: nobody waits for them.

import type { Lexicon } from '@boite/language';
import { accentsCome } from './library.ts';

/** « marche / marché »: the letters do not say which, two are enough to see. */
const MOST_FORMS = 2;
const QUOTED_WORD = /(«\s)([A-Z]+)(\s»)/g;

/** A view of any game whose words are spelled with cards or tiles. */
interface WithJudging {
  readonly options: { readonly judging: string };
}

class Accents {
  #lexicon = $state.raw<Lexicon | null>(null);

  constructor() {
    accentsCome().then((opened) => {
      this.#lexicon = opened;
    });
  }

  /** None where the table judges: whether a word exists must stay in doubt. */
  forms(spelled: string, { options }: WithJudging): readonly string[] {
    return options.judging === 'table' ? [] : (this.#lexicon?.forms(spelled) ?? []);
  }

  word(spelled: string, view: WithJudging): string {
    const forms = this.forms(spelled, view);
    return forms.length > 0 ? forms.slice(0, MOST_FORMS).join(' / ') : spelled;
  }

  /** A sentence whose words between guillemets get their accents. */
  sentence = (text: string, view: WithJudging): string =>
    text.replaceAll(QUOTED_WORD, (_, open, spelled, close) => `${open}${this.word(spelled, view)}${close}`);
}

export const accents = new Accents();
