import { type Browser, expect, type Page } from 'playwright/test';
import { startCuttingProxy } from '../../packages/api/src/test/cutting-proxy.ts';
import { startNpmS3 } from '../../packages/api/src/test/npm-s3-server.ts';
import { test } from '../fixtures.ts';
import { demo, tokenAt } from '../people.ts';
import { expectWritten } from '../written.ts';
import { png, savedFrom } from './files.ts';
import { ownServer } from './own-server.ts';

type Server = Awaited<ReturnType<typeof ownServer>>;

const megabyte = 1024 * 1024;
const film = (megabytes: number, name = 'Film.bin') => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(megabytes * megabyte, `${name} `),
});

const box = (page: Page) => page.getByRole('textbox', { name: 'Reply' });
const attached = (page: Page) => page.getByRole('list', { name: 'Attached files' });
const chooser = (page: Page) => page.locator('[data-attach]');
const send = (page: Page) => page.getByRole('button', { name: 'Send Reply' });
const download = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^Download ${name}`) }).first();

/** Starts a helpdesk that stores large files in the bucket. Returns it with an agent's token and a ticket. */
async function helpdeskWith(settings: Record<string, string>) {
  const server = await ownServer({ FILES_PRESIGNED: '1', ...settings });
  const token = await tokenAt(server.url, demo.agent);
  const opened = await fetch(`${server.url}/api/tickets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      subject: 'The film of it',
      description: 'It drips',
      customerName: 'Vera Visitor',
      customerEmail: 'vera@example.com',
    }),
  });
  const ticket = (await opened.json()) as { id: string; ticketNumber: string };
  return { server, token, ticket };
}

/** Opens the ticket as the agent. Returns the page, the targets of its uploads and its policy violations. */
async function openTicket(browser: Browser, { url }: Server, token: string, id: string) {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  const sent: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isPiece = request.method() === 'PATCH' && pathname.startsWith('/api/files/uploads/');
    if (isPiece || request.method() === 'PUT') sent.push(`${request.method()} ${origin}`);
  });
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto(`${url}/tickets/${id}`);
  await box(page).fill('Here is the film');
  await expect(page.getByRole('button', { name: 'Attach files' })).toBeVisible();
  return { page, sent, refused };
}

test('an agent uploads a large file straight to the bucket, and agents and visitors download it from there', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const bucket = await startNpmS3(['*']);
  const { server, token, ticket } = await helpdeskWith({ FILES_URL: bucket.url() });
  try {
    const { page, sent, refused } = await openTicket(browser, server, token, ticket.id);
    const large = film(11);
    await chooser(page).setInputFiles([large]);
    await expect(attached(page).getByText('11 MB')).toBeVisible({ timeout: 60_000 });
    expect(sent).toEqual([`PUT ${bucket.endpoint}`]);
    expect(await violations(page)).toEqual([]);
    // The upload is confirmed: the file is in its final place, and nothing is left in the incoming folder.
    expect(bucket.keys().filter((key) => key.includes('.incoming'))).toEqual([]);
    // A small file is still one request to the helpdesk.
    await chooser(page).setInputFiles([{ name: 'Kettle.png', mimeType: 'image/png', buffer: png }]);
    await expect(attached(page).getByRole('progressbar')).toHaveCount(0);
    await expect(attached(page).getByRole('listitem')).toHaveCount(2);
    expect(sent).toHaveLength(1);
    await send(page).click();
    await expect(attached(page)).toHaveCount(0);
    expect((await savedFrom(page, download(page, 'Film.bin'))).equals(large.buffer)).toBe(true);

    // The visitor downloads from the bucket, but uploads to the helpdesk, because the ticket page doesn't know the bucket.
    const vera = await (await browser.newContext()).newPage();
    const asked: string[] = [];
    vera.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await vera.goto(`${server.url}/public/ticket/demo`);
    await vera.getByLabel('Email Address').fill('vera@example.com');
    await vera.getByLabel('Ticket Number').fill(ticket.ticketNumber);
    await vera.getByRole('button', { name: 'Access Ticket' }).click();
    expect((await savedFrom(vera, download(vera, 'Film.bin'))).equals(large.buffer)).toBe(true);
    const fromBucket = asked.filter((one) => one.startsWith(`GET ${bucket.endpoint}/`));
    expect(fromBucket).toHaveLength(1);
    const theirs = film(6, 'Drip.bin');
    await vera.locator('input[type=file]').setInputFiles([theirs]);
    await expect(attached(vera).getByText('6.0 MB')).toBeVisible({ timeout: 60_000 });
    expect(asked.filter((one) => one.startsWith('PATCH'))).toHaveLength(2);
    expect(asked.filter((one) => one.startsWith('PUT'))).toEqual([]);
    expect(refused).toEqual([]);
  } finally {
    await server.end();
    await bucket.close();
  }
});

test('an agent’s large file reaches the bucket intact although its connection is cut', {
  tag: '@full',
}, async ({ browser }) => {
  const bucket = await startNpmS3(['*']);
  // The proxy cuts the first connection that carries more than 3 MB, which is the browser's.
  const proxy = await startCuttingProxy(bucket.endpoint, [3 * megabyte]);
  const { server, token, ticket } = await helpdeskWith({ FILES_URL: bucket.url(proxy.url) });
  try {
    const { page, sent } = await openTicket(browser, server, token, ticket.id);
    const large = film(11);
    await chooser(page).setInputFiles([large]);
    await expect(attached(page).getByText('11 MB')).toBeVisible({ timeout: 60_000 });
    expect(proxy.cuts()).toBe(1);
    expect(sent[0]).toBe(`PUT ${proxy.url}`);
    await send(page).click();
    await expect(attached(page)).toHaveCount(0);
    expect((await savedFrom(page, download(page, 'Film.bin'))).equals(large.buffer)).toBe(true);
    expect(bucket.keys().filter((key) => key.includes('.incoming'))).toEqual([]);
  } finally {
    await server.end();
    proxy.close();
    await bucket.close();
  }
});

test('an agent uploads in chunks to the helpdesk if the bucket has no CORS, and sees an error for a file that is too large', {
  tag: '@full',
}, async ({ browser }) => {
  const bucket = await startNpmS3();
  const { server, token, ticket } = await helpdeskWith({ FILES_URL: bucket.url() });
  try {
    const { page, sent } = await openTicket(browser, server, token, ticket.id);
    const large = film(6);
    await chooser(page).setInputFiles([large]);
    await expect(attached(page).getByText('6.0 MB')).toBeVisible({ timeout: 60_000 });
    expect(sent.filter((one) => one === `PATCH ${server.url}`)).toHaveLength(2);
    await chooser(page).setInputFiles([film(26, 'Long.bin')]);
    await expect(attached(page).getByRole('alert')).toHaveText('A file can be up to 25 MB');
    await page.getByRole('button', { name: 'Remove Long.bin' }).click();
    await expectWritten(box(page), 'Here is the film');
    await send(page).click();
    await expect(attached(page)).toHaveCount(0);
    expect((await savedFrom(page, download(page, 'Film.bin'))).equals(large.buffer)).toBe(true);
  } finally {
    await server.end();
    await bucket.close();
  }
});
