import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './compressed.ts';
import { fluent } from './fluent.ts';
import { cutFonts } from './fonts.ts';
import { inlineIcon } from './icon.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the first page is made of comes as one file: each further file costs a round trip and its head. */
const FIRST = [
  /[\\/]node_modules[\\/](svelte|@fluent|clsx|esm-env)[\\/]/,
  /[\\/]src[\\/](main\.ts|text[\\/](text\.svelte|words)\.ts|parts[\\/][Ss]eat\.|protocol[\\/]requests\.ts)/,
  /[\\/]src[\\/]shell[\\/](lobby[\\/]|App|Missing|Announcer|announcer|links|prefs|route)/,
];

/** So does what a table and a lesson are made of: the first page names every file that a page of it leads to. */
const TABLE = /[\\/]src[\\/](shell[\\/]table|parts[\\/](?!synth|tunes)|protocol[\\/](table|socket|hand|order))/;

/** The host serves the bundle from its own package; while drawing, `npm run dev` passes on to a host on port 8000. */
export default defineConfig({
  plugins: [cutFonts(here('src/fonts.css'), here('node_modules/.fonts')), fluent(), svelte(), inlineIcon(here('public/favicon.svg')), compressed()],
  resolve: { alias: { '#midway': here('../src/midway') } },
  build: {
    outDir: '../src/midway/static',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'fair', priority: 2, test: (id: string) => FIRST.some((part) => part.test(id)) },
            { name: 'table', priority: 1, test: TABLE },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
});
