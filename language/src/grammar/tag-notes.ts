// Knows how what a word can be is noted for each of its spellings, with whether it is said apart (le héros).

export interface FormNotes {
  readonly notes: string;
  /** Whether nothing is elided before it. */
  readonly isAspirated: boolean;
}

const TAG_FORMS = '|';
const ASPIRATED_NOTE = '*';

export function tagNotes(forms: readonly FormNotes[]): string {
  return forms.map(({ notes, isAspirated }) => (isAspirated ? ASPIRATED_NOTE : '') + notes).join(TAG_FORMS);
}

export function notedTags(text: string): readonly FormNotes[] {
  return text.split(TAG_FORMS).map((each) => {
    const isAspirated = each.startsWith(ASPIRATED_NOTE);
    return { notes: isAspirated ? each.slice(ASPIRATED_NOTE.length) : each, isAspirated };
  });
}
