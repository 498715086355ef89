import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { hold, idle } from '../hold.ts';
import { demo, signInByApi } from '../people.ts';

const firstRow = (page: Page) => page.locator('a[data-open]').first();

/** The scripts that a page loads, by address. */
function scriptsOf(page: Page) {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  });
  return scripts;
}

test('the tickets are there for at most 150 kB of script', async ({ page }) => {
  await signInByApi(page, demo.agent);
  const scripts = scriptsOf(page);
  // What loads after the first row does so when its answer is there: the answer waits for the scripts before it.
  await page.route('**/api/tickets?*', async (route) => {
    await page.waitForLoadState('load');
    await route.continue();
  });
  const before = page.waitForRequest('**/api/tickets?*').then(() => [...scripts.values()]);
  await page.goto(`${helpdeskUrl}/tickets`);
  const sizes = await Promise.all(
    (await before).map(async (script) => [script.url(), gzipSync(await script.body()).length]),
  );
  await expect(firstRow(page)).toBeVisible();
  expect(sizes.length).toBeGreaterThan(3);
  const total = sizes.reduce((sum, [, size]) => sum + Number(size), 0);
  expect(total, sizes.map((one) => one.join(': ')).join('\n')).toBeLessThan(150 * 1024);
});

test('before the console is there, its outline is, and what the page reads is on its way', async ({
  page,
}) => {
  await signInByApi(page, demo.agent);
  await page.goto(`${helpdeskUrl}/tickets`);
  await expect(firstRow(page)).toBeVisible();
  // What a page reads first is remembered three seconds after it was opened.
  await page.waitForFunction(() => localStorage.getItem('helpdesk_first_reads'));

  const release = await hold(page, '**/assets/index-*.js');
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/tickets?')) lists.push(request.url());
  });
  const user = page.waitForResponse('**/api/auth/user');
  const list = page.waitForResponse('**/api/tickets?*');
  await page.reload({ waitUntil: 'commit' });
  expect((await user).status()).toBe(200);
  expect((await list).status()).toBe(200);
  await expect(page.locator('#first-screen')).toBeVisible();
  expect(await page.locator('#root > *').count()).toBe(0);
  expect(lists).toHaveLength(1);
  release();
  await expect(firstRow(page)).toBeVisible();
  await expect(page.locator('#first-screen')).toBeHidden();
});

test('who is not signed in loads nothing of the dashboard', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(helpdeskUrl);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#first-screen')).toBeHidden();
  await idle(page);
  expect(scripts.size).toBeGreaterThan(3);
  expect([...scripts.keys()].filter((url) => url.includes('DashboardPage'))).toEqual([]);
});
