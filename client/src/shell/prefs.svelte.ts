import { sound } from '../parts/sound.ts';
import { type Language, languages, speak, spoken } from '../text/text.svelte.ts';

type Theme = 'day' | 'night';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be shut; then nothing is remembered
  }
}

function keep(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // see read
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const kept = read('midway-theme');
let theme = $state<Theme>(kept === 'day' || kept === 'night' ? kept : dark.matches ? 'night' : 'day');
let words = $state(read('midway-words') === 'yes');
let heard = $state(read('midway-sound') === 'on');
sound.turn(read('midway-sound') === 'on');
const paint = () => (document.documentElement.dataset.theme = theme);
dark.addEventListener('change', () => {
  if (read('midway-theme') === null) {
    theme = dark.matches ? 'night' : 'day';
    paint();
  }
});
paint();

/** What this browser remembers: day or night, the language, whether tables are shown in words, and whether they are heard. */
export const prefs = {
  get theme() {
    return theme;
  },
  turnTheme() {
    theme = theme === 'day' ? 'night' : 'day';
    keep('midway-theme', theme);
    paint();
  },
  get words() {
    return words;
  },
  turnWords() {
    words = !words;
    keep('midway-words', words ? 'yes' : 'no');
  },
  get sound() {
    return heard;
  },
  turnSound() {
    heard = !heard;
    keep('midway-sound', heard ? 'on' : 'off');
    sound.turn(heard);
    sound.cue('turn');
  },
  async turnLanguage() {
    const to = spoken() === 'en' ? 'de' : 'en';
    keep('midway-language', to);
    await speak(to);
  },
};

/** The language to begin with: the remembered one, else the browser's where we speak it, else English. */
export function firstLanguage(): Language {
  const wanted = [read('midway-language'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return languages.find((language) => language === wanted.find((tag) => languages.some((l) => l === tag))) ?? 'en';
}
