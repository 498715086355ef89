import rsc from '@vitejs/plugin-rsc';
import { defineConfig } from 'vite';

/** Three builds: the server components, their rendering as HTML, and the files for browsers. */
export default defineConfig({
  plugins: [
    rsc({
      entries: { rsc: './entry.rsc.tsx', ssr: './entry.ssr.tsx', client: './entry.browser.tsx' },
    }),
  ],
});
