import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/react/',
  plugins: [react()],
  resolve: { conditions: ['helpdesk-source', 'module', 'browser', 'production'] },
});
