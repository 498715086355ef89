import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { landingPage } from './landing-page.ts';
import { messages } from './messages/inline.ts';
import { localeNamed } from './messages/pseudo.ts';
import { pageHead } from './page-head.ts';
import { ticketPage } from './ticket-page.ts';

const api = process.env.API_URL ?? 'http://localhost:3000';

const locale = localeNamed(process.env.CONSOLE_LOCALE);

export default defineConfig({
  plugins: [
    messages(locale),
    react(),
    tailwindcss(),
    embeddedPages(),
    pageHead(),
    landingPage(locale),
    ticketPage(),
  ],
  // Of app/head.ts, which the build makes apart: the development server has no files to name.
  define: { __PAGE_FILES__: '[]', __FILES__: '[]', __LIST__: '""' },
  resolve: { conditions: ['helpdesk-source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    sourcemap: false,
    // A data: URI in a style sheet would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The head of the page fetches the files of the first page, and idle time those of the others: a list of them in
      // the entry would be a tenth of it.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
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
            // Wanted by every page, and on the way together.
            {
              name: 'query',
              test: /node_modules\/@tanstack\/(query-core|react-query)\//,
            },
            // Small parts of many pages: on a slow line a request takes longer than what it brings.
            {
              name: 'parts',
              test: /lucide-react\/dist\/esm\/icons\/|console\/src\/ui\/(Badge|Button|EmptyState|IconButton|Input|Select|Skeleton|Spinner|cx)\.tsx?/,
              minShareCount: 18,
            },
            // All that the page of a form in a frame takes of what comes next.
            {
              name: 'organization-address',
              test: /console\/src\/data\/organization-address\.ts/,
            },
            // Wanted by every page of the console, with what it stands on, and what the list of tickets shares with what comes
            // after it: smaller in one piece than in ten.
            {
              name: 'data',
              test: /console\/src\/(data\/(cache|unsent|unread|Ago|density|use-now|unreachable|session|use-read)|ui\/(use-media|Table|LaterTags|MenuItems|hints)|features\/tickets\/(choices|ticket-rows|undo-change|ticket-change|use-ticket-change|list\/(use-window|use-ticket-rows|use-staying-row|use-same|TypedSearch|filters|layout|RowTick|use-search-text|use-return|Turn|words|UnreadDot|MoreFailed)|bulk\/(selection|LaterSelected)|waiting-chats\/LaterWaitingChats))\.tsx?$|sdk\/src\/rules\/(role-names|action-permissions|names|relative-time)\.ts$|lucide-react\/dist\/esm\/icons\/(inbox|eye)\./,
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
      '/public/contact': api,
      '/public/help': api,
      '/public/ticket': api,
      '/ticket-page.js': api,
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
