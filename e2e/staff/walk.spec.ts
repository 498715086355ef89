import { expect, type Page } from 'playwright/test';
import { isDeep, times } from '../../packages/api/src/test/deep.ts';
import { findingsOf } from '../accessibility.ts';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { demo, signInByApi } from '../people.ts';

const all = [
  { name: '1440 px, light', width: 1440, height: 900, dark: false },
  { name: '390 px, dark', width: 390, height: 844, dark: true },
  { name: '1440 px, dark', width: 1440, height: 900, dark: true },
  { name: '390 px, light', width: 390, height: 844, dark: false },
] as const;
/** Each width and each color scheme once. The deep run adds the other two combinations. */
const sizes = all.slice(0, times(2, 4));
/** The ordinary run visits the screens only in the first size, as the admin, who has the most screens. */
const [ordinary] = all;

/** Settings pages. The others differ from these only in their fields. */
const settingsPages = ['', 'appearance', 'email', 'domains', 'live-chat', 'security', 'api-keys'];

/** Every screen with its heading and tabs. Roles without access see a refusal and no tabs. */
const screens = [
  { path: '/tickets', heading: 'Tickets' },
  { path: '/live-chat', heading: 'Live Chat' },
  { path: '/notifications', heading: 'Notifications' },
  { path: '/help-center', heading: 'Help Center' },
  { path: '/contact-forms', heading: 'Contact Forms' },
  { path: '/chatbot', heading: 'Chatbot' },
  { path: '/settings/canned-replies', heading: 'Canned Replies' },
  { path: '/settings/macros', heading: 'Macros' },
  { path: '/team', heading: 'Team Members' },
  { path: '/profile', heading: 'Profile' },
  { path: '/branding', heading: 'Branding' },
  ...settingsPages.map((subject) => ({
    path: subject ? `/settings/${subject}` : '/settings',
    heading: 'Organization Settings',
    tabs: [],
  })),
  {
    path: '/metrics',
    heading: 'Performance Metrics',
    tabs: ['Agents', 'SLA', 'Reports'],
    agents: true,
  },
  { path: '/', heading: 'Dashboard' },
];

const openScreens = [
  '/login',
  '/signup',
  '/public/contact/demo',
  '/public/ticket/demo',
  '/public/help/demo',
  '/api-docs',
];

/** Checks a screen for overflow, unnamed controls, low contrast and errors. */
async function examine(page: Page, where: string) {
  await expect(page.locator('main, [role=main]').first(), where).toBeVisible();
  await expect(page.getByText('Loading...'), where).toBeHidden();
  await expect(page.locator('[aria-busy=true]'), where).toHaveCount(0);
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { width: scrollWidth - clientWidth, height: scrollHeight - clientHeight };
  });
  expect(beyond.width, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
  const violations = await findingsOf(page);
  expect(
    violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.target.join(' ')}`),
  ).toEqual([]);
  return beyond;
}

/** Checks a screen like `examine`, and that only the content scrolls inside the console's frame. */
async function examineInFrame(page: Page, where: string) {
  const { height } = await examine(page, where);
  expect(height, `${where} can be scrolled beyond its end`).toBeLessThanOrEqual(0);
}

for (const size of sizes) {
  const { name, width, height, dark } = size;
  const tag = size === ordinary ? [] : ['@full'];
  test.describe(name, { tag }, () => {
    test.use({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light' });
    test.beforeEach(({ page }) =>
      page.addInitScript((isDark) => {
        if (window === window.top) localStorage.setItem('helpdesk_dark', String(isDark));
      }, dark),
    );

    // The other roles have the same screens with less content. Each is checked at one size, and in the deep run at all sizes.
    const roles = ['admin', dark ? 'agent' : 'customer'] as const;
    for (const role of isDeep ? (['admin', 'agent', 'customer'] as const) : roles) {
      const roleTag = role === 'admin' ? [] : ['@full'];
      test(`every screen of ${role === 'customer' ? 'a' : 'an'} ${role} is complete and without errors`, {
        tag: roleTag,
      }, async ({ page, pageErrors }) => {
        // Axe checks thirty screens.
        test.slow();
        await signInByApi(page, demo[role]);
        await page.goto(`${helpdeskUrl}/nothing-here`);
        await examine(page, `/nothing-here for the ${role}`);
        // The browser logs the 404 response for the unknown address.
        for (const error of pageErrors.splice(0)) expect(error).toContain('404 (Not Found)');
        await page.goto(helpdeskUrl);
        for (const { path, heading, tabs = [] } of screens) {
          const where = `${path} for the ${role}`;
          // Navigates like a link within the console, without a full page load.
          await page.evaluate((to) => history.pushState({}, '', to), path);
          await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
          await examineInFrame(page, where);
          for (const tab of role === 'admin' ? tabs : []) {
            await page.getByRole('tab', { name: tab, exact: true }).click();
            await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
            await examineInFrame(page, `${tab} of ${where}`);
          }
        }
        if (role !== 'customer') {
          await page.evaluate(() => history.pushState({}, '', '/tickets'));
          await expect(page.getByRole('heading', { name: 'Tickets', level: 1 })).toBeVisible();
          // New tickets from other journeys would move the link under the pointer, and it would no longer be the first.
          const link = page.locator('main a[data-open]').first();
          await link.focus();
          const focused = page.locator('main a[data-open]:focus');
          const subject = (await focused.textContent()) ?? '';
          expect(subject).not.toBe('');
          await focused.press('Enter');
          await expect(page).toHaveURL(/\/tickets\/\w{20,}$/);
          await expect(page.getByRole('heading', { name: subject, exact: true })).toBeVisible();
          await expect(page.getByText('Conversation', { exact: true })).toBeVisible();
          await examineInFrame(page, `a ticket for the ${role}`);
        }
        expect(pageErrors).toEqual([]);
      });
    }

    test('a visitor sees every public screen complete and without errors', async ({
      page,
      pageErrors,
    }) => {
      for (const path of ['/', ...openScreens]) {
        await page.goto(helpdeskUrl + path);
        await examine(page, path);
      }
      // The browser logs the 401 that tells the console that the visitor isn't signed in.
      expect(pageErrors.filter((text) => !text.includes('401 (Unauthorized)'))).toEqual([]);
    });
  });
}
