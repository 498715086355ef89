// node build/build.mjs [FOLDER]: bundles the elements into chunks, and the loader with the hashes of its chunks.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from '../../../scripts/precompress.mjs';
import { bundle } from './bundle.mjs';
import { writeEditorData } from './editor-data.mjs';
import { packs } from './packs.mjs';

const root = path.dirname(import.meta.dirname);
const source = (file) => path.join(root, 'src', file);
const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));

const views = {
  form: source('elements/form/form.ts'),
  chat: source('elements/chat/chat.ts'),
  connection: path.join(root, '../sdk/src/chat.ts'),
  people: source('elements/chat/people/People.tsx'),
  after: source('elements/chat/after/After.tsx'),
  files: source('elements/files/files.ts'),
  captcha: source('elements/captcha/captcha.tsx'),
  formatted: source('elements/chat/formatted/Formatted.tsx'),
  opening: source('elements/chat/opening/opening.ts'),
  returning: source('elements/chat/returning/returning.tsx'),
  signals: source('elements/chat/signals.ts'),
  search: source('elements/search/search.ts'),
  proactive: source('team/proactive.ts'),
  languages: source('languages/languages.ts'),
  ...packs,
};

/** Code that several chunks need is in the core, so a second element adds only its own. Other code is in the chunk that needs it. */
function chunkOf(id, { getModuleInfo }) {
  const users = new Set();
  const seen = new Set();
  const climb = (module) => {
    if (seen.has(module)) return;
    seen.add(module);
    const { isEntry, importers } = getModuleInfo(module);
    if (isEntry) users.add(module);
    importers.forEach(climb);
  };
  climb(id);
  return users.size > 1 ? 'core' : undefined;
}

export async function build(folder) {
  const chunks = await bundle(views, {
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    manualChunks: chunkOf,
  });
  nameByHash(chunks);
  const pinned = Object.fromEntries(
    chunks
      .filter(({ name }) => !wantedLater.includes(name))
      .map(({ name, code }) => [name, hashOf(code)]),
  );
  const [loader] = await bundle(
    source('loader/widget.ts'),
    { format: 'iife' },
    {
      define: { CHUNKS: JSON.stringify(pinned), VERSION: JSON.stringify(version) },
      // There, too, r2wc would look up functions by name, which no element has as an attribute.
      without: ['window'],
      aliases: {
        'react-dom/client': source('loader/lazy-react-dom.ts'),
        react: source('loader/lazy-react.ts'),
      },
    },
  );

  const [team] = await bundle(source('team/team.ts'), { format: 'iife' });
  const { code: proactive } = chunks.find(({ name }) => name === 'proactive');
  team.code = team.code.replace('{proactive}', hashOf(proactive));

  const scripts = Object.fromEntries([
    ['widget.js', loader.code],
    ['widget-team.js', team.code],
    [`widget-${version}.js`, loader.code],
    ...chunks.map(({ fileName, code }) => [fileName, code]),
  ]);
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'chunks'), { recursive: true });
  for (const [file, code] of Object.entries(scripts)) {
    await writeFile(path.join(folder, file), code);
  }
  // It is imported for its side effects.
  await writeFile(path.join(folder, 'widget.d.ts'), 'export {};\n');
  await writeFile(path.join(folder, 'integrity.json'), json(mapValues(scripts, integrityOf)));
  await precompress(folder);
  await writeEditorData(source('typings/elements.ts'), folder);
}

/** Chunks that elements load on demand, with the same integrity check as those of the loader. */
const wantedLater = [
  'connection',
  'after',
  'people',
  'files',
  'captcha',
  'formatted',
  'returning',
  'opening',
  'signals',
  'languages',
  'proactive',
  ...Object.keys(packs),
];

/** Names each chunk by its hash, so the hash is enough to load it. Chunks that others import or refer to come first. */
function nameByHash(chunks) {
  // Without the core, which contains the hash of the languages chunk.
  const ofLanguages = [...Object.keys(packs), 'languages'];
  const others = wantedLater.filter((name) => !ofLanguages.includes(name));
  for (const name of [...ofLanguages, 'core', ...others, 'form', 'search', 'chat']) {
    const chunk = chunks.find((each) => each.name === name);
    const hash = hashOf(chunk.code);
    const file = `${name}-${hash.replace(/\W/g, '').slice(0, 8)}.js`;
    chunk.fileName = `chunks/${file}`;
    for (const other of chunks) {
      other.code = other.code.replace(`"./${name}.js"`, `"./${file}"`).replace(`{${name}}`, hash);
    }
  }
}

const hashOf = (code) => createHash('sha256').update(code).digest('base64');

const integrityOf = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

if (import.meta.filename === process.argv[1]) {
  await build(path.resolve(process.argv[2] ?? path.join(root, 'dist')));
}
