// Knows how the page starts.

import '@boite/ui/style/tokens.css';
import '@boite/ui/style/base.css';
import '@boite/ui/style/pieces.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { newVersion } from './new-version.svelte.ts';
import { workOffline } from './offline/register.ts';

addEventListener('vite:preloadError', () => newVersion.fileIsGone());

const target = document.getElementById('app');
if (target) mount(App, { target });
workOffline();
