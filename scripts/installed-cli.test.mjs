// @module-tag full
// @module-tag slow

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort, installSdk } from './installed-package.mjs';

let stop;
let address;
let project;
let sdk;
let verifyWebhook;
/** A key with all permissions for the command line, in its own organization. */
let acme;

beforeAll(async () => {
  const given = await installSdk();
  ({ address, project, stop } = given);
  sdk = await import(path.join(given.installed, 'dist/index.js'));
  ({ verifyWebhook } = await import(path.join(given.installed, 'dist/webhook.js')));
  acme = await organization('acme');
});
afterAll(() => stop());

const all = ['tickets:read', 'tickets:create', 'tickets:update', 'webhooks:read'];

/** Creates an organization with its admin, and a key that acts for them. */
async function organization(name, permissions = all) {
  const { token } = await sdk.createHelpdesk({ baseUrl: address }).auth.signup({
    firstName: 'Ada',
    lastName: 'Admin',
    email: `${name}@example.com`,
    password: 'a password for tests',
    confirmPassword: 'a password for tests',
    organizationName: name,
  });
  const admin = sdk.createHelpdesk({ baseUrl: address, token });
  const { data } = await admin.apiKeys.create({ name: 'Command line', permissions });
  return { admin, key: data.key };
}

const bin = () => path.join(project, 'node_modules/.bin/helpdesk');

function start(args, env) {
  const folder = path.join(project, 'nobody');
  return spawn(bin(), args, {
    cwd: project,
    env: { PATH: process.env.PATH, HELPDESK_CONFIG_DIR: folder, ...env },
  });
}

async function helpdesk(args, env = {}, input = '') {
  const running = start(args, env);
  running.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, 'exit'),
  ]);
  return { code, stdout, stderr };
}

const as = ({ key }, url = address) => ({ HELPDESK_URL: url, HELPDESK_API_KEY: key });
const said = ({ code, stderr }) => [code, stderr];

test('a command without sign-in explains how to sign in', async () => {
  const sentence =
    "You're not signed in. Run helpdesk login, or set HELPDESK_URL and HELPDESK_API_KEY.\n";
  for (const args of [
    ['tickets'],
    ['tickets', 'show', 'TK-2026-000001'],
    ['reply', 'TK-2026-000001', '-m', 'Hello'],
    ['export'],
    ['import', 'nothing.jsonl'],
    ['listen', '--forward', 'http://localhost:4000/hook'],
  ]) {
    expect(said(await helpdesk(args)), args.join(' ')).toEqual([3, sentence]);
  }
});

test('signing in stores the key readable by its owner only, and prints nothing to standard output', async () => {
  const HELPDESK_CONFIG_DIR = path.join(project, 'ada');
  const file = path.join(HELPDESK_CONFIG_DIR, 'account.json');
  const args = ['login', '--url', `${address}/anywhere`, '--key', acme.key];
  const done = await helpdesk(args, { HELPDESK_CONFIG_DIR });
  const sentence = `Signed in to ${address}. Your key is stored in ${file}, which only you can read.\n`;
  expect(done).toEqual({ code: 0, stdout: '', stderr: sentence });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(HELPDESK_CONFIG_DIR).mode & 0o777).toBe(0o700);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ url: address, apiKey: acme.key });
  expect((await helpdesk(['tickets'], { HELPDESK_CONFIG_DIR })).code).toBe(0);
});

test('a wrong URL, another program at it, and a wrong key are refused before anything is stored', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const login = (url, key = acme.key) => helpdesk(['login', '--url', url, '--key', key]);
  const cannot = `Can't reach ${nobody}. Check the address and that the server is running.\n`;
  expect(said(await login(nobody))).toEqual([4, cannot]);
  const other = createServer((_, response) => response.end('<h1>A shop</h1>')).listen(0);
  await once(other, 'listening');
  const shop = `http://127.0.0.1:${other.address().port}`;
  expect(said(await login(shop))).toEqual([4, `${shop} isn't a Helpdesk server.\n`]);
  other.close();
  const unknown = `${address} doesn't recognize this key. Create one in API and Integrations.\n`;
  expect(said(await login(address, 'hdk_wrong'))).toEqual([3, unknown]);
  expect(said(await login('no where'))).toEqual([2, "“no where” isn't a valid address.\n"]);
  expect(said(await helpdesk(['login']))).toEqual([
    2,
    "Add --url: this terminal isn't interactive.\n",
  ]);
  expect((await helpdesk(['tickets'])).code).toBe(3);
});

