// @module-tag full
// @module-tag slow

import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findProgram, needs } from '../packages/api/src/test/programs.ts';
import { freePort, installSdk } from './installed-package.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => path.join(root, 'node_modules', name);
let stop;
let address;
let project;
let helpdesk;
let key;

/** The packages that the programs use in addition to the SDK. */
const libraries = [
  '@types',
  '@modelcontextprotocol',
  '@hono',
  'hono',
  'express',
  'react',
  'react-dom',
];

/** Copies the examples to a folder outside of the repository, with the package from the server. */
beforeAll(async () => {
  let installed;
  ({ address, project, installed, stop } = await installSdk());
  cpSync(path.join(root, 'examples/programs'), path.join(project, 'programs'), { recursive: true });
  const shop = path.join(root, 'examples/react-own-server');
  cpSync(shop, path.join(project, 'shop'), { recursive: true });
  const compilerOptions = { jsx: 'react-jsx' };
  writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  for (const name of libraries) symlinkSync(bin(name), path.join(project, 'node_modules', name));
  const { createHelpdesk } = await import(path.join(installed, 'dist/index.js'));
  const { token } = await createHelpdesk({ baseUrl: address }).auth.signup({
    firstName: 'Ada',
    lastName: 'Admin',
    email: 'ada@example.com',
    password: 'a password for tests',
    confirmPassword: 'a password for tests',
    organizationName: 'Elsewhere',
  });
  helpdesk = createHelpdesk({ baseUrl: address, token });
  const permissions = ['tickets:read', 'tickets:create', 'webhooks:read'];
  key = (await helpdesk.apiKeys.create({ name: 'Example', permissions })).data.key;
});
afterAll(() => stop());

const start = (name, ...given) =>
  run(process.execPath, [bin('tsx/dist/cli.mjs'), path.join(project, 'programs', name), ...given], {
    cwd: project,
    env: { PATH: process.env.PATH, HELPDESK_URL: address, HELPDESK_API_KEY: key },
  });

test("every example compiles outside of the repository with the package's types", async () => {
  const names = ['programs', 'shop'].flatMap((folder) =>
    readdirSync(path.join(project, folder)).map((name) => `${folder}/${name}`),
  );
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'];
  const types = ['--jsx', 'react-jsx', '--allowImportingTsExtensions'];
  const lib = ['--lib', 'es2023,dom,dom.iterable', '--types', 'node', '--skipLibCheck'];
  await run(
    process.execPath,
    [bin('typescript7/bin/tsc'), ...options, ...types, ...lib, '--ignoreConfig', ...names],
    { cwd: project },
  );
});

test('a copy of the tickets has their messages, resumes where it stopped, and removes deleted ones', async () => {
  const opened = [];
  for (const subject of ['Kettle', 'Toaster', 'Mixer']) {
    opened.push(await helpdesk.tickets.create({ subject, description: 'It is cold.' }));
  }
  const [kettle, toaster] = opened;
  await helpdesk.tickets.reply({ id: kettle.id, message: 'Which model?' });
  expect((await start('keep-a-copy.ts', 'copy.json')).stdout).toBe('3 tickets, 1 messages\n');
  await helpdesk.tickets.delete({ id: toaster.id });
  await helpdesk.tickets.reply({ id: kettle.id, message: 'The red one?' });
  expect((await start('keep-a-copy.ts', 'copy.json')).stdout).toBe('2 tickets, 2 messages\n');
});

test('a program opens a ticket and lists the open ones', async () => {
  const { stdout } = await start('report-tickets.ts');
  expect(stdout).toMatch(/^opened TK-\d{4}-\d{6}\n/);
  expect(stdout).toContain('Order 4711 arrived broken');
});

test("a receiver runs without Node: its bundle doesn't need it, and it accepts only signed events", async () => {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(project, 'programs/receive-on-the-edge.ts')],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    conditions: ['worker', 'browser'],
    write: false,
    minify: true,
    metafile: true,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  expect(imports).toEqual([]);
  expect(outputFiles[0].contents.length).toBeLessThan(4_000);
  mkdirSync(path.join(project, 'bundle'));
  const bundle = path.join(project, 'bundle/worker.mjs');
  writeFileSync(bundle, outputFiles[0].contents);
  const { default: worker } = await import(pathToFileURL(bundle).href);

  const secret = `whsec_${Buffer.from('a secret of twenty-four!').toString('base64')}`;
  const body = JSON.stringify({ id: 'evt_1', type: 'tag.changed', data: { tagIds: [] } });
  const at = new Date();
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign('evt_1', at, body),
  };
  const send = (text) =>
    worker.fetch(new Request('https://shop.example/', { method: 'POST', body: text, headers }), {
      WEBHOOK_SECRET: secret,
    });
  expect((await send(body)).status).toBe(204);
  expect((await send(body.replace('tag', 'task'))).status).toBe(400);
});

