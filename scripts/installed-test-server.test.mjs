// @module-tag full
// @module-tag slow

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installSdk } from './installed-package.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => path.join(root, 'node_modules', name);
let stop;
let project;
let address;
let packed;

beforeAll(async () => {
  ({ address, project, stop } = await installSdk());
  const installed = path.join(project, 'node_modules/@helpdesk/api');
  packed = path.join(project, 'test-server.tgz');
  const answer = await fetch(`${address}/test-server.tgz`);
  writeFileSync(packed, Buffer.from(await answer.arrayBuffer()));
  mkdirSync(installed);
  await run('tar', ['xzf', packed, '-C', installed, '--strip-components=1']);
  linkLibraries(JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')));
  const example = path.join(root, 'examples/tested');
  cpSync(example, path.join(project, 'tested'), { recursive: true });
});
afterAll(() => stop());

/** Links what npm would install, without the network: only the package's dependencies. */
function linkLibraries({ dependencies }) {
  for (const name of Object.keys(dependencies)) {
    const place = path.join(project, 'node_modules', name);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(bin(name), place);
  }
}

test('other projects can test their program against a real helpdesk of the version they use', async () => {
  const { stdout } = await run(
    process.execPath,
    [bin('tsx/dist/cli.mjs'), '--test', 'tested/raise-orders.spec.ts'],
    { cwd: project, env: { PATH: process.env.PATH } },
  );
  expect(stdout).toContain('# pass 2\n');
  expect(stdout).toContain('# fail 0\n');
});

test('their program and its tests compile with the types of both packages in the strictest mode', async () => {
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
  const libraries = ['--lib', 'es2024,dom', '--types', 'node', '--allowImportingTsExtensions'];
  symlinkSync(bin('@types'), path.join(project, 'node_modules/@types'));
  await run(
    process.execPath,
    [bin('typescript7/bin/tsc'), ...options, ...libraries, 'tested/raise-orders.spec.ts'],
    { cwd: project },
  );
});

test('publint and Are the Types Wrong find no problems in the server package', async () => {
  const publint = await run(bin('.bin/publint'), ['run', packed, '--strict']);
  expect(publint.stdout).toContain('All good!');
  await run(bin('.bin/attw'), [packed, '--profile', 'esm-only']);
});
