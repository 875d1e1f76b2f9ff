// Knows how the page starts.

import '@boite/ui/style/tokens.css';
import '@boite/ui/style/base.css';
import { ofThisTab } from '@boite/ui/device/memory.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import { houseAnswers } from './link/answering.ts';
import { workOffline } from './offline/register.ts';

/** A new version of the page has replaced the files of this one: load it, once; or the line is lost, and nothing must be lost with it. */
addEventListener('vite:preloadError', async () => {
  if (ofThisTab.recall('reloaded')) return;
  ofThisTab.remember('reloaded', true);
  await houseAnswers();
  location.reload();
});

const target = document.getElementById('app');
if (target) mount(App, { target });
workOffline();
