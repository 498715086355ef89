import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installSdk } from './installed-package.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => path.join(root, 'node_modules', name);
let stop;
let address;
let project;
let helpdesk;
let key;

/** The examples, in a folder outside of the repository, with the package as the server gives it. */
beforeAll(async () => {
  let installed;
  ({ address, project, installed, stop } = await installSdk());
  cpSync(path.join(root, 'examples/programs'), path.join(project, 'programs'), { recursive: true });
  for (const name of ['@types', '@modelcontextprotocol']) {
    symlinkSync(bin(name), path.join(project, 'node_modules', name));
  }
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

test('every example compiles elsewhere, with the types of the package', async () => {
  const names = readdirSync(path.join(project, 'programs')).map((name) => `programs/${name}`);
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'];
  const libraries = ['--lib', 'es2023,dom,dom.iterable', '--types', 'node', '--skipLibCheck'];
  await run(
    process.execPath,
    [bin('typescript7/bin/tsc'), ...options, ...libraries, '--ignoreConfig', ...names],
    { cwd: project },
  );
});

test('a copy of the tickets has their messages, goes on where it was, and loses what is deleted', async () => {
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

test('a receiver runs where there is no Node: its bundle asks for none, and takes signed events alone', async () => {
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
