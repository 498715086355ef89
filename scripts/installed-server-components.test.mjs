// @module-tag full
// @module-tag slow

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { browserArguments, executablePath } from '../e2e/browser.ts';
import { freePort, installSdk } from './installed-package.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => path.join(root, 'node_modules', name);
const cookie = 'session=session-of-grace';
let stop;
let helpdesk;
let key;
let folder;
let tool;
let url;

/** Builds the example in a folder outside of the repository with the package from the server. */
beforeAll(async () => {
  const { address, project, installed, stop: end } = await installSdk();
  stop = end;
  folder = path.join(project, 'tool');
  cpSync(path.join(root, 'examples/server-components'), folder, { recursive: true });
  for (const name of ['@types', '@vitejs', 'react', 'react-dom', 'vite']) {
    symlinkSync(bin(name), path.join(project, 'node_modules', name));
  }
  const { createHelpdesk } = await import(path.join(installed, 'dist/index.js'));
  const { token } = await createHelpdesk({ baseUrl: address }).auth.signup({
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@example.com',
    password: 'a password for tests',
    confirmPassword: 'a password for tests',
    organizationName: 'Components',
  });
  helpdesk = createHelpdesk({ baseUrl: address, token });
  const permissions = ['tickets:read', 'tickets:update'];
  key = (await helpdesk.apiKeys.create({ name: 'Tool', permissions })).data.key;
  await run(process.execPath, [bin('vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  });
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  tool = spawn(process.execPath, [bin('tsx/dist/cli.mjs'), path.join(folder, 'server.ts')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: `${port}`,
      HELPDESK_URL: address,
      HELPDESK_API_KEY: key,
    },
  });
  await once(tool.stdout, 'data');
});
afterAll(async () => {
  tool?.kill();
  await stop?.();
});

const open = async (way, headers = {}) => {
  const answer = await fetch(url + way, { headers: { cookie, ...headers } });
  return answer.text();
};
const entities = { '&quot;': '"', '&amp;': '&', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };
const plain = (text) => text.replace(/&(?:quot|amp|#x27|lt|gt);/g, (one) => entities[one]);

/** Submits the form of a page like a browser without scripts. */
async function submit(way, message, origin = url) {
  const form = new FormData();
  for (const [, field] of (await open(way)).matchAll(/<input type="hidden"([^>]*)>/g)) {
    const of = (name) => plain(new RegExp(`${name}="([^"]*)"`).exec(field)?.[1] ?? '');
    form.append(of('name'), of('value'));
  }
  form.append('message', message);
  return fetch(url + way, { method: 'POST', headers: { cookie, origin }, body: form });
}

test("server components read tickets with a key, and render them as HTML and as React's stream", async () => {
  expect(await open('/')).toContain('Nothing is open.');
  const { id } = await helpdesk.tickets.create({
    subject: 'Cold <kettle>',
    description: 'Since May',
  });
  const list = await open('/');
  expect(list).toContain('Cold &lt;kettle&gt;');
  expect(list).toContain(`href="/?ticket=${id}"`);
  const page = await open(`/?ticket=${id}`);
  expect(page).toContain('Since May');
  expect(page).toContain('<textarea name="message"');
  const stream = await open(`/?ticket=${id}`, { accept: 'text/x-component' });
  expect(stream).toContain('Cold <kettle>');
  expect(stream).toContain('"ReplyForm"');
});

test("a server action replies, even before the page's script has loaded, and shows errors", async () => {
  const { id } = await helpdesk.tickets.create({ subject: 'Toaster', description: 'Hot' });
  const way = `/?ticket=${id}`;
  const sent = await submit(way, 'Which model?');
  expect(sent.status).toBe(200);
  const page = await sent.text();
  expect(page).toContain('Reply sent.');
  expect(page).toContain('<li>Which model?</li>');
  expect(await (await submit(way, ' ')).text()).toContain('Message is required');
  expect(await (await submit(way, 'From elsewhere', 'https://evil.example')).text()).toBe(
    'From another site',
  );
  const { messages } = await helpdesk.tickets.get({ id });
  expect(messages.map(({ message }) => message)).toEqual(['Which model?']);
});

test('a browser hydrates the page and sends a reply without an error', async () => {
  const { id } = await helpdesk.tickets.create({ subject: 'Mixer', description: 'It is slow.' });
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const [name, value] = cookie.split('=');
  await page.context().addCookies([{ name, value, url }]);
  const wrong = [];
  page.on('console', (said) => said.type() === 'error' && wrong.push(said.text()));
  page.on('pageerror', (error) => wrong.push(String(error)));
  const loads = [];
  page.on('request', (one) => one.isNavigationRequest() && loads.push(one.url()));
  const actions = [];
  page.on('request', (one) => one.method() === 'POST' && actions.push(one.headers()));

  await page.goto(`${url}/?ticket=${id}`, { waitUntil: 'networkidle' });
  await page.getByLabel('Reply').fill('Which model?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => page.getByRole('status').textContent()).toBe('Reply sent.');
  expect(await page.getByRole('listitem').allTextContents()).toEqual(['Which model?']);
  expect(await page.getByLabel('Reply').inputValue()).toBe('');
  expect(actions).toEqual([expect.objectContaining({ 'x-rsc-action': expect.any(String) })]);
  expect(loads).toHaveLength(1);
  expect(wrong).toEqual([]);
});

test('without sign-in there is no response, and no browser gets the key or the client', async () => {
  expect((await fetch(url)).status).toBe(401);
  const assets = path.join(folder, 'dist/client/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const loaded = [
    ...scripts.map((name) => readFileSync(path.join(assets, name), 'utf8')),
    await open('/'),
  ];
  for (const text of loaded) {
    expect(text).not.toContain(key);
    expect(text).not.toContain('HELPDESK_API_KEY');
    expect(text).not.toContain('/api/tickets');
  }
});
