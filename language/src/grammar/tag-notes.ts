// Knows how what a word can be is noted for each of its spellings, with whether it is said apart (le héros).

export interface FormNotes {
  readonly notes: string;
  /** Whether nothing is elided before it. */
  readonly isAspirated: boolean;
}

const FORMS = '|';
const ASPIRATED = '*';

export function tagNotes(forms: readonly FormNotes[]): string {
  return forms.map(({ notes, isAspirated }) => (isAspirated ? ASPIRATED : '') + notes).join(FORMS);
}

export function notedTags(text: string): readonly FormNotes[] {
  return text.split(FORMS).map((each) => {
    const isAspirated = each.startsWith(ASPIRATED);
    return { notes: isAspirated ? each.slice(ASPIRATED.length) : each, isAspirated };
  });
}
