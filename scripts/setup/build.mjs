import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { note, noted, root, run, step } from './run.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json', 'openapi.yaml', 'packages/sdk'];

/** The inputs and outputs of each build; it runs only when an input changed or an output is missing. */
const builds = {
  server: ['packages/api', ['examples/server.ts'], ['../sdk/dist/index.js', 'dist/server.js']],
  widgets: ['packages/widgets', ['scripts/precompress.mjs'], ['dist/widget.js']],
  console: [
    'packages/console',
    ['packages/widgets', 'scripts/precompress.mjs'],
    ['dist/index.html'],
  ],
  examples: [
    'examples',
    ['packages/widgets'],
    ['react/dist/index.html', 'headless/dist/index.html'],
  ],
};

/** Builds what changed: the server in parallel with the pages, and the pages one after the other. */
export function buildAll(force) {
  const pages = ['widgets', 'console', 'examples'];
  return Promise.all([['server'], pages].map((names) => inTurn(names, force)));
}

async function inTurn(names, force) {
  for (const name of names) await step(name, () => buildIfChanged(name, force));
}

async function buildIfChanged(name, force) {
  const [workspace, reads, leaves] = builds[name];
  const now = fingerprint([...shared, workspace, ...reads]);
  const isThere = leaves.every((file) => existsSync(path.join(root, workspace, file)));
  if (isThere && noted(`builds/${name}`) === now && !force) return 'up to date';
  await run('npm', ['run', 'build', '-w', workspace], { NODE_ENV: 'production' });
  note(`builds/${name}`, now);
  return 'built';
}

/** One hash over the content of these files and folders, without tests, which are not built. */
function fingerprint(places) {
  const hash = createHash('sha256').update(process.version);
  for (const file of places.flatMap((place) => filesIn(path.join(root, place)))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(place) {
  if (/[\\/](node_modules|dist|coverage)$|\.test\.tsx?$/.test(place)) return [];
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [place] : [];
  const names = readdirSync(place).sort();
  return names.flatMap((name) => filesIn(path.join(place, name)));
}
