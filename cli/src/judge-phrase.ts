// `boite judge phrase`: whether a phrase is well built.

import { type AnswerTools, inquiry, Misuse, type Reply } from '@boite/kernel/command';
import { judgePhrase, type Library, nameTest } from '@boite/language';

export const phraseInquiry = inquiry({
  example: '"il s\'attache"',
  about:
    'Whether a phrase is a word, a noun group or a sentence, well built. Names count; accents may be left out of a word that cannot be read without them.',
  takesNames: true,
  options: {},
  line: { help: 'a phrase on each line', gives: 'the phrases', read: (line) => ({ names: [line], options: {} }) },
  told: 'The answer is {"accepted", "kind", "reason"}: kind is word, noun group, group, sentence or null; reason is null or why not.',
  answer({ names }, { books }: AnswerTools<Library>) {
    return names === undefined ? new Misuse('which phrase? "il s\'attache"') : phraseReply(names.join(' '), books);
  },
});

function phraseReply(text: string, { grammar, names }: Library): Reply {
  const { accepted, kind, reason } = judgePhrase(text, grammar, nameTest(names));
  const lines = (): readonly string[] => (kind === null ? ['refused', `  ${reason}`] : [`accepted: a ${kind}`]);
  return { value: { accepted, kind, reason }, isYes: accepted, lines };
}
