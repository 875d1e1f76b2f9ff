// Knows how a few lines are given to others: by the device's own sheet, else on the clipboard.

import { toast } from './toasts.svelte.ts';

export async function share(text: string): Promise<void> {
  const { clipboard } = navigator;
  if ('share' in navigator) {
    // Closing the sheet without sharing is no fault.
    await navigator.share({ text }).catch(() => {});
    return;
  }
  try {
    await clipboard.writeText(text);
    toast('Le résultat est copié : collez-le où vous voulez.');
  } catch {
    toast(text);
  }
}
