import { expect } from 'playwright/test';
import { randomWord } from '../articles.ts';
import { article, box, found, results, search, searchBox, searching, test } from './search-page.ts';

test('a visitor on another origin finds published articles and reads one in place', async ({
  page,
  open,
  pageErrors,
  shelf,
}) => {
  const { word, title } = shelf;
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    for (const name of ['helpdesk-search', 'helpdesk-open'] as const) {
      document.addEventListener(name, ({ type, detail }) => seen.push([type, detail]));
    }
  });
  await open({ body: searchBox() });
  await search(page, word);
  await expect(found(page)).toHaveCount(2);
  const find = found(page).filter({ hasText: title });
  await expect(find.getByText(word, { exact: true }).first()).toHaveJSProperty('localName', 'mark');
  await expect(page.getByRole('status')).toHaveText('2 found');
  await expect(page.getByText('Draft about')).toHaveCount(0);

  const viewed = page.waitForRequest((request) => request.url().endsWith('/help/demo/view'));
  await find.click();
  await expect(article(page).getByRole('heading', { name: title })).toBeFocused();
  await expect(article(page).getByRole('listitem')).toHaveText('One litre of water');
  await expect(results(page)).toBeHidden();
  expect((await viewed).postDataJSON()).toMatchObject({ pageType: 'article' });
  expect(await page.evaluate('seen')).toMatchObject([
    ['helpdesk-search', { query: word, count: 2 }],
    ['helpdesk-open', { title }],
  ]);

  await article(page).getByRole('button', { name: 'Back' }).click();
  await expect(box(page)).toBeFocused();
  await expect(found(page)).toHaveCount(2);
  expect(pageErrors).toEqual([]);
});

test('a visitor searches, opens an article, goes back and closes the results with the keyboard', async ({
  page,
  open,
  shelf,
}) => {
  const { word } = shelf;
  await page.addInitScript(() => {
    document.addEventListener('helpdesk-search', ({ detail }) =>
      Object.assign(window, { searched: detail.query }),
    );
  });
  await open({ body: `<a href="#top">Before</a>${searchBox()}` });
  await expect(box(page)).toBeVisible();
  const { keyboard } = page;
  await page.getByRole('link', { name: 'Before' }).focus();
  await keyboard.press('Tab');
  await expect(box(page)).toBeFocused();
  await keyboard.type(word);
  // If typing is slow, results for the first letters appear earlier.
  await expect.poll(() => page.evaluate('window.searched')).toBe(word);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  const isActive = (id: string) => expect(box(page)).toHaveAttribute('aria-activedescendant', id);
  await isActive('');
  await keyboard.press('ArrowUp');
  await expect(found(page).last()).toHaveAttribute('aria-selected', 'true');
  await isActive((await found(page).last().getAttribute('id')) ?? 'none');
  await keyboard.press('ArrowDown');
  await isActive('');
  await keyboard.press('ArrowDown');
  await expect(found(page).first()).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Escape');
  await expect(results(page)).toBeHidden();
  await expect(box(page)).toHaveValue(word);
  await keyboard.press('ArrowDown');
  await expect(results(page)).toBeVisible();
  await keyboard.press('Enter');
  await expect(article(page).getByRole('heading').first()).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await expect(results(page)).toBeVisible();
  await keyboard.press('Tab');
  await expect(results(page)).toBeHidden();
});

