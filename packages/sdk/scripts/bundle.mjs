// Makes few files of many: Node pays about a millisecond for each module that it loads. What several entries share
// lies in files of its own, so that a HelpdeskError is the same class whichever entry it was imported from.
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

// The command line stands alone: nothing of it is in what a page or a program loads.
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
