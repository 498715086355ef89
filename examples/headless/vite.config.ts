import { defineConfig } from 'vite';

export default defineConfig({
  base: '/headless/',
  resolve: { conditions: ['helpdesk-source', 'module', 'browser', 'production'] },
});
