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
    landingPage(),
    ticketPage(),
  ],
  // For app/head.ts, which the build compiles separately: the development server has no files to name.
  define: { __PAGE_FILES__: '[]', __FILES__: '[]', __LIST__: '""' },
  resolve: { conditions: ['helpdesk-source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    sourcemap: false,
    // A data: URI in a style sheet would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The head of the page preloads the files of the first page, and those of the others load in idle time: listing
      // them all would make up a tenth of the entry.
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
            // Needed by every page, and loaded together.
            {
              name: 'query',
              test: /node_modules\/@tanstack\/(query-core|react-query)\//,
            },
            // Small parts of many pages: on a slow connection a request takes longer than the content.
            {
              name: 'parts',
              test: /lucide-react\/dist\/esm\/icons\/|console\/src\/ui\/(Badge|Button|EmptyState|IconButton|Input|Select|Skeleton|Spinner|cx)\.tsx?/,
              minShareCount: 18,
            },
            // The only module of the next group that an embedded form needs.
            {
              name: 'organization-address',
              test: /console\/src\/data\/organization-address\.ts/,
            },
            // Needed by every page of the console, with its dependencies, and shared by the ticket list and what loads
            // after it: smaller as one file than as ten.
            {
              name: 'data',
              test: /console\/src\/(data\/(cache|unsent|unread|Ago|density|use-now|unreachable|session|use-read)|ui\/(use-media|Table|LaterTags|MenuItems|hints)|features\/tickets\/(choices|ticket-rows|undo-change|ticket-change|use-ticket-change|list\/(use-window|use-ticket-rows|use-staying-row|use-same|TypedSearch|filters|layout|RowTick|use-search-text|use-return|Turn|words|UnreadDot|MoreFailed)|bulk\/(selection|LaterSelected)|waiting-chats\/LaterWaitingChats))\.tsx?$|sdk\/src\/rules\/(role-names|action-permissions|names|relative-time)\.ts$|lucide-react\/dist\/esm\/icons\/(inbox|eye)\./,
            },
            // Needed only on pages with a form.
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

/** Embedded form pages have their own entry, so they contain nothing of the console. */
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
