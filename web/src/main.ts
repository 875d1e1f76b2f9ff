// Knows how the page starts.

import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { ofThisTab } from './device/memory.ts';
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
