// node build/build.mjs [FOLDER]: bundles the elements into chunks, and the loader that pins them.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from '../../../scripts/precompress.mjs';
import { bundle } from './bundle.mjs';
import { writeEditorData } from './editor-data.mjs';

const root = path.dirname(import.meta.dirname);
const source = (file) => path.join(root, 'src', file);
const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));

const views = { form: source('elements/form/form.ts') };

export async function build(folder) {
  const chunks = await bundle(views, {
    format: 'es',
    entryFileNames: 'chunks/[name]-[hash].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    // What elements share is one chunk, so that a second element costs only itself.
    manualChunks: (id) => (/\/(elements|rules)\//.test(id) ? undefined : 'core'),
  });
  const pinned = Object.fromEntries(
    chunks.map(({ name, fileName, code }) => [name, [fileName, integrityOf(code)]]),
  );
  const [loader] = await bundle(
    source('loader/widget.ts'),
    { format: 'iife' },
    {
      define: { CHUNKS: JSON.stringify(pinned), VERSION: JSON.stringify(version) },
      aliases: {
        'react-dom/client': source('loader/lazy-react-dom.ts'),
        react: source('loader/lazy-react.ts'),
      },
    },
  );

  const scripts = Object.fromEntries([
    ['widget.js', loader.code],
    [`widget-${version}.js`, loader.code],
    ...chunks.map(({ fileName, code }) => [fileName, code]),
  ]);
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'chunks'), { recursive: true });
  for (const [file, code] of Object.entries(scripts)) {
    await writeFile(path.join(folder, file), code);
  }
  await writeFile(path.join(folder, 'integrity.json'), json(mapValues(scripts, integrityOf)));
  await precompress(folder);
  await writeEditorData(source('typings/elements.ts'), folder);
}

function integrityOf(code) {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`;
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

if (import.meta.filename === process.argv[1]) {
  await build(path.resolve(process.argv[2] ?? path.join(root, 'dist')));
}
