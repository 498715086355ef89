import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ownScript } from './own-script.ts';

const source = '/src/app/head.ts';
const marker = '<!-- head -->';

interface PageFiles {
  path: string;
  /** Whether it can be opened without signing in. */
  isOpen: boolean;
  files: string[];
}

/**
 * Puts `src/app/head.ts` into the head of the page: as a separate script with a hash in its name, so it runs before the
 * console's code has loaded and is cached permanently. It knows the files of every page.
 */
export function pageHead(): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'page-head',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    transformIndexHtml: (html) =>
      isBuild ? html : html.replace(marker, `<script type="module" src="${source}"></script>`),
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const pages = filesOfPages(root, bundle);
      const ofPages = new Set(pages.flatMap(({ files }) => files));
      const parts = new Set(partsOf(bundle).filter((file) => !ofPages.has(file)));
      const source = JSON.stringify([...parts, ...ofPages]);
      const list = this.emitFile({ type: 'asset', name: 'pages.json', source });
      const code = await headScript(root, pages, `/${this.getFileName(list)}`);
      const ofMembers = pages.filter(({ isOpen }) => !isOpen).map((one) => one.path);
      const worker = await ownScript(root, '/src/app/worker.ts', {
        // The page that users see after signing out.
        __PATHS__: [...ofMembers, '/login'],
      });
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: worker });
      const reference = this.emitFile({ type: 'asset', name: 'head.js', source: code });
      const script = `<script src="/${this.getFileName(reference)}"></script>`;
      const html = String(page.source);
      // Before the scripts, which would delay it; the prerendered markup waits for the style sheet.
      const [style = ''] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
      const release = createHash('sha256')
        .update(Object.keys(bundle).toSorted().join())
        .digest('hex');
      const meta = `<meta name="helpdesk-release" content="${release.slice(0, 12)}" />`;
      page.source = html.replace(style, '').replace(marker, [meta, script, style].join('\n    '));
      if (!page.source.includes(script) || !style) throw new Error('index.html has changed');
    },
  };
}

/** The pages where users usually start; the files of the others are loaded in idle time. */
const beginnings = ['/', '/tickets', '/tickets/$id', '/live-chat', '/login'];

async function headScript(root: string, all: readonly PageFiles[], list: string): Promise<string> {
  const first = all.filter((page) => beginnings.includes(page.path));
  const files = [...new Set(first.flatMap((page) => page.files))];
  // Most files belong to several pages.
  const pages = all.map((page) => ({
    path: page.path,
    isOpen: page.isOpen,
    files: first.includes(page) ? page.files.map((file) => files.indexOf(file)) : [],
  }));
  return ownScript(root, source, { __PAGE_FILES__: pages, __FILES__: files, __LIST__: list });
}

/** The files that each page of `pages.ts` needs in addition to those of the entry, which are in the HTML already. */
function filesOfPages(root: string, bundle: Rolldown.OutputBundle): PageFiles[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const table = path.join(root, 'src/app/pages.ts');
  const [ofMembers = '', ofAll = ''] = readFileSync(table, 'utf8').split('export const openPages');
  const entry = chunks.find((chunk) => chunk.facadeModuleId === path.join(root, 'index.html'));
  const known = filesOf(bundle, entry?.fileName);
  const read = (text: string, isOpen: boolean) => {
    const pages = [...text.matchAll(/path: '([^']+)'.*?import\('([^']+)'\)/gs)].map((found) => {
      const module = path.resolve(path.dirname(table), found[2] ?? '');
      const chunk = chunks.find((one) => one.facadeModuleId === module);
      if (!chunk) throw new Error(`${module} has no chunk`);
      const files = filesOf(bundle, chunk.fileName).filter((file) => !known.includes(file));
      return { path: found[1] ?? '', isOpen, files: files.map((file) => `/${file}`) };
    });
    if (pages.length !== text.split('load: () => import(').length - 1) {
      throw new Error('A page in pages.ts is not written as the others are');
    }
    return pages;
  };
  return [...read(ofMembers, false), ...read(ofAll, true)];
}

/** The size in characters from which a part is loaded only on demand, such as the article editor. */
const LARGE = 100_000;

/** The parts that pages load on demand, such as menus and dialogs: they couldn't be loaded while the server is unreachable. */
function partsOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const known = chunks.flatMap((chunk) => (chunk.isEntry ? filesOf(bundle, chunk.fileName) : []));
  const parts = chunks.filter((one) => one.isDynamicEntry && one.code.length < LARGE);
  return parts
    .flatMap(({ fileName }) => filesOf(bundle, fileName))
    .filter((file) => !known.includes(file))
    .map((file) => `/${file}`);
}

/** The files of a chunk: itself, its static imports, and their style sheets. */
function filesOf(bundle: Rolldown.OutputBundle, name: string | undefined): string[] {
  const files = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (files.has(fileName) || chunk?.type !== 'chunk') return;
    files.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  if (name) add(name);
  return [...files];
}
