import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, defaultServerConditions, type Plugin, type Rolldown } from 'vite';
import { messages } from './messages/inline.ts';
import type { Locale } from './messages/pseudo.ts';

const title = 'Helpdesk · Support your customers in one place';

/**
 * Builds landing.html from index.html: the prerendered landing page, without the console's code. It names only the
 * entry script, which the script in the head starts if the visitor turns out to be signed in.
 */
export function landingPage(locale: Locale): Plugin {
  let root = '';
  return {
    name: 'landing-page',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      const [script, entry] =
        /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
      const [, description] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
      if (!script || !description) throw new Error('index.html has changed');
      const previews = [
        `<meta property="og:title" content="${title}" />`,
        `<meta property="og:description" content="${description}" />`,
        `<meta property="og:site_name" content="Helpdesk" />`,
        `<meta name="helpdesk-entry" content="${entry}" />`,
      ];
      const container = '<div id="root"></div>';
      const source = html
        .replace(script, '')
        .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
        .replace(/<noscript>.*?<\/noscript>/s, '')
        .replace(/<title>.*?<\/title>/, `<title>${title}</title>\n    ${previews.join('\n    ')}`)
        .replace(
          container,
          `${container}\n    <div id="landing" class="[.is-starting_&]:hidden">${await drawn(root, locale)}</div>`,
        );
      if (!source.includes('id="landing"')) throw new Error('index.html has changed');
      this.emitFile({ type: 'asset', fileName: 'landing.html', source });
    },
  };
}

/** Returns the markup of the screen that the console shows to visitors who aren't signed in. */
async function drawn(root: string, locale: Locale): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [messages(locale), react()],
    ssr: {
      noExternal: ['lucide-react', '@helpdesk/sdk'],
      resolve: { conditions: ['helpdesk-source', ...defaultServerConditions] },
    },
    build: { write: false, ssr: 'src/features/landing/LandingPage.tsx' },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const chunk = output?.output.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('The landing page was not built');
  // Next to the packages that it imports.
  const folder = path.join(root, 'node_modules');
  const file = path.join(folder, `.landing-${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, chunk.code);
  try {
    const module = (await import(pathToFileURL(file).href)) as { default: ComponentType };
    return renderToStaticMarkup(createElement(module.default));
  } finally {
    rmSync(file, { force: true });
  }
}
