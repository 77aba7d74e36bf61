import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The host serves the bundle from its own package; while drawing, `npm run dev` passes on to a host on port 8000. */
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '#midway': here('../src/midway') } },
  build: {
    outDir: '../src/midway/static',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
});