test('a missing permission, an expired key and an unreachable server get clear error messages', async () => {
  const reader = await organization('readers', ['help:read']);
  const refused = await helpdesk(['tickets'], as(reader));
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/^Your key doesn't allow this: [A-Z].+\.\n$/);
  const ended = { HELPDESK_URL: address, HELPDESK_API_KEY: 'hdk_gone' };
  expect(said(await helpdesk(['tickets'], ended))).toEqual([
    3,
    `Your key is no longer valid at ${address}. Sign in again: helpdesk login\n`,
  ]);
  const away = `http://127.0.0.1:${await freePort()}`;
  expect(said(await helpdesk(['tickets'], as(acme, away)))).toEqual([
    4,
    `Can't reach ${away}. Check the address and that the server is running.\n`,
  ]);
});

test.each([
  [['tikets'], 'Unknown command “tikets”. Run helpdesk help to see all commands.\n'],
  [['tickets', 'lst'], 'Unknown command “tickets lst”. Use tickets list or tickets show.\n'],
  [['tickets', 'list', '--limit', 'ten'], '--limit must be 1 or more.\n'],
  [['reply'], 'An argument is missing. Run helpdesk help for usage.\n'],
  [['import', 'a', 'b'], 'Unexpected argument “b”. Run helpdesk help for usage.\n'],
  [['export', '--all'], /^Unknown option '--all'.* Run helpdesk help for usage\.\n$/],
  [['listen'], '--forward is required. Example: --forward http://localhost:4000/hook\n'],
  [['import', 'nothing.jsonl'], 'File not found: nothing.jsonl\n'],
  [
    ['export', '--since', 'lately'],
    '--since must be a date or time such as 2026-11-01, not “lately”.\n',
  ],
])('invalid arguments are reported with exit code 2: %j', async (args, sentence) => {
  const { code, stdout, stderr } = await helpdesk(args, as(acme));
  expect([code, stdout]).toEqual([2, '']);
  if (typeof sentence === 'string') expect(stderr).toBe(sentence);
  else expect(stderr).toMatch(sentence);
});

