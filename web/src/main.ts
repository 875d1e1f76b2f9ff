// Knows how the page starts.

import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { workOffline } from './offline/register.ts';

const target = document.getElementById('app');
if (target) mount(App, { target });
workOffline();
