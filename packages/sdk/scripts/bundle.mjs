// Bundles many files into few, because Node needs about a millisecond to load each module. Code that several entries share is in files of
// its own, so HelpdeskError is the same class whichever entry it was imported from.
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const entries = ['index', 'call', 'chat', 'operations', 'testing', 'upload', 'webhook'];

rmSync(`${root}dist/shared`, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: entries.map((entry) => `src/${entry}.ts`),
  outdir: 'dist',
  chunkNames: 'shared/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  logLevel: 'warning',
});

// The command line is a separate bundle, so pages and programs load none of it.
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
await build({
  absWorkingDir: root,
  entryPoints: ['src/cli/main.ts'],
  outfile: 'dist/cli.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  define: { VERSION: JSON.stringify(version) },
  sourcemap: true,
  logLevel: 'warning',
});