test('help and version need no account', async () => {
  expect((await helpdesk(['help'])).stdout).toMatch(/^helpdesk: manage Helpdesk tickets/);
  const { version } = JSON.parse(
    readFileSync(path.join(project, 'node_modules/@helpdesk/sdk/package.json'), 'utf8'),
  );
  expect(await helpdesk(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

test('tickets can be searched', async () => {
  const made = await acme.admin.tickets.create({
    subject: 'Late \u001b[31mparcel',
    description: 'Where is it?',
    priority: 'urgent',
    customerEmail: 'ben@example.com',
  });
  const number = made.ticketNumber;
  const listed = await helpdesk(['tickets', 'list', '--query', 'priority:urgent'], as(acme));
  expect(listed.stdout).toBe(`${number}  open         urgent  ben@example.com  Late [31mparcel\n`);
  const json = await helpdesk(['tickets', 'list', '--json', '--limit', '1'], as(acme));
  expect(JSON.parse(json.stdout).id).toBe(made.id);
  const bad = await helpdesk(['tickets', '--query', 'x'], as(acme));
  expect(bad.code).toBe(2);
  const unknown = await helpdesk(['tickets', 'list', '-q', 'status:opne'], as(acme));
  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    expect.stringMatching(/at character 1\)\.\n$/),
  ]);
});

test('a ticket can be answered by its number, and shown with its conversation', async () => {
  const made = await acme.admin.tickets.create({
    subject: 'Late \u001b[31mparcel',
    description: 'Where is it?',
  });
  const number = made.ticketNumber;
  const replied = await helpdesk(['reply', number.toLowerCase()], as(acme), 'It is on its way.\n');
  expect(said(replied)).toEqual([0, 'Reply sent.\n']);
  const noted = await helpdesk(['reply', made.id, '--internal', '-m', 'He is angry'], as(acme));
  expect(said(noted)).toEqual([0, 'Note added.\n']);
  const { stdout } = await helpdesk(['tickets', 'show', number], as(acme));
  expect(stdout).toContain('It is on its way.');
  expect(stdout).toMatch(/\(internal note\)\nHe is angry/);
  expect(stdout).not.toContain('\u001b');
  const none = await helpdesk(['tickets', 'show', 'TK-1999-000001'], as(acme));
  expect(said(none)).toEqual([1, 'Ticket TK-1999-000001 not found.\n']);
  const empty = await helpdesk(['reply', number], as(acme), '\n');
  expect(said(empty)).toEqual([2, 'Nothing to send. Add --message, or pipe the text in.\n']);
});

test('an export of one helpdesk can be imported into another, repeatedly', async () => {
  const from = await organization('exporters');
  for (const subject of ['One', 'Two', 'Three']) {
    const { id } = await from.admin.tickets.create({
      subject,
      description: 'Hello',
      customerEmail: 'ben@example.com',
      metadata: { order: subject },
    });
    await from.admin.tickets.reply({ id, message: `About ${subject}` });
  }
  const file = path.join(project, 'tickets.jsonl');
  const exported = await helpdesk(['export', '--output', file], as(from));
  expect(exported).toEqual({ code: 0, stdout: '', stderr: 'Exported 3 tickets.\n' });
  const piped = await helpdesk(['export'], as(from));
  expect(piped.stdout).toBe(readFileSync(file, 'utf8'));
  const raw = await helpdesk(['export', '--raw', '--since', '2020-01-01'], as(from));
  expect(JSON.parse(raw.stdout.split('\n')[0])).toHaveProperty('timeline');

  const to = await organization('importers');
  const counts = (some) =>
    `Imported: ${some.imported}. Already imported: ${some.known}. Failed: ${some.refused}.\n`;
  const imported = await helpdesk(['import', file], as(to));
  expect(said(imported)).toEqual([0, counts({ imported: 3, known: 0, refused: 0 })]);
  const again = await helpdesk(['import', '-'], as(to), piped.stdout);
  expect(said(again)).toEqual([0, counts({ imported: 0, known: 3, refused: 0 })]);
  const tickets = await to.admin.tickets.list();
  expect(tickets.map(({ subject }) => subject).toSorted()).toEqual(['One', 'Three', 'Two']);
  const ticket = await to.admin.tickets.get({ id: tickets[0].id });
  expect(ticket.messages.map(({ message }) => message)).toEqual([`About ${ticket.subject}`]);
  expect(ticket.metadata).toEqual({ order: ticket.subject });

  const good = JSON.parse(piped.stdout.split('\n')[0]);
  const bad = { ...good, externalId: 'future', createdAt: '2199-01-01T00:00:00.000Z' };
  writeFileSync(file, `${JSON.stringify(bad)}\n`);
  const refused = await helpdesk(['import', file], as(to));
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/^future: .+\n/);
  expect(refused.stderr).toContain(counts({ imported: 0, known: 0, refused: 1 }));
  const broken = await helpdesk(['import', '-'], as(to), '[1]');
  expect(said(broken)).toEqual([2, "Line 1 isn't a JSON object. Each line must be one ticket.\n"]);
});

