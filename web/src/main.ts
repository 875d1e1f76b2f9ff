// Knows how the page starts.

import '@boite/ui/style/tokens.css';
import '@boite/ui/style/base.css';
import '@boite/ui/style/pieces.css';
import { ofThisTab } from '@boite/ui/device/memory.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import { workOffline } from './offline/register.ts';

/** A new version of the page has replaced the files of this one: load it, once. */
addEventListener('vite:preloadError', () => {
  if (ofThisTab.recall('reloaded')) return;
  ofThisTab.remember('reloaded', true);
  location.reload();
});

const target = document.getElementById('app');
if (target) mount(App, { target });
workOffline();
