// Knows how to set the French of the screens in type when the page is built, so that sources keep plain spaces.

import { spacedOut } from '@boite/language';
import type { PreprocessorGroup } from 'svelte/compiler';

const CODE_OR_STYLE = /(<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>)/;

/** Only the markup is changed; inside an expression the spaces are still spaces to the compiler. */
export function frenchSpaces(): PreprocessorGroup {
  return {
    name: 'french-spaces',
    markup: ({ content }) => ({ code: content.split(CODE_OR_STYLE).map(setUnlessCode).join('') }),
  };
}

function setUnlessCode(part: string): string {
  return CODE_OR_STYLE.test(part) ? part : spacedOut(part);
}
