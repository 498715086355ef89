import { defineConfig } from 'vite';

export default defineConfig({
  base: '/playground/',
  resolve: { conditions: ['helpdesk-source', 'module', 'browser', 'production'] },
});
