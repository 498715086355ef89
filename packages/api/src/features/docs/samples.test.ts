// @module-tag one-engine
// @module-tag slow

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
// Within the workspace, so it finds our packages and the Node types.
const folder = mkdtempSync(path.join(root, 'node_modules/.cache-samples-'));
let server: TestServer;
let page: string;

beforeAll(async () => {
  server = await startTestServer();
  page = await (await fetch(`${server.url}/api-docs`)).text();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  return server.stop();
});

const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const plain = (text: string) =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (one) => entities[one as keyof typeof entities]);

// Full run only: starts a compiler for each program.
test('every program of the documentation compiles unchanged with strict types', {
  tags: ['full'],
}, async () => {
  const blocks = [...page.matchAll(/<pre[^>]*><code>([^]*?)<\/code>/g)].map(
    ([, code = '']) => code,
  );
  const programs = blocks.map(plain).filter((code) => /^import /m.test(code));
  expect(programs.length).toBeGreaterThan(8);
  for (const [at, code] of programs.entries()) {
    writeFileSync(path.join(folder, `sample-${at}.ts`), code);
  }
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'preserve',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    customConditions: ['helpdesk-source'],
  };
  const project = path.join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  const asked = [path.join(root, 'node_modules/typescript7/bin/tsc'), '-p', project];
  const said = await promisify(execFile)(process.execPath, asked).catch(
    (error: { stdout: string }) => error,
  );
  expect(said.stdout).toBe('');
});
