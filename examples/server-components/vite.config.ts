import rsc from '@vitejs/plugin-rsc';
import { defineConfig } from 'vite';

/** Three builds: components of the server, their drawing as HTML, and what browsers load. */
export default defineConfig({
  plugins: [
    rsc({
      entries: { rsc: './entry.rsc.tsx', ssr: './entry.ssr.tsx', client: './entry.browser.tsx' },
    }),
  ],
});
