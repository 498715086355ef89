import { type Browser, expect, type Page, request } from 'playwright/test';
import { test } from '../fixtures.ts';
import { demo, tokenAt } from '../people.ts';
import { keptIn } from './kept-in.ts';
import { addTicket, undoSendWithin } from './organizations.ts';
import { ownServer } from './own-server.ts';

const subject = 'Kettle leaks at the lid';
const box = (page: Page) => page.getByRole('textbox', { name: 'Reply' });
const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting to be sent' });
const messages = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).locator('[data-message] p');
const marked = (page: Page) => page.getByText(/can't be reached. Showing data from/);

let server: Awaited<ReturnType<typeof ownServer>>;
test.beforeEach(async () => {
  server = await ownServer();
});
test.afterEach(() => server.end());

/** Signs in with a browser that allows service workers. Returns the page, its context and the API. */
async function signIn(browser: Browser, email: string) {
  const token = await tokenAt(server.url, email);
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`${server.url}/login`);
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
  const extraHTTPHeaders = { authorization: `Bearer ${token}` };
  const api = await request.newContext({ baseURL: server.url, extraHTTPHeaders });
  return { page, context, api };
}

/** Returns the cached paths of the console, or none until the cache is complete. */
const shell = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const files = await (await caches.open(name)).keys();
      paths.push(...files.map(({ url }) => new URL(url).pathname));
    }
    return paths.includes('/') ? paths : [];
  });

/** Waits until the console and the list are cached, which happens in idle time and is slow on a busy machine. */
async function isKept(page: Page, text: string) {
  await expect
    .poll(async () => (await shell(page)).length, { timeout: 120_000 })
    .toBeGreaterThan(3);
  await expect.poll(() => keptIn(page, 'helpdesk', 'reads')).toContain(text);
}

test('an agent sees the cached list and ticket after the server was killed, and a waiting reply is sent once', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const ben = await signIn(browser, demo.agent);
  const ada = await signIn(browser, demo.admin);
  await undoSendWithin(0, ben);
  const { id } = await addTicket(ada, subject);
  await ben.page.goto(`${server.url}/tickets`);
  await ben.page.getByRole('link', { name: subject }).click();
  await expect(box(ben.page)).toBeVisible();
  await isKept(ben.page, `About ${subject}`);

  await server.kill();
  await ben.page.reload();
  await expect(ben.page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(marked(ben.page)).toBeVisible();
  const anew = await ben.context.newPage();
  await anew.goto(`${server.url}/tickets`);
  await expect(anew.getByRole('link', { name: subject })).toBeVisible();
  await expect(marked(anew)).toBeVisible();
  expect(await violations(anew)).toEqual([]);

  await box(ben.page).fill('Written without a server');
  await ben.page.getByRole('button', { name: 'Send Reply' }).click();
  await expect(waiting(ben.page).getByText('Written without a server')).toBeVisible();
  await ben.page.reload();
  await expect(waiting(ben.page).getByText('Written without a server')).toBeVisible();

  await server.start();
  await expect(waiting(ben.page)).toHaveCount(0);
  await expect(messages(ben.page)).toHaveText(['Written without a server']);
  for (const page of [ben.page, anew]) await expect(marked(page)).toBeHidden();
  const ticket = (await (await ada.api.get(`/api/tickets/${id}`)).json()) as {
    messages: unknown[];
  };
  expect(ticket.messages).toHaveLength(1);
});

test('after log-out the browser caches only the console, and never any visitor pages', {
  tag: '@full',
}, async ({ browser }) => {
  const ben = await signIn(browser, demo.agent);
  await addTicket(ben, subject);
  await ben.page.goto(`${server.url}/tickets`);
  await expect(ben.page.getByRole('link', { name: subject })).toBeVisible();
  await isKept(ben.page, subject);
  for (const path of await shell(ben.page)) expect(path).toMatch(/^\/($|assets\/)/);

  await ben.page.getByRole('button', { name: 'Log out' }).click();
  await expect(ben.page).toHaveURL(/login/);
  await expect.poll(() => keptIn(ben.page, 'helpdesk', 'reads')).toBe('[]');
  await server.kill();
  // Signing in needs the server, but the cached page is shown instead of the browser's error.
  await ben.page.goto(`${server.url}/login`);
  await expect(ben.page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(ben.page.getByText(subject)).toHaveCount(0);
  for (const path of ['/public/contact', '/public/help', '/embed/form/any', '/api/v1/health']) {
    await expect(ben.page.goto(server.url + path)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  }
});
