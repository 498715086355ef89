import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { curlOf } from './calls.ts';
import { documentedOperations } from './document.ts';
import { sampleScript } from './sample-script.ts';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'helpdesk-samples-'));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: false });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

type Script = {
  readCurl: (text: string) => object;
  pythonOf: (call: object) => string;
  goOf: (call: object) => string;
};
const script = runInNewContext(`${sampleScript}; ({ readCurl, pythonOf, goOf })`) as Script;

const operationOf = (id: string) => {
  const found = documentedOperations().find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};
const samplesOf = (language: 'pythonOf' | 'goOf', address = 'https://help.example.com') =>
  documentedOperations().map((operation) => ({
    id: operation.id,
    code: script[language](script.readCurl(curlOf(operation, address))),
  }));

test('the sample in Python of every operation is a program', async () => {
  const samples = samplesOf('pythonOf');
  expect(samples.length).toBeGreaterThan(250);
  const file = path.join(folder, 'samples.json');
  writeFileSync(file, JSON.stringify(samples));
  const check = `import ast, json
for one in json.load(open(${JSON.stringify(file)})):
    try: ast.parse(one["code"])
    except SyntaxError as error: print(one["id"], error)`;
  expect((await run('python3', ['-c', check])).stdout).toBe('');
});

async function python(id: string, key: string, edit = (code: string) => code) {
  const curl = curlOf(operationOf(id), server.url);
  const code = edit(script.pythonOf(script.readCurl(curl)));
  const env = { PATH: process.env.PATH, HELPDESK_API_KEY: key, no_proxy: '127.0.0.1' };
  return (await run('python3', ['-c', code], { env, cwd: folder })).stdout;
}

test('samples in Python read, make and delete tickets, and upload a file', async () => {
  const permissions: ApiPermission[] = [
    'tickets:read',
    'tickets:create',
    'tickets:update',
    'tickets:delete',
    'organization:update',
  ];
  const as = server.acme.admin;
  const body = { name: 'Python', permissions };
  const { key } = (await server.call('apiKeys.create', { as, body })).body.data;
  const made = await python('v1Tickets.create', key);
  expect(made).toMatch(/^201 \{"data":\{/);
  const { data } = JSON.parse(made.slice(4));
  const sent = operationOf('v1Tickets.create').sent;
  expect(data.subject).toBe(sent.subject);
  const of = (code: string) => code.replace('k3v9x2m7q4', data.id);
  expect(await python('v1Tickets.list', key)).toContain(data.ticketNumber);
  expect(await python('v1Tickets.reply', key, of)).toMatch(/^201 /);
  expect(await python('v1Tickets.delete', key, of)).toMatch(/^20\d/);
  expect(await python('v1Tickets.list', key)).not.toContain(data.ticketNumber);

  const picture =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
  writeFileSync(path.join(folder, 'picture.png'), Buffer.from(picture, 'base64'));
  expect(await python('organization.uploadLogo', key)).toMatch(/^200 \{"logoUrl":/);
});

test('values are written as Python has them', () => {
  const json = { a: true, b: null, c: ['it’s "so"', 1.5], d: { e: false } };
  const curl = `curl -X POST 'https://a.example/'${' \\\n  '}-d '${JSON.stringify(json)}'`;
  expect(script.pythonOf(script.readCurl(curl))).toContain(
    '"a": True,\n        "b": None,\n        "c": ["it’s \\"so\\"", 1.5],\n        "d": {"e": False},',
  );
});

const gofmt = ['/usr/bin/gofmt', '/usr/local/go/bin/gofmt'].find((file) => existsSync(file));

test('the sample in Go of every operation has the shape that gofmt gives it', () => {
  for (const { id, code } of samplesOf('goOf')) {
    expect(code, id).toMatch(
      /^package main\n\nimport \(\n(\t"[a-z/]+"\n)+\)\n\nfunc main\(\) \{\n/,
    );
    const lines = code.split('\n').slice(0, -2);
    const depth = (line: string) => /^\t*/.exec(line)?.[0].length ?? 0;
    let open = 0;
    for (const line of lines) {
      if (/^\t*[)}]/.test(line)) open -= 1;
      if (line !== '') expect(depth(line), `${id}: ${line}`).toBe(open);
      if (/[({]$/.test(line)) open += 1;
    }
    const imports = [...code.matchAll(/^\t"([a-z/]+)"$/gm)].map(([, name = '']) => name);
    expect(imports, id).toEqual(imports.toSorted());
    for (const name of imports) expect(code, id).toContain(`${name.split('/').at(-1)}.`);
  }
});

// Where there is no Go, only their shape is looked at.
test.skipIf(!gofmt)('gofmt would change no sample in Go', async () => {
  for (const [at, { code }] of samplesOf('goOf').entries()) {
    writeFileSync(path.join(folder, `sample-${at}.go`), code);
  }
  expect((await run(gofmt ?? '', ['-l', folder])).stdout).toBe('');
});
