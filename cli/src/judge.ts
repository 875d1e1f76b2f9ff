// The command `boite judge`: what an arbiter would say.

import { inquiryCommand } from './inquiries.ts';
import { phraseInquiry } from './judge-phrase.ts';
import { FOR_SCRIPTS } from './usage.ts';

export const command = inquiryCommand({
  verb: 'judge',
  summary: 'what an arbiter would say of a rebus or a phrase',
  preface: `boite judge WHAT … [--json]
boite judge WHAT --stdin

Says whether an arbiter accepts it, and why not.

${FOR_SCRIPTS}`,
  which: 'judge what?',
  own: { phrase: phraseInquiry },
});
