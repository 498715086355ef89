import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, defaultServerConditions, type Plugin, type Rolldown } from 'vite';
import {
  directionOf,
  type ElementLanguage,
  elementLanguages,
} from '../sdk/src/rules/element-languages.ts';
import { messages } from './messages/inline.ts';

/**
 * Builds landing/en.html and the same in the other languages from index.html: the prerendered landing page, without the
 * console's code. It names only the entry script, which the script in the head starts if the visitor turns out to be
 * signed in.
 */
export function landingPage(): Plugin {
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
      await Promise.all(
        elementLanguages.map(async (language) => {
          const source = inLanguage(html, language, await drawn(root, language));
          this.emitFile({ type: 'asset', fileName: `landing/${language}.html`, source });
        }),
      );
    },
  };
}

interface Drawn {
  head: string;
  body: string;
}

function inLanguage(html: string, language: ElementLanguage, { head, body }: Drawn): string {
  const [script, entry] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
  if (!script) throw new Error('index.html has changed');
  const container = '<div id="root"></div>';
  const source = html
    .replace(/<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace(script, '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>.*?<\/title>/, `${head}<meta name="helpdesk-entry" content="${entry}"/>`)
    .replace(
      container,
      `${container}\n    <div id="landing" class="[.is-starting_&]:hidden">${body}</div>`,
    );
  if (!source.includes('id="landing"') || !source.includes(head)) {
    throw new Error('index.html has changed');
  }
  return source;
}

interface LandingModule {
  default: ComponentType<{ language: ElementLanguage }>;
  LandingHead: ComponentType;
}

/** Returns the markup of the screen that the console shows to visitors who aren't signed in. */
async function drawn(root: string, language: ElementLanguage): Promise<Drawn> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [messages(language), react()],
    ssr: {
      noExternal: ['@helpdesk/sdk'],
      resolve: { conditions: ['helpdesk-source', ...defaultServerConditions] },
    },
    build: { write: false, ssr: 'src/features/landing/LandingPage.tsx' },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const chunk = output?.output.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('The landing page was not built');
  // Next to the packages that it imports.
  const folder = path.join(root, 'node_modules');
  const file = path.join(folder, `.landing-${language}-${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, chunk.code);
  try {
    const module = (await import(pathToFileURL(file).href)) as LandingModule;
    return {
      head: renderToStaticMarkup(createElement(module.LandingHead)),
      body: renderToStaticMarkup(createElement(module.default, { language })),
    };
  } finally {
    rmSync(file, { force: true });
  }
}
