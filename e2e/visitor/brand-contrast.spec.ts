import { expect, type Page } from 'playwright/test';
import { brandColors } from '../../packages/sdk/src/rules/brand-colors.ts';
import { helpdeskUrl } from '../addresses.ts';
import { chatOf, launcher, panel, type Team, test } from '../host-pages/chat-page.ts';
import { expectFill } from '../host-pages/host-page.ts';
import { type Measured, measureContrast } from './contrast.ts';

const brands = Object.values(brandColors);

const media = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colors': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** Compares every text, field edge and focus ring of a page with its surroundings, in each color scheme. */
async function examine(page: Page, where: string) {
  for (const [scheme, setting] of Object.entries(media)) {
    await page.emulateMedia(setting);
    const measured = await page.evaluate(measureContrast);
    expect(measured.length, where).toBeGreaterThan(3);
    const faint = measured.filter(({ ratio, least }) => ratio < least);
    expect(faint.map(lineOf), `${where}, ${scheme}`).toEqual([]);
  }
}

const lineOf = ({ what, ratio, name }: Measured) => `${what} ${ratio.toFixed(2)}: ${name}`;

/** Opens a page once for each brand color. */
async function inEveryColor(page: Page, team: Team, visit: (brand: string) => Promise<void>) {
  for (const primaryColor of brands) {
    await page.emulateMedia(media.light);
    await team.admin.organization.updateBranding({ primaryColor });
    await visit(primaryColor);
  }
}

test('help center and article have enough contrast with each of the eight brand colors', {
  tag: '@full',
}, async ({ page, team }) => {
  test.slow();
  const { id } = await team.admin.helpCategories.create({ name: 'Orders', slug: 'orders' });
  await team.admin.helpArticles.create({
    title: 'Where is my order?',
    slug: 'order',
    content: '<p>Look at <a href="https://example.com/">your parcel</a>.</p><ul><li>Once</li></ul>',
    categoryId: id,
    isPublished: true,
  });
  await inEveryColor(page, team, async (brand) => {
    for (const path of ['', '?q=order', '/article/order']) {
      await page.goto(`${helpdeskUrl}/public/help/${team.subdomain}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await examine(page, `${path || 'home'} in ${brand}`);
    }
  });
});

test('contact page and ticket look-up have enough contrast with each of the eight brand colors', {
  tag: '@full',
}, async ({ page, team }) => {
  test.slow();
  await inEveryColor(page, team, async (brand) => {
    await page.goto(`${helpdeskUrl}/public/contact/${team.subdomain}`);
    const form = page.locator('helpdesk-form');
    await expect(form.locator('button.button')).toBeVisible();
    await expectFill(form.locator('button.button'), brand);
    await form.locator('button.button').click();
    await expect(form.locator('.error').first()).toBeVisible();
    await examine(page, `the form in ${brand}`);
    await page.goto(`${helpdeskUrl}/public/ticket/${team.subdomain}`);
    await expect(page.locator('input[name=email]')).toBeVisible();
    await examine(page, `the look-up in ${brand}`);
  });
});

test('an open chat has enough contrast with each of the eight brand colors', {
  tag: '@full',
}, async ({ page, open, team }) => {
  test.slow();
  await team.admin.chatbot.create({ query: 'Do you ship to Norway?', response: 'Yes, we do.' });
  await inEveryColor(page, team, async (brand) => {
    await open({
      head: '<meta name="color-scheme" content="light dark">',
      body: chatOf(team.subdomain),
    });
    await examine(page, `the launcher in ${brand}`);
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    await page.getByRole('textbox', { name: 'Message' }).fill('Do you ship to Norway?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Yes, we do.').first()).toBeVisible();
    await expectFill(page.locator('helpdesk-chat [part=launcher]'), brand);
    await examine(page, `the chat in ${brand}`);
    // A closed chat stays closed on the next page.
    await page.keyboard.press('Escape');
  });
});
