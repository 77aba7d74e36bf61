import { mount } from 'svelte';
import App from './shell/App.svelte';
import { firstLanguage } from './shell/prefs.svelte.ts';
import { speak } from './text/text.svelte.ts';
import './fonts.css';
import './tokens.css';
import './base.css';

await speak(firstLanguage());
const target = document.getElementById('app');
if (target) mount(App, { target });
