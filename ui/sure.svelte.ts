// YesOrNo twice before something that cannot be undone.

import { YesOrNo } from './yes-or-no.svelte.ts';

export interface SureQuestion {
  readonly title: string;
  readonly text: string;
  /** What the button that goes on says. */
  readonly yes: string;
}

export const sure = new YesOrNo<SureQuestion>();

export function isSure(question: SureQuestion): Promise<boolean> {
  return sure.ask(question);
}
