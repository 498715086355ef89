import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/vue/',
  plugins: [
    // Without this, Vue would look for components of these names.
    vue({
      template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('helpdesk-') } },
    }),
  ],
  resolve: { conditions: ['helpdesk-source', 'module', 'browser', 'production'] },
});
