import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { demo, signInByApi } from '../people.ts';

const sizes = [
  { name: '1440 px, light', width: 1440, height: 900, dark: false },
  { name: '1440 px, dark', width: 1440, height: 900, dark: true },
  { name: '390 px, light', width: 390, height: 844, dark: false },
  { name: '390 px, dark', width: 390, height: 844, dark: true },
] as const;

/** Every screen; who may not have one reads so there. */
const screens = [
  '/',
  '/tickets',
  '/live-chat',
  '/notifications',
  '/help-center',
  '/contact-forms',
  '/chatbot',
  '/team',
  '/profile',
  '/api-keys',
  '/api-keys?tab=webhooks',
  '/branding',
  '/settings',
  '/settings?tab=appearance',
  '/settings?tab=email',
  '/settings?tab=security',
  '/metrics',
  '/metrics?tab=agents',
  '/metrics?tab=sla',
  '/metrics?tab=reports',
  '/nothing-here',
] as const;

const openScreens = [
  '/login',
  '/signup',
  '/public/contact/demo',
  '/public/ticket/demo',
  '/public/help/demo',
  '/api-docs',
];

/** Everything a person would stumble over on a screen: overflow, unnamed controls, low contrast, errors. */
async function examine(page: Page, where: string, isJudged = true) {
  await expect(page.locator('main, [role=main]').first(), where).toBeVisible();
  await expect(page.locator('[aria-busy=true]'), where).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
  if (!isJudged) return;
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);
}

for (const { name, width, height, dark } of sizes) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light' });
    test.beforeEach(({ page }) =>
      page.addInitScript((isDark) => localStorage.setItem('helpdesk_dark', String(isDark)), dark),
    );

    for (const role of ['admin', 'agent', 'customer'] as const) {
      test(`every screen of a ${role} is whole`, async ({ page, pageErrors }) => {
        test.setTimeout(180_000);
        // The same screens with less on them: twice is enough to have them judged.
        const isJudged = role === 'admin' || (width === 1440) === dark;
        await signInByApi(page, demo[role]);
        for (const path of screens) {
          await page.goto(helpdeskUrl + path);
          await examine(page, `${path} for the ${role}`, isJudged);
        }
        await page.goto(`${helpdeskUrl}/tickets`);
        const first = page.locator('a[href*="/tickets/"]').first();
        if (await first.isVisible()) {
          await first.click();
          await expect(page.getByText('Conversation')).toBeVisible();
          await examine(page, `a ticket for the ${role}`);
        }
        expect(pageErrors).toEqual([]);
      });
    }

    test('every screen of a visitor is whole', async ({ page, pageErrors }) => {
      test.setTimeout(180_000);
      for (const path of ['/', ...openScreens]) {
        await page.goto(helpdeskUrl + path);
        await examine(page, path);
      }
      // The browser itself reports the 401 by which the console learns that nobody is signed in.
      expect(pageErrors.filter((text) => !text.includes('401 (Unauthorized)'))).toEqual([]);
    });
  });
}
