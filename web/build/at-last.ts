// A change to the files of the page once all of them are made.

import type { Plugin, Rolldown } from 'vite';

export function atLast(name: string, change: (bundle: Rolldown.OutputBundle) => void): Plugin {
  return { name, apply: 'build', enforce: 'post', generateBundle: (_, bundle) => change(bundle) };
}
