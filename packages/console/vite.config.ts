import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const api = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), embeddedPages()],
  resolve: { conditions: ['helpdesk-source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    sourcemap: false,
    // A data: URI in a style sheet would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'embed.html'],
      output: {
        codeSplitting: {
          groups: [
            // Changes with a dependency's version only, so it outlives our releases in browser caches.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'router',
              test: /node_modules\/@tanstack\/(router|react-router|history|store)/,
            },
            // Wanted where there is a form, and by nobody before that.
            {
              name: 'forms',
              test: /node_modules\/(react-hook-form|zod)\/|sdk\/src\/(schema|contract\/schemas)/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': api,
      '/openapi.yaml': api,
      '/public/help': api,
      '/files': api,
      '/robots.txt': api,
      '/unsubscribe': api,
      '/widget.js': api,
      '/chunks': api,
      '/ws': { target: api, ws: true },
    },
  },
});

/** The pages of forms in frames have an entry of their own, so that they carry nothing of the console. */
function embeddedPages(): Plugin {
  return {
    name: 'embedded-pages',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        if (/^\/(embed|widget)\/form\//.test(request.url ?? '')) request.url = '/embed.html';
        next();
      });
    },
  };
}
