import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/svelte/',
  plugins: [svelte({ configFile: false })],
  resolve: { conditions: ['helpdesk-source', 'module', 'browser', 'production', 'svelte'] },
});
