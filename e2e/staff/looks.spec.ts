import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { isDeep } from '../../packages/api/src/test/deep.ts';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { demo, signInByApi } from '../people.ts';
import { newOrganization, openAs } from './organizations.ts';
import { somebodyIsHere, startChat, subdomainOf } from './visitor.ts';

/** The folder for screenshots, which `npm run screenshots` sets. */
const folder = process.env.E2E_SCREENSHOTS;
const widths = [1920, 1440, 1280, 1024, 768, 390];
const schemes = folder || isDeep ? (['light', 'dark'] as const) : (['light'] as const);

/** Returns what extends beyond the page or is clipped, and whether Send is below the window. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const main = document.querySelector('main');
    const clipped = [...document.querySelectorAll('button, input, select, textarea, a')].filter(
      (one) => {
        const { left, right, width } = one.getBoundingClientRect();
        return one.checkVisibility() && width > 1 && (left < -1 || right > innerWidth + 1);
      },
    );
    const send = [...document.querySelectorAll('button')].find((one) =>
      ['Send Reply', 'Send'].includes(one.textContent?.trim() || (one.ariaLabel ?? '')),
    );
    const { bottom = 0 } = send?.getBoundingClientRect() ?? {};
    return {
      beyond: scrollWidth - clientWidth,
      beyondMain: main ? main.scrollWidth - main.clientWidth : 0,
      clipped: clipped.map((one) => one.outerHTML.slice(0, 120)),
      isSendBelow: bottom > innerHeight + 1,
    };
  });

const fine = { beyond: 0, beyondMain: 0, clipped: [], isSendBelow: false };

/** Checks a screen in every size and color scheme, each time once `isThere` resolves. */
async function look(page: Page, name: string, isThere: (page: Page) => Promise<void>) {
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate(
      (dark) => localStorage.setItem('helpdesk_dark', String(dark)),
      scheme === 'dark',
    );
    await page.reload();
    for (const width of widths) {
      await page.setViewportSize({
        width,
        height: width === 390 ? 844 : width === 768 ? 1024 : 800,
      });
      await isThere(page);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect.poll(() => measure(page), `${name}, ${width} px, ${scheme}`).toEqual(fine);
      const file = `${name}-${width}-${scheme}.png`;
      if (folder) await page.screenshot({ path: path.join(folder, file) });
    }
  }
}

async function firstTicket(page: Page) {
  const list = page.locator('a[data-open]').first();
  await expect(list).toBeVisible();
}

test('the list, the split view and the ticket fit every screen', { tag: '@full' }, async ({
  page,
}) => {
  await signInByApi(page, demo.agent);
  await page.goto(`${helpdeskUrl}/tickets`);
  const counts = page.getByRole('list', { name: 'Tickets by status' });
  await look(page, 'list', async (one) => {
    await firstTicket(one);
    if ((one.viewportSize()?.width ?? 0) < 768) return;
    // The counts are in one slim row.
    const total = await counts.getByRole('button').first().boundingBox();
    const unread = await one.getByRole('button', { name: /^Unread/ }).boundingBox();
    expect(unread?.y).toBe(total?.y);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('a[data-open]').first().click();
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeVisible();
  await look(page, 'ticket', (one) =>
    expect(one.getByRole('textbox', { name: 'Reply' })).toBeVisible(),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${helpdeskUrl}/tickets`);
  await firstTicket(page);
  await page.keyboard.press('v');
  await expect(page.getByText('No ticket open')).toBeVisible();
  await page.keyboard.press('j');
  await look(page, 'beside', (one) =>
    expect(one.getByRole('textbox', { name: 'Reply' })).toBeVisible(),
  );
});

test('live chat fits every screen, and an open chat never covers the list', {
  tag: '@full',
}, async ({ browser }) => {
  const { agent } = await newOrganization();
  const subdomain = await subdomainOf(agent);
  const page = await openAs(browser, agent, '/live-chat');
  await somebodyIsHere(helpdeskUrl, subdomain);
  for (const name of ['Eva Early', 'Lea Late']) {
    await startChat(helpdeskUrl, subdomain, name, 'Which grinder do you recommend for a moka pot?');
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Accept the chat with Eva Early' }).click();
  const box = (one: Page) => one.getByRole('textbox', { name: 'Message to Eva Early' });
  await box(page).fill('A flat burr, set coarse');
  await box(page).press('Enter');
  const said = (one: Page) => one.locator('[data-message]', { hasText: 'A flat burr, set coarse' });
  await look(page, 'chat', async (one) => {
    // Below 1280 pixels, a chat is a panel next to the list, and on a phone a dialog over it.
    const isPhone = (one.viewportSize()?.width ?? 0) < 640;
    const accept = one.getByRole('button', { name: 'Accept the chat with Lea Late' });
    if (!isPhone) await accept.click({ trial: true });
    await expect(box(one)).toBeVisible();
    await expect(said(one)).toBeVisible();
  });
});

test('the agent dashboard fits every screen', { tag: '@full' }, async ({ page }) => {
  await signInByApi(page, demo.agent);
  await page.goto(helpdeskUrl);
  await look(page, 'dashboard-agent', (one) =>
    expect(one.getByRole('heading', { level: 1 })).toBeVisible(),
  );
});

test('the dashboards of an admin and a new organization fit every screen', {
  tag: '@full',
}, async ({ page, browser }) => {
  await signInByApi(page, demo.admin);
  await page.goto(helpdeskUrl);
  await look(page, 'dashboard-admin', (one) =>
    expect(one.getByRole('heading', { level: 1 })).toBeVisible(),
  );
  const { admin } = await newOrganization();
  const anew = await openAs(browser, admin, '/');
  await look(anew, 'dashboard-new', (one) =>
    expect(one.getByRole('heading', { level: 1 })).toBeVisible(),
  );
});

test('the list shows twelve tickets on a laptop, and more with compact rows', {
  tag: '@full',
}, async ({ page }) => {
  await signInByApi(page, demo.agent);
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(`${helpdeskUrl}/tickets`);
  await firstTicket(page);
  const inSight = () =>
    page
      .locator('a[data-open]')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().bottom <= 800).length);
  await expect.poll(inSight).toBeGreaterThanOrEqual(12);
  const before = await inSight();
  await page.evaluate(() => localStorage.setItem('helpdesk_choice:tickets-density', 'compact'));
  await page.reload();
  await firstTicket(page);
  await expect.poll(inSight).toBeGreaterThan(before);
});

test('pages of the same kind have the same width, and main buttons the same color', {
  tag: '@full',
}, async ({ page }) => {
  await signInByApi(page, demo.admin);
  await page.setViewportSize({ width: 1920, height: 1080 });
  const content = page.locator('main .mx-auto.w-full').first();
  const widthOf = () => content.evaluate((one) => one.getBoundingClientRect().width);
  for (const [path, width] of [
    ['/settings', 768],
    ['/profile', 768],
    ['/team', 768],
    ['/', 1248],
    ['/metrics', 1248],
  ] as const) {
    await page.goto(helpdeskUrl + path);
    await expect.poll(widthOf, path).toBe(width);
  }
  const colorOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  await page.goto(`${helpdeskUrl}/tickets`);
  const color = await colorOf('New Ticket');
  await page.goto(`${helpdeskUrl}/team`);
  expect(await colorOf('Invite Member')).toBe(color);
  // That page has its own main button.
  await expect.poll(() => colorOf('New Ticket')).not.toBe(color);
  await page.goto(`${helpdeskUrl}/help-center`);
  expect(await colorOf('New Article')).toBe(color);
});
