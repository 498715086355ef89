// node pack-testing.mjs <file.tgz>: packs the server for tests of other programs, with one entry point, ./testing.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const own = fileURLToPath(new URL('..', import.meta.url));
const root = path.join(own, '../..');
const [target = ''] = process.argv.slice(2);
if (!target.endsWith('.tgz')) throw new Error('name a file: node pack-testing.mjs server.tgz');

const ofApi = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8'));
const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** Libraries come from npm; the file contains only the code of this repository. */
const libraries = Object.entries(ofApi.dependencies).filter(([name]) => !isOurs(name));

const folder = mkdtempSync(path.join(tmpdir(), 'helpdesk-testing-'));
const staged = path.join(folder, 'package');
try {
  mkdirSync(path.join(staged, 'dist'), { recursive: true });
  await build({
    absWorkingDir: own,
    entryPoints: ['src/testing.ts', 'src/mail/in/parsing-thread.js'],
    outbase: 'src',
    outdir: path.join(staged, 'dist'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    conditions: ['helpdesk-source'],
    // Tests don't serve the pages of the examples.
    external: ['@helpdesk/examples', ...libraries.flatMap(([name]) => [name, `${name}/*`])],
    logLevel: 'warning',
  });
  const types = readdirSync(path.join(own, 'dist'));
  for (const name of types.filter((one) => /^(testing|config|config-\w+)\.d\.ts$/.test(one))) {
    copyFileSync(path.join(own, 'dist', name), path.join(staged, 'dist', name));
  }
  copyFileSync(path.join(own, 'README.md'), path.join(staged, 'README.md'));
  for (const name of ['openapi.yaml', 'LICENSE', 'CHANGELOG.md']) {
    copyFileSync(path.join(root, name), path.join(staged, name));
  }
  for (const name of ['contract.json', 'api-docs.html']) {
    copyFileSync(path.join(own, 'dist', name), path.join(staged, 'dist', name));
  }
  const described = {
    name: ofApi.name,
    version: ofApi.version,
    description: 'A real Helpdesk for the tests of programs that use one.',
    license: ofApi.license,
    type: 'module',
    engines,
    exports: { './testing': { types: './dist/testing.d.ts', default: './dist/testing.js' } },
    dependencies: Object.fromEntries(libraries),
  };
  writeFileSync(path.join(staged, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
  const pack = ['pack', '--ignore-scripts', '--pack-destination', folder];
  execFileSync('npm', pack, { cwd: staged, stdio: 'pipe' });
  const made = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(path.join(folder, made), target);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function isOurs(name) {
  return name.startsWith('@helpdesk/');
}
