import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeep } from './deep.ts';
import { startTestServer } from './harness.ts';
import { needsDeep } from './needs.ts';

const run = promisify(execFile);
const manifests = fileURLToPath(new URL('./other-clients/', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'helpdesk-clients-'));
const minutes = 60_000;

const generators = {
  'openapi-typescript': ['openapi-typescript', 'openapi.yaml', '-o', 'src/types.ts'],
  'hey-api': [
    'openapi-ts',
    '-i',
    'openapi.yaml',
    '-o',
    'src/hey-api',
    '-c',
    '@hey-api/client-fetch',
  ],
  orval: ['orval', '--input', 'openapi.yaml', '--output', 'src/orval.ts', '--client', 'fetch'],
};

/** The contract from the server, and the code generators, which no other test needs. */
beforeAll(async () => {
  if (!isDeep) return;
  const server = await startTestServer();
  const served = await fetch(`${server.url}/openapi.yaml`);
  writeFileSync(join(project, 'openapi.yaml'), await served.text());
  await server.stop();
  for (const name of ['package.json', 'package-lock.json']) {
    cpSync(join(manifests, name), join(project, name));
  }
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  };
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['src'] }),
  );
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: project });
}, 10 * minutes);

afterAll(() => rmSync(project, { recursive: true, force: true }), minutes);

test.each(Object.entries(generators))(
  'a client that %s generates from the served contract compiles in strict mode',
  { ...needsDeep, timeout: 10 * minutes },
  async (_, [program = '', ...args]) => {
    const bin = (name: string) => join(project, 'node_modules/.bin', name);
    await run(bin(program), args, { cwd: project });
    const { stdout } = await run(bin('tsc'), ['-p', '.'], { cwd: project }).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe('');
  },
);