/** Starts a proxy to the server that can be cut. */
async function cuttable() {
  const target = new URL(address);
  const open = new Set();
  const serve = (port) => {
    const server = createTcpServer((socket) => {
      const beyond = connect(Number(target.port), target.hostname);
      for (const one of [socket, beyond]) {
        open.add(one);
        one.on('error', () => {});
        one.on('close', () => {
          open.delete(one);
          (one === socket ? beyond : socket).destroy();
        });
      }
      socket.pipe(beyond).pipe(socket);
    });
    return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
  };
  let server = await serve(0);
  const { port } = server.address();
  const cut = async () => {
    for (const socket of open) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  const fix = async () => {
    server = await serve(port);
  };
  return { url: `http://127.0.0.1:${port}`, cut, fix };
}

test('events are forwarded to this machine, signed as webhooks, including events during a disconnection', async () => {
  const received = [];
  const receiver = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const listener = await organization('listeners');
  const way = await cuttable();
  const forward = `http://127.0.0.1:${receiver.address().port}/hook`;
  const HELPDESK_CONFIG_DIR = path.join(project, 'listener');
  await helpdesk(['login', '--url', way.url, '--key', listener.key], { HELPDESK_CONFIG_DIR });
  const open = (subject) =>
    listener.admin.tickets.create({ subject, description: 'Hello', priority: 'low' });
  await open('Before');

  const running = start(['listen', '--forward', forward, '--events', 'ticket.created'], {
    HELPDESK_CONFIG_DIR,
  });
  let out = '';
  let notes = '';
  running.stdout.on('data', (part) => (out += part));
  running.stderr.on('data', (part) => (notes += part));
  const waitFor = (check) => vi.waitFor(check, { timeout: 60_000, interval: 20 });
  await waitFor(() => expect(notes).toContain(`Listening to ${way.url}. Press Ctrl+C to stop.\n`));
  const first = await open('First');
  await listener.admin.tickets.update({ id: first.id, priority: 'high' });
  await waitFor(() => expect(received).toHaveLength(1));

  await way.cut();
  await waitFor(() => expect(notes).toContain("Can't reach"));
  await open('Second');
  await way.fix();
  await waitFor(() => expect(notes).toContain('Reconnected.'));
  await waitFor(() => expect(received).toHaveLength(2));
  await open('Third');
  await waitFor(() => expect(received).toHaveLength(3));

  const secret = /^Signing secret: (whsec_\S+)$/m.exec(notes)?.[1];
  const events = await Promise.all(
    received.map(({ headers, body }) => verifyWebhook(body, headers, secret)),
  );
  expect(events.map(({ type, data }) => [type, data.ticket.subject])).toEqual([
    ['ticket.created', 'First'],
    ['ticket.created', 'Second'],
    ['ticket.created', 'Third'],
  ]);
  await waitFor(() =>
    expect(out.match(/ticket\.created {2}evt_\w+ {2}204 in \d+ ms\n/g)).toHaveLength(3),
  );
  running.kill('SIGINT');
  const [code] = await once(running, 'exit');
  expect(code).toBe(0);
  const kept = JSON.parse(readFileSync(path.join(HELPDESK_CONFIG_DIR, 'account.json'), 'utf8'));
  expect(kept.listenSecret).toBe(secret);
  receiver.close();
});

test('an unreachable receiver is reported, and listening continues', async () => {
  const listener = await organization('lonely');
  const nobody = `http://127.0.0.1:${await freePort()}/hook`;
  const running = start(['listen', '--forward', nobody], as(listener));
  let out = '';
  let notes = '';
  running.stdout.on('data', (part) => (out += part));
  running.stderr.on('data', (part) => (notes += part));
  await vi.waitFor(() => expect(notes).toContain('Listening'), { timeout: 60_000 });
  await listener.admin.tickets.create({ subject: 'Alone', description: 'Hello' });
  await vi.waitFor(() => expect(out).toContain('unreachable (ECONNREFUSED)'), { timeout: 60_000 });
  expect(running.exitCode).toBeNull();
  running.kill('SIGTERM');
  expect((await once(running, 'exit'))[0]).toBe(0);
});

test("a key without permission to read events can't listen", async () => {
  const reader = await organization('no-events', ['tickets:read']);
  const refused = await helpdesk(['listen', '--forward', 'http://localhost:9/'], as(reader));
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/^Your key doesn't allow this: .+\.\n$/);
});
