// Knows how a few lines are given to others: by the device's own sheet, else on the clipboard.

import { typeset } from '@boite/language';
import { putOnClipboard } from './clipboard.ts';
import { toast } from './toasts.svelte.ts';

export async function share(text: string, copied = 'Le résultat est copié'): Promise<void> {
  if ('share' in navigator) {
    // Closing the sheet without sharing is no fault.
    await navigator.share({ text }).catch(() => {});
    return;
  }
  toast((await putOnClipboard(text)) ? typeset(`${copied} : collez-le où vous voulez.`) : text);
}
