import { defineConfig } from 'vite';

export default defineConfig({
  base: '/preact/',
  resolve: { conditions: ['helpdesk-source', 'module', 'browser', 'production'] },
});
