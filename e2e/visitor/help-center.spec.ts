import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { weightOf } from './weight.ts';

const center = '/public/help/demo';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader finds articles by category, by search and by related articles', async ({
    page,
  }) => {
    await page.goto(center);
    await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
    const chips = page.getByRole('navigation', { name: 'Categories' });
    await expect(chips.getByRole('link', { name: 'All Articles' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await chips.getByRole('link', { name: 'Subscriptions' }).click();
    await expect(page.getByRole('heading', { name: 'Payment was declined' })).toBeVisible();
    await expect(page.getByText('Where is my order?')).toBeHidden();
    await chips.getByRole('link', { name: 'All Articles' }).click();

    await page.getByRole('searchbox', { name: 'Search articles' }).fill('trakcing a parcel');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Where is my order?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where is my order?');
    const way = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(way.getByRole('link', { name: 'Orders & Delivery' })).toBeVisible();
    await expect(page.getByText(/^Updated \w{3} \d/).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: '€3.90, free from €39' })).toBeVisible();
    await page.getByRole('link', { name: 'Returns and refunds' }).click();
    await way.getByRole('link', { name: 'Help Center' }).click();
    await expect(page).toHaveURL(helpdeskUrl + center);
  });
});

test('at 400 % zoom with forced colors, the search button has a border and the chat launcher does not cover it', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(center);
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await expect(button).toHaveCSS('border-top-style', 'solid');
  const launcher = page.getByRole('button', { name: /^Chat with us/ });
  await expect(launcher).toBeVisible();
  const [search, chat] = [await button.boundingBox(), await launcher.boundingBox()];
  expect((search?.x ?? 0) + (search?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0);
});

test('a reader sees results while typing, and the URL contains the query', async ({
  page,
  pageErrors,
}) => {
  await page.goto(center);
  const box = page.getByRole('searchbox', { name: 'Search articles' });
  await box.pressSequentially('refun', { delay: 20 });
  await expect(page.getByRole('link', { name: 'Returns and refunds' })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/refunds?/i);
  await expect(page).toHaveURL(/\?q=refun$/);
  await box.fill('');
  await expect(page.getByRole('heading', { name: 'Brewing & Equipment' })).toBeVisible();
  await expect(page).toHaveURL(helpdeskUrl + center);
  await box.fill('descale');
  await box.press('Enter');
  // Waits for the results, because the page before lists the article too.
  await expect(page.getByRole('heading', { name: /for “descale”/ })).toBeVisible();
  await page.getByRole('link', { name: 'Descale your espresso machine' }).click();
  await page.goBack();
  await expect(page.getByText(/for “descale”/)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a printed article has neither the chat launcher nor an empty page', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(`${center}/article/keep-your-coffee-fresh`);
  const launcher = page.getByRole('button', { name: /^Chat with us/ });
  await expect(launcher).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(launcher).toBeHidden();
  const printed = await page.pdf({ format: 'A4' });
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

for (const [name, path] of [
  ['the first page', center],
  ['what was found', `${center}?q=coffee`],
  ['an article', `${center}/article/descale-your-espresso-machine`],
  ['a lost page', '/public/help/nowhere'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} is accessible in ${colorScheme} colors and fits a phone`, {
      tag: '@full',
    }, async ({ browser, violations }) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      await page.goto(helpdeskUrl + path);
      expect(await violations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await context.close();
    });
  }
}

test('the first visit to the help center with its chat launcher takes at most 13.5 kB', {
  tag: '@full',
}, async ({ page }) => {
  const there = () => expect(page.locator('helpdesk-chat')).toBeAttached();
  const { bytes, others } = await weightOf(page, center, there);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes, 'headers and favicon included').toBeLessThanOrEqual(13_500);
  expect(others).toEqual([]);
});

test('an article page takes less than 40 kB in total and makes no third-party requests', {
  tag: '@full',
}, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(helpdeskUrl)) others.push(request.url());
  });
  await page.goto(`${center}/article/where-is-my-order`, { waitUntil: 'networkidle' });
  await expect(page.locator('helpdesk-chat')).toBeAttached();
  expect(bytes).toBeGreaterThan(2_000);
  expect(bytes, 'headers and favicon included').toBeLessThan(40_000);
  expect(others).toEqual([]);
});
