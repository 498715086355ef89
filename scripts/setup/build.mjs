import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { run } from './run.mjs';
import { step, together } from './steps.mjs';
import { root, stateDirectory } from './toolchain.mjs';

const shared = [
  'package-lock.json',
  'tsconfig.base.json',
  'openapi.yaml',
  'scripts/precompress.mjs',
];
const stamps = path.join(stateDirectory, 'builds');

/** What each build reads and what it leaves; a build runs only when the first changed or the second is gone. */
const builds = [
  {
    name: 'server',
    reads: ['packages/sdk', 'packages/api', 'examples/server.ts'],
    leaves: ['packages/sdk/dist/index.js', 'packages/api/dist/server.js'],
    command: ['run', 'build', '-w', 'packages/api'],
  },
  {
    name: 'widgets',
    reads: ['packages/sdk', 'packages/widgets'],
    leaves: ['packages/widgets/dist/widget.js'],
    command: ['run', 'build', '-w', 'packages/widgets'],
  },
  {
    name: 'console',
    reads: ['packages/sdk', 'packages/widgets', 'packages/console'],
    leaves: ['packages/console/dist/index.html'],
    command: ['run', 'build', '-w', 'packages/console'],
  },
  {
    name: 'examples',
    reads: ['packages/sdk', 'packages/widgets', 'examples'],
    leaves: ['examples/react/dist/index.html', 'examples/headless/dist/index.html'],
    command: ['run', 'build', '-w', 'examples'],
  },
];

/** Builds what changed: the server beside the pages, and the pages one after the other. */
export async function buildAll({ force = false } = {}) {
  const server = builds.filter(({ name }) => name === 'server');
  const pages = builds.filter(({ name }) => name !== 'server');
  await together([inTurn(server, force), inTurn(pages, force)]);
}

async function inTurn(some, force) {
  for (const build of some) await step(build.name, () => buildIfChanged(build, force));
}

async function buildIfChanged({ name, reads, leaves, command }, force) {
  const stamp = path.join(stamps, name);
  const now = fingerprint([...shared, ...reads]);
  const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const present = leaves.every((file) => existsSync(path.join(root, file)));
  if (present && before === now && !force) return 'up to date';
  await run('npm', command, { env: { NODE_ENV: 'production' } });
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, now);
  return 'built';
}
