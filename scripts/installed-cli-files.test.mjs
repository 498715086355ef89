// @module-tag full
// @module-tag slow

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installSdk } from './installed-package.mjs';

let stop;
let address;
let project;
let sdk;
beforeAll(async () => {
  const given = await installSdk();
  ({ address, project, stop } = given);
  sdk = await import(path.join(given.installed, 'dist/index.js'));
});
afterAll(() => stop());

/** Creates an organization with its admin, and a key that acts for them. */
async function organization(name) {
  const { token } = await sdk.createHelpdesk({ baseUrl: address }).auth.signup({
    firstName: 'Ada',
    lastName: 'Admin',
    email: `${name}@example.com`,
    password: 'a password for tests',
    confirmPassword: 'a password for tests',
    organizationName: name,
  });
  const admin = sdk.createHelpdesk({ baseUrl: address, token });
  const permissions = ['tickets:read', 'tickets:create', 'tickets:update'];
  const { data } = await admin.apiKeys.create({ name: 'Command line', permissions });
  return { admin, key: data.key };
}

async function helpdesk(args, env) {
  const running = spawn(path.join(project, 'node_modules/.bin/helpdesk'), args, {
    cwd: project,
    env: { PATH: process.env.PATH, ...env },
  });
  running.stdin.end();
  const [stdout, stderr, [code]] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, 'exit'),
  ]);
  return { code, stdout, stderr };
}

const as = ({ key }) => ({ HELPDESK_URL: address, HELPDESK_API_KEY: key });
const said = ({ code, stderr }) => [code, stderr];

/** Starts a file server like that of another helpdesk, with these files by path. */
async function filesAt(files) {
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    const found = files[request.url];
    if (typeof found === 'string') response.end(found);
    else if (found) response.writeHead(found.status, found.headers).end();
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${server.address().port}`;
  return { host, asked, close: () => server.close() };
}

const saidOn = async (admin) => {
  const [{ id }] = await admin.tickets.list();
  const ticket = await admin.tickets.get({ id });
  const names = ({ files }) => files.map(({ name }) => name);
  return {
    ticket,
    own: names(ticket),
    messages: ticket.messages.map((one) => [one.message, names(one)]),
  };
};

test('files of an export are imported with it, but nothing outside of its folder', async () => {
  const from = await organization('with-files');
  const upload = async (content, name) =>
    (await from.admin.files.upload({ name, file: new Blob([content]) })).id;
  const { id } = await from.admin.tickets.create({
    subject: 'Kettle',
    description: 'See the photo',
    fileIds: [await upload('a photo', '../photo of it.txt')],
  });
  const fileIds = [await upload('one', 'same.txt'), await upload('two', 'same.txt')];
  await from.admin.tickets.reply({ id, message: 'Both', fileIds });
  const folder = path.join(project, 'copy');
  mkdirSync(folder);
  const output = path.join(folder, 'tickets.jsonl');
  const files = path.join(folder, 'files');
  const exported = await helpdesk(['export', '--output', output, '--files', files], as(from));
  expect(said(exported)).toEqual([0, 'Exported 1 ticket.\n']);
  expect(readdirSync(files)).toHaveLength(3);

  const to = await organization('with-files-too');
  const once = 'Files: 3. Skipped: 0.\nImported: 1. Already imported: 0. Failed: 0.\n';
  expect(said(await helpdesk(['import', output], as(to)))).toEqual([0, once]);
  const came = await saidOn(to.admin);
  expect([came.own, came.messages]).toEqual([
    ['photo of it.txt'],
    [['Both', ['same.txt', 'same.txt']]],
  ]);
  const got = await fetch(new URL(came.ticket.files[0].url, address));
  expect(await got.text()).toBe('a photo');
  const again = 'Imported: 0. Already imported: 1. Failed: 0.\n';
  expect(said(await helpdesk(['import', output], as(to)))).toEqual([0, again]);

  const secret = path.join(project, 'secret.txt');
  writeFileSync(secret, 'of this machine');
  symlinkSync(secret, path.join(folder, 'link.txt'));
  const line = { ...JSON.parse(readFileSync(output, 'utf8')), externalId: 'evil' };
  const evil = ['../secret.txt', secret, 'link.txt', 'nothing.txt', 'files'].map((one) => ({
    name: one,
    path: one,
  }));
  writeFileSync(output, JSON.stringify({ ...line, messages: [], files: evil }));
  const refused = await helpdesk(['import', output], as(to));
  expect(refused.code).toBe(1);
  expect(refused.stderr.match(/skipped .+: It is outside/g)).toHaveLength(3);
  expect(refused.stderr).toContain('Files: 0. Skipped: 5.\nImported: 1.');
  expect(await saidOn(to.admin).then(({ own }) => own)).toEqual([]);
});

test('files of another helpdesk are downloaded only from the named hosts', async () => {
  const inside = await filesAt({ '/metadata': 'a secret' });
  const other = await filesAt({
    '/a.png': 'the photo',
    '/moved': { status: 302, headers: { location: '/a.png' } },
    '/away': { status: 302, headers: { location: `http://${inside.host}/metadata` } },
  });
  const attachment = (file_name, content_url) => ({ file_name, content_url });
  const at = (way) => `http://${other.host}${way}`;
  const ticket = {
    id: 7,
    subject: 'Kettle',
    created_at: '2024-03-01T09:30:00Z',
    requester_id: 1,
    comments: [
      {
        author_id: 1,
        body: 'Cold',
        created_at: '2024-03-01T09:30:00Z',
        attachments: [attachment('a.png', at('/a.png')), attachment('gone.png', at('/gone'))],
      },
      {
        author_id: 1,
        body: '',
        created_at: '2024-03-01T10:00:00Z',
        attachments: [attachment('moved.png', at('/moved')), attachment('away', at('/away'))],
      },
    ],
  };
  const file = path.join(project, 'zendesk.json');
  writeFileSync(file, `${JSON.stringify(ticket)}\n{"id":8}\n`);
  const to = await organization('from-zendesk');
  const args = ['import', file, '--from', 'zendesk'];
  const unnamed = await helpdesk(args, as(to));
  expect(unnamed.code).toBe(2);
  expect(unnamed.stderr).toContain(
    `Some files are at ${other.host}. Download them with --files-from ${other.host}, or skip them with --without-files.\n`,
  );
  expect([other.asked.length, (await to.admin.tickets.list()).length]).toEqual([0, 0]);

  const brought = await helpdesk([...args, '--files-from', other.host], as(to));
  expect(brought.code).toBe(1);
  expect(brought.stderr).toMatch(/^Line 2, zendesk-8: /);
  expect(brought.stderr).toContain(
    `zendesk-7: skipped gone.png: ${other.host} responded with 404\n`,
  );
  expect(brought.stderr).toContain('zendesk-7: skipped away: It has no allowed download address\n');
  expect(brought.stderr).toContain(
    'Files: 2. Skipped: 2.\nImported: 1. Already imported: 0. Failed: 1.\n',
  );
  expect(inside.asked).toEqual([]);
  const came = await saidOn(to.admin);
  expect([came.own, came.messages]).toEqual([['a.png'], [['moved.png', ['moved.png']]]]);
  const without = await organization('without-files');
  await helpdesk([...args, '--without-files'], as(without));
  expect((await saidOn(without.admin)).messages).toEqual([]);
  const unknown = await helpdesk(['import', file, '--from', 'jira'], as(to));
  expect(said(unknown)).toEqual([
    2,
    '--from must be one of zendesk, intercom, freshdesk, help-scout, csv, helpdesk, not “jira”.\n',
  ]);
  for (const one of [inside, other]) one.close();
});
