// @module-tag one-engine
// @module-tag slow

// Compiles a program for every operation. The ordinary tier proves the parts: features/docs/docs.
// @module-tag full

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { findProgram, needs } from '../../test/programs.ts';
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

const needsPython = needs('Python', Boolean(findProgram('python3')));

test('the Python sample of every operation is a valid program', needsPython, async () => {
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

const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

async function python(id: string, key: string, edit = (code: string) => code) {
  const curl = curlOf(operationOf(id), server.url);
  const code = edit(script.pythonOf(script.readCurl(curl)));
  const env = { PATH: process.env.PATH, HELPDESK_API_KEY: key, no_proxy: '127.0.0.1' };
  return (await run('python3', ['-c', code], { env, cwd: folder })).stdout;
}

test('Python samples read, create and delete tickets, and upload a file', needsPython, async () => {
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

  writeFileSync(path.join(folder, 'picture.png'), Buffer.from(picture, 'base64'));
  expect(await python('organization.uploadLogo', key)).toMatch(/^200 \{"logoUrl":/);
});

test('writes values in Python syntax', () => {
  const json = { a: true, b: null, c: ['it’s "so"', 1.5], d: { e: false } };
  const curl = `curl -X POST 'https://a.example/'${' \\\n  '}-d '${JSON.stringify(json)}'`;
  expect(script.pythonOf(script.readCurl(curl))).toContain(
    '"a": True,\n        "b": None,\n        "c": ["it’s \\"so\\"", 1.5],\n        "d": {"e": False},',
  );
});

const gofmt = findProgram('gofmt');

test('the Go sample of every operation is formatted as gofmt would', () => {
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

// Without Go, only their formatting is checked.
test('gofmt would change no sample in Go', needs('Go', Boolean(gofmt)), async () => {
  const samples = goFolder();
  expect((await run(gofmt ?? '', ['-l', samples])).stdout).toBe('');
});

/** Writes the samples as files of one program, which is checked at once; each has its own name instead of `main`. */
function goFolder() {
  const samples = mkdtempSync(path.join(folder, 'go-'));
  writeFileSync(path.join(samples, 'go.mod'), 'module samples\n\ngo 1.19\n');
  writeFileSync(path.join(samples, 'main.go'), 'package main\n\nfunc main() {}\n');
  for (const [at, { code }] of samplesOf('goOf').entries()) {
    const named = code.replace('func main() {', `func Sample${at}() {`);
    writeFileSync(path.join(samples, `sample_${at}.go`), named);
  }
  return samples;
}

const goFile = findProgram('go');
const needsGo = needs('Go', Boolean(goFile));
/** Prevents network access: the samples need only the standard library. */
const goEnv = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  GOCACHE: process.env.GOCACHE ?? path.join(process.env.HOME ?? folder, '.cache/go-build'),
  GOFLAGS: '-mod=mod',
  GOPROXY: 'off',
};

test(
  'every sample in Go compiles, and go vet finds nothing in it (skipped where there is no Go)',
  needsGo,
  async () => {
    const cwd = goFolder();
    for (const command of ['vet', 'build']) {
      const said = await run(goFile ?? '', [command, '.'], { cwd, env: goEnv }).catch(
        (error: { stderr: string }) => error,
      );
      expect(said.stderr, command).toBe('');
    }
  },
);

test(
  'samples in Go create and list tickets, and upload a file (skipped where there is no Go)',
  needsGo,
  async () => {
    const as = server.acme.admin;
    const permissions: ApiPermission[] = ['tickets:read', 'tickets:create', 'organization:update'];
    const { key } = (await server.call('apiKeys.create', { as, body: { name: 'Go', permissions } }))
      .body.data;
    const cwd = mkdtempSync(path.join(folder, 'run-'));
    writeFileSync(path.join(cwd, 'picture.png'), Buffer.from(picture, 'base64'));
    const go = async (id: string) => {
      const file = path.join(cwd, 'main.go');
      writeFileSync(file, script.goOf(script.readCurl(curlOf(operationOf(id), server.url))));
      const env = { ...goEnv, HELPDESK_API_KEY: key, NO_PROXY: '127.0.0.1' };
      return (await run(goFile ?? '', ['run', file], { cwd, env })).stdout;
    };
    const made = await go('v1Tickets.create');
    expect(made).toMatch(/^201 Created \{"data":\{/);
    const { data } = JSON.parse(made.slice('201 Created '.length));
    expect(await go('tickets.list')).toContain(data.ticketNumber);
    expect(await go('organization.uploadLogo')).toMatch(/^200 OK \{"logoUrl":/);
  },
);
