import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { demo, signInByApi } from '../people.ts';
import { newOrganization, openAs } from './organizations.ts';

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });

/** The names of the sidebar's links and buttons that are not completely visible in the window. */
const outOfSight = (page: Page) =>
  sidebar(page).evaluate((aside) =>
    [...aside.querySelectorAll('a, button')]
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return width > 0 && !(there && (one.contains(there) || there.contains(one)));
      })
      .map((one) => one.textContent || one.ariaLabel),
  );

test('the whole navigation is visible without scrolling, and none of it moves while it loads', {
  tag: '@full',
}, async ({ page }) => {
  await signInByApi(page, demo.admin);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`${helpdeskUrl}/tickets`);
    const profile = sidebar(page).getByRole('link', { name: 'Profile', exact: true });
    await expect(profile).toBeVisible();
    const before = await profile.boundingBox();
    await expect(sidebar(page).getByRole('button', { name: 'More', exact: true })).toBeVisible();
    await expect(page.locator('a[data-open]').first()).toBeVisible();
    expect(await profile.boundingBox(), `${size.height} px`).toEqual(before);
    expect(await outOfSight(page), `${size.height} px`).toEqual([]);
  }
});

/** The texts of buttons that are filled with the brand color, outside of dialogs. */
const filledButtons = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.backgroundColor = 'var(--primary)';
    const brand = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll('button, a')]
      .filter(
        (one) =>
          one.checkVisibility() &&
          !one.matches('[disabled]') &&
          one.getBoundingClientRect().height > 20 &&
          getComputedStyle(one).backgroundColor === brand,
      )
      .map((one) => one.textContent?.trim() || one.ariaLabel);
  });

const screens = [
  '/',
  '/tickets',
  '/live-chat',
  '/notifications',
  '/metrics',
  '/metrics?tab=reports',
  '/help-center',
  '/contact-forms',
  '/chatbot',
  '/team',
  '/branding',
  '/profile',
  '/settings/canned-replies',
  '/settings/macros',
  '/settings/tags',
  '/settings/support-address',
  '/settings/webhooks',
  '/settings/api-keys',
  '/settings/import',
  '/settings/export',
  '/settings/audit-log',
] as const;

async function atMostOneFilledEach(page: Page) {
  for (const path of screens) {
    await page.goto(helpdeskUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect
      .poll(() => filledButtons(page).then((all) => (all.length > 1 ? all : [])), path)
      .toEqual([]);
  }
}

test('each screen has at most one filled button', { tag: '@full' }, async ({ page }) => {
  await signInByApi(page, demo.admin);
  await atMostOneFilledEach(page);
});

test('each empty screen has at most one filled button', { tag: '@full' }, async ({ browser }) => {
  const { admin } = await newOrganization();
  await atMostOneFilledEach(await openAs(browser, admin, '/'));
});
