import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { idle } from '../hold.ts';
import { demo, signIn, tokenOf } from '../people.ts';
import { weightOf } from './weight.ts';

const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Every customer question, answered in one place' });

/** The elements of the landing page beyond an edge of the screen, or with more content than their box shows. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#landing :not(svg *)')]
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        if (!one.checkVisibility() || width <= 1) return false;
        const isClipped = getComputedStyle(one).overflowX !== 'visible';
        const isCut = isClipped && one.scrollWidth > one.clientWidth;
        return isCut || left < 0 || right > innerWidth;
      })
      .map((one) => one.outerHTML.slice(0, 160)),
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the landing page and gets to sign-up', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle('Helpdesk · Support your customers in one place');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
    await expect(page.getByText('© 2025 Helpdesk.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
      'href',
      '/signup',
    );
    await expect(page.getByText(/needs JavaScript/)).toHaveCount(0);
  });
});

test('a visitor with an Arabic browser reads the landing page in Arabic on a small phone, and switches to German', async ({
  browser,
  violations,
}) => {
  const context = await browser.newContext({
    locale: 'ar',
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  await page.goto(helpdeskUrl);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle('Helpdesk · خدمة عملائك في مكان واحد');
  await expect(page.getByRole('link', { name: 'جرّبه مجانًا' })).toHaveAttribute('href', '/signup');
  expect(await cutOff(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'اللغة' }).getByText('Deutsch').click();
  await expect(html).toHaveAttribute('lang', 'de');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kundenanfragen');
  expect(await cutOff(page)).toEqual([]);
  await context.close();
});

test('a visitor gets from the landing page to sign-in', { tag: '@full' }, async ({
  page,
  pageErrors,
}) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: 'Login' })
    .click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('an agent with a stored token sees the dashboard and nothing of the landing page', {
  tag: '@full',
}, async ({ page, pageErrors }) => {
  const token = await tokenOf(demo.agent);
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  await page.goto('/?lang=ar');
  await expect(page.getByText(/Welcome back/)).toBeVisible();
  await expect(page.locator('#landing')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(pageErrors).toEqual([]);
});

test('an agent with a session cookie sees the dashboard, and the landing page again after log-out', async ({
  page,
}) => {
  await signIn(page, demo.agent);
  const answer = page.waitForResponse(`${helpdeskUrl}/`);
  await page.goto('/');
  expect(await (await answer).text()).not.toContain('id="landing"');
  await expect(page.getByText(/Welcome back/)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/login/);
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
});

test('a visitor with an expired session sees the landing page in their language', {
  tag: '@full',
}, async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const expired = 'of-last-year';
  await context.addCookies([{ name: 'helpdesk', value: expired, url: helpdeskUrl }]);
  const page = await context.newPage();
  await page.goto(`${helpdeskUrl}/login`);
  await page.evaluate((token) => localStorage.setItem('auth_token', token), expired);
  await page.goto(helpdeskUrl);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kundenanfragen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390, 320]) {
    test(`the landing page is accessible in ${colorScheme} colors at ${width} pixels`, {
      tag: '@full',
    }, async ({ browser, violations }) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
      const page = await context.newPage();
      await page.goto(helpdeskUrl);
      await expect(heading(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      await context.close();
    });
  }
}

test('the landing page follows the dark mode of the system, and its buttons have borders with forced colors', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  const trial = page.getByRole('link', { name: 'Start Free Trial' }).first();
  await expect(trial).toHaveCSS('border-top-width', '1px');
});

test('the landing page takes at most 12 requests and 45 kB, and loads no code of the console', {
  tag: '@full',
}, async ({ page }) => {
  const weight = await weightOf(page, '/', () => expect(heading(page)).toBeVisible());
  await idle(page);
  expect(weight.others).toEqual([]);
  expect(weight.paths.filter((path) => path.endsWith('.js'))).toEqual([
    expect.stringMatching(/^\/assets\/head-/),
  ]);
  expect(weight.paths.length, weight.paths.join('\n')).toBeLessThanOrEqual(12);
  expect(weight.bytes).toBeGreaterThan(5_000);
  expect(weight.bytes, weight.paths.join('\n')).toBeLessThanOrEqual(45_000);
});
