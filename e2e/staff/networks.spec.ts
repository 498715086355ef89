import { type Browser, expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import { demo } from '../people.ts';
import { ownServer } from './own-server.ts';

const slowly = { timeout: 60_000 };
const office = '203.0.113.7';
const home = '198.51.100.9';

let server: Awaited<ReturnType<typeof ownServer>>;

test.beforeAll(async () => {
  server = await ownServer({ TRUSTED_PROXIES: '1' });
});
test.afterAll(() => server.end());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a browser whose requests come from this IP address, according to the proxy's header. */
async function at(browser: Browser, address: string) {
  const headers = { 'x-forwarded-for': address };
  return (await browser.newContext({ extraHTTPHeaders: headers })).newPage();
}

async function signIn(page: Page, email: string) {
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(demo.password);
  await button(page, 'Sign in').click();
}

const isIn = (page: Page) => expect(page.getByText(/Welcome back/)).toBeVisible(slowly);

test('an admin restricts access to the office network without locking themselves out', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const admin = await at(browser, office);
  const open = await at(browser, home);
  await signIn(open, demo.agent);
  await isIn(open);

  await signIn(admin, demo.admin);
  await isIn(admin);
  await admin.goto(`${server.url}/settings/ip-allowlist`);
  const card = admin.locator('section').filter({ hasText: 'IP allowlist' });
  await expect(card.getByText('No IP restriction.', { exact: true })).toBeVisible(slowly);
  await button(admin, 'Add network').press('Enter');
  await expect(admin.getByLabel('Name of network 1')).toBeFocused();
  await admin.keyboard.type('Elsewhere');
  await admin.keyboard.press('Tab');
  await admin.keyboard.type('192.0.2.0/24');
  await admin.keyboard.press('Enter');
  await expect(card.getByRole('alert')).toHaveText(
    `This list doesn't include your own address, ${office}. Add it so you don't lock yourself out`,
    slowly,
  );
  await admin.setViewportSize({ width: 320, height: 640 });
  const width = await admin.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await admin.setViewportSize({ width: 1280, height: 800 });
  await button(admin, `Add my address, ${office}`).click();
  await button(admin, 'Save allowlist').click();
  await expect(admin.getByText('IP allowlist saved').first()).toBeVisible(slowly);
  await expect(admin.getByLabel('Network 2', { exact: true })).toHaveValue(`${office}/32`);
  expect(await violations(admin)).toEqual([]);

  // The page that was open at home shows why it no longer loads.
  const refusal = `restricts access by IP address. Yours, ${home}, isn't on the allowlist.`;
  await expect(open.getByText(refusal)).toBeVisible(slowly);
  await expect(open).toHaveURL(/\/profile$/);
  expect(await violations(open)).toEqual([]);
  const late = await at(browser, home);
  await signIn(late, demo.agent);
  await expect(late.getByText(refusal)).toBeVisible(slowly);
  const inside = await at(browser, office);
  await signIn(inside, demo.agent);
  await isIn(inside);

  await admin.goto(`${server.url}/settings/audit-log`);
  await expect(admin.getByText('Denied: IP address not allowed').first()).toBeVisible(slowly);
  await admin.goto(`${server.url}/settings/ip-allowlist`);
  await button(admin, 'Remove network 2').click();
  await button(admin, 'Remove network 1').click();
  await button(admin, 'Save allowlist').click();
  await expect(admin.getByText('IP restriction removed').first()).toBeVisible(slowly);
  await button(open, 'Try again').click();
  await expect(open.getByText(refusal)).toHaveCount(0);
});