/** Starts a program that runs until the test is over. */
async function startServer(file, env) {
  const port = await freePort();
  const child = spawn(process.execPath, [bin('tsx/dist/cli.mjs'), path.join(project, file)], {
    cwd: project,
    env: { PATH: process.env.PATH, PORT: `${port}`, ...env },
  });
  onTestFinished(() => void child.kill());
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  const until = async (words) => {
    while (!said.includes(words)) {
      if (child.exitCode !== null) throw new Error(said);
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  await until('listening');
  return { url: `http://127.0.0.1:${port}`, until };
}

test.each(['webhooks', 'with-express', 'with-hono'])(
  'receive-%s.ts accepts signed events of the helpdesk, and no modified ones',
  async (name) => {
    const secret = `whsec_${Buffer.from('a secret of twenty-four!').toString('base64')}`;
    const receiver = await startServer(`programs/receive-${name}.ts`, { WEBHOOK_SECRET: secret });
    const body = JSON.stringify({
      id: 'evt_7',
      type: 'ticket.created',
      data: { ticket: { ticketNumber: 'TK-2026-000007' } },
    });
    const at = new Date();
    const send = async (text) => {
      const headers = {
        'content-type': 'application/json',
        'webhook-id': 'evt_7',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(secret).sign('evt_7', at, body),
      };
      const answer = await fetch(`${receiver.url}/hook`, { method: 'POST', headers, body: text });
      return answer.status;
    };
    expect(await send(body.replace('7"', '8"'))).toBe(400);
    expect(await send(body)).toBe(204);
    await receiver.until('ticket.created TK-2026-000007');
  },
);

test('a React app on its own origin shows a customer their tickets, and never a key', async () => {
  const permissions = ['tickets:read', 'tickets:create'];
  const own = await helpdesk.apiKeys.create({ name: 'Shop', permissions, actsForId: null });
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(project, 'shop/client.tsx')],
    bundle: true,
    jsx: 'automatic',
    format: 'esm',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(path.join(project, 'shop/client.js'), outputFiles[0].contents);
  const env = { HELPDESK_URL: address, HELPDESK_API_KEY: own.data.key };
  const shop = await startServer('shop/server.tsx', env);
  const cookie = 'session=session-of-ada';
  const page = async () => (await fetch(shop.url, { headers: { cookie } })).text();
  const post = (body, more = {}) =>
    fetch(`${shop.url}/tickets`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });

  expect((await fetch(shop.url)).status).toBe(401);
  await helpdesk.tickets.create({
    subject: 'Of somebody else',
    description: 'Private',
    customerEmail: 'grace@example.com',
  });
  const asked = { subject: 'My teapot leaks', description: 'Since Monday.' };
  expect((await post(asked, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post({ ...asked, subject: '' })).status).toBe(400);
  const made = await post(asked);
  const { ticketNumber } = await made.json();
  expect([made.status, ticketNumber]).toEqual([201, expect.stringMatching(/^TK-/)]);
  const shown = await page();
  expect(shown).toContain('My teapot leaks');
  expect(shown).not.toContain('Of somebody else');
  const script = await (await fetch(`${shop.url}/client.js`)).text();
  for (const text of [shown, script]) expect(text).not.toContain('hdk_');
});

const runtimes = [
  { name: 'bun', given: [] },
  {
    name: 'deno',
    given: ['run', '--quiet', '--allow-net', '--allow-env', '--node-modules-dir=manual'],
  },
];

// They are 200 MB, so they are not installed by default: `npm install --no-save bun deno`, and a PATH that includes them.
for (const runtime of runtimes) {
  test(`a program calls the helpdesk from ${runtime.name} (skipped if it is not on the PATH)`, {
    ...needs(`${runtime.name} on the PATH`, Boolean(findProgram(runtime.name))),
  }, async () => {
    const file = path.join(project, 'programs/count-tickets.ts');
    const env = { PATH: process.env.PATH, HELPDESK_URL: address, HELPDESK_API_KEY: key };
    const { stdout } = await run(runtime.name, [...runtime.given, file], { cwd: project, env });
    expect(stdout).toMatch(/^\d+ open\n$/);
  });
}