test('results link to the page’s own articles if article-url is set', { tag: '@full' }, async ({
  page,
  open,
  shelf,
}) => {
  const { title } = shelf;
  await open({ body: searchBox('article-url="/help/{slug}#read"') });
  await search(page, title);
  await expect(found(page).first()).toHaveAttribute('href', /^\/help\/made-\w+#read$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/help\/made-\w+#read$/);
});

test('search and article are fully styled on a page that blocks styles and requires Trusted Types', {
  tag: '@full',
}, async ({ page, open, helpdeskUrl, pageErrors, shelf }) => {
  const { word } = shelf;
  await open({
    body: searchBox(),
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${helpdeskUrl}; connect-src ${helpdeskUrl}; style-src 'none'; require-trusted-types-for 'script'; trusted-types helpdesk`,
    },
  });
  await search(page, word);
  await expect(found(page).first()).toHaveCSS('padding-left', '12px');
  await found(page).first().click();
  await expect(article(page).getByRole('link', { name: 'Visit Help Center' })).toBeVisible();
  await expect(article(page)).toContainText(word);
  expect(pageErrors).toEqual([]);
});

test('a page that does not allow our Trusted Types policy shows an excerpt and a link to the article', {
  tag: '@full',
}, async ({ page, open, helpdeskUrl, shelf }) => {
  const { title } = shelf;
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await open({
    body: searchBox(),
    headers: {
      'content-security-policy': `script-src ${helpdeskUrl}; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  });
  await search(page, title);
  await found(page).first().click();
  await expect(article(page)).toContainText('Vinegar, water and a quiet hour');
  await expect(article(page).getByRole('listitem')).toHaveCount(0);
  await expect(article(page).getByRole('link', { name: 'Visit Help Center' })).toBeVisible();
  expect(thrown).toEqual([]);
});

test('hostile styles and a 62.5 % root font size change nothing in the search', {
  tag: '@full',
}, async ({ page, open, shelf }) => {
  const { word } = shelf;
  await open({
    body: searchBox(),
    head: '<style>html { font-size: 62.5% !important } * { color: red !important; font: 40px cursive !important; padding: 50px !important; letter-spacing: 9px !important }</style>',
  });
  await search(page, word);
  await expect(box(page)).toHaveCSS('height', '44px');
  await expect(box(page)).toHaveCSS('font-size', '16px');
  await expect(found(page).first()).toHaveCSS('color', 'rgb(22, 25, 31)');
  await expect(found(page).first()).toHaveCSS('letter-spacing', 'normal');
  await expect(found(page).first()).toHaveCSS('padding-left', '12px');
});

test('direction and colors follow the page, and the page can style the parts', {
  tag: '@full',
}, async ({ page, open, shelf }) => {
  const { word } = shelf;
  await open({
    body: searchBox(),
    html: 'dir="rtl" lang="ar"',
    head: '<meta name="color-scheme" content="dark"><style>helpdesk-search::part(result) { border-radius: 3px }</style>',
  });
  await search(page, word);
  await expect(box(page)).toHaveCSS('direction', 'rtl');
  await expect(box(page)).toHaveCSS('color', 'rgb(236, 238, 242)');
  await expect(found(page).first()).toHaveCSS('border-radius', '3px');
});

test('the search fits a phone of 320 pixels without horizontal scrolling', {
  tag: '@full',
}, async ({ page, open, shelf }) => {
  const { word } = shelf;
  await page.setViewportSize({ width: 320, height: 600 });
  await open({ body: searchBox() });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await search(page, word);
  expect(await wide()).toBeLessThanOrEqual(320);
  await found(page).first().click();
  await expect(article(page)).toBeVisible();
  expect(await wide()).toBeLessThanOrEqual(320);
});

for (const theme of ['light', 'dark']) {
  test(`axe finds no violations in ${theme}: empty, results, article, no results and error`, {
    tag: '@full',
  }, async ({ page, open, violations, shelf }) => {
    const { word, title } = shelf;
    await open({
      body: searchBox(`theme="${theme}"`),
      head: `<meta name="color-scheme" content="${theme}">`,
    });
    await expect(box(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await search(page, word);
    await page.keyboard.press('ArrowDown');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(article(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await box(page).fill(randomWord());
    await expect(page.getByRole('status')).toHaveText('No articles found');
    expect(await violations(page)).toEqual([]);
    await page.route(searching, (route) => route.abort());
    await box(page).fill(title);
    await expect(page.getByRole('alert')).toHaveText('Search failed. Please try again.');
    expect(await violations(page)).toEqual([]);
  });
}
