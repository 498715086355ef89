import { expect } from 'playwright/test';
import { makeArticle, randomWord } from '../articles.ts';
import { idle } from '../hold.ts';
import { isInert, watch } from '../inert.ts';
import { payloads } from '../payloads.ts';
import { meter } from './host-page.ts';
import { article, box, found, search, searchBox, searching, test } from './search-page.ts';

const everywhere = { 'access-control-allow-origin': '*' };
const answers = {
  'a server error': { status: 500, headers: everywhere, body: 'oops' },
  'a page instead of JSON': {
    status: 200,
    headers: everywhere,
    body: '<html>Please sign in</html>',
  },
  'no leave to read it': { status: 200, headers: { 'x-no': 'cors' }, body: '{}' },
};

for (const [what, answer] of Object.entries(answers)) {
  test(`${what} shows an error with a link to the help center, and Enter searches again for the typed text`, {
    tag: '@full',
  }, async ({ page, open, helpdeskUrl, shelf }) => {
    const { word } = shelf;
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await page.route(searching, (route) => route.fulfill(answer));
    await open({ body: searchBox() });
    await box(page).fill(word);
    await expect(page.getByRole('alert')).toHaveText('Search failed. Please try again.');
    const link = page.getByRole('link', { name: 'Visit Help Center' });
    await expect(link).toHaveAttribute('href', `${helpdeskUrl}/public/help/demo`);
    await expect(box(page)).toHaveValue(word);
    await page.unroute(searching);
    await box(page).press('Enter');
    await expect(found(page)).toHaveCount(2);
    expect(thrown).toEqual([]);
  });
}

test('the page’s own link is shown when the script or its code is blocked', {
  tag: '@full',
}, async ({ page, open }) => {
  const link = page.getByRole('link', { name: 'Our help pages' });
  await open({ body: searchBox(), headers: { 'content-security-policy': "script-src 'none'" } });
  await expect(link).toBeVisible();
  await page.route('**/chunks/search-*.js', (route) =>
    route.fulfill({
      headers: { ...everywhere, 'content-type': 'text/javascript' },
      body: 'document.title = "taken over"; export const draw = () => {}',
    }),
  );
  await open({ body: searchBox() });
  await expect(link).toBeVisible();
  await expect(page).toHaveTitle('Host');
});

test('moving a search box keeps the typed text, two boxes are independent, and reset() clears one', {
  tag: '@full',
}, async ({ page, open }) => {
  await open({
    body: `${searchBox()}<aside></aside><helpdesk-search organization="demo" label="Second"></helpdesk-search>`,
  });
  await box(page).fill('half a wo');
  await page.evaluate(() => {
    const element = document.querySelector('helpdesk-search') as HTMLElement;
    document.querySelector('aside')?.append(element);
  });
  await expect(box(page)).toHaveValue('half a wo');
  await expect(page.getByRole('combobox', { name: 'Second' })).toHaveValue('');
  await page.evaluate(() => document.querySelector('aside helpdesk-search')?.matches('*'));
  await page
    .locator('aside helpdesk-search')
    .evaluate((element: HTMLElementTagNameMap['helpdesk-search']) => element.reset());
  await expect(box(page)).toHaveValue('');
});

test('the search box loads only when it is near the viewport, within its size budget, and stores nothing', {
  tag: '@full',
}, async ({ page, open, helpdeskUrl, context, shelf }) => {
  const { word } = shelf;
  const { paths: asked, bytes } = meter(page, helpdeskUrl);
  await open({ body: `<div style="height: 5000px"></div>${searchBox()}` });
  await page.waitForFunction(() => customElements.get('helpdesk-search'));
  await idle(page);
  expect(asked).toEqual(['/widget.js']);
  await page.locator('helpdesk-search').evaluate((element) => element.scrollIntoView());
  await expect(box(page)).toBeVisible();
  await expect.poll(() => asked).toContain('/api/public/org/demo');
  expect(asked.toSorted()).toEqual([
    '/api/public/org/demo',
    '/chunks/core.js',
    '/chunks/search.js',
    '/widget.js',
  ]);
  expect(await bytes()).toBeLessThan(16_100);
  await search(page, word);
  await found(page).first().click();
  await expect(article(page)).toBeVisible();
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  expect({ cookies, origins }).toEqual({ cookies: [], origins: [] });
});

test('XS-01: no attack from an article runs in the element', { tag: '@full' }, async ({
  page,
  open,
  request,
}) => {
  const effects = await watch(page);
  const marker = randomWord();
  await makeArticle(request, {
    title: `Payloads of ${marker}`,
    content: `<p>${marker}</p>${payloads.map(({ text }) => `<div>${text}</div>`).join('\n')}<p>The end</p>`,
  });
  await open({ body: searchBox() });
  await search(page, marker);
  await found(page).first().click();
  await expect(article(page)).toContainText(marker);
  await page.waitForTimeout(1_000);
  await isInert(page, 'an article in the element');
  expect(effects).toEqual([]);
});

test('the box and the active result keep visible borders with forced colors', {
  tag: '@full',
}, async ({ page, open, shelf }) => {
  const { word } = shelf;
  await page.emulateMedia({ forcedColors: 'active' });
  await open({ body: searchBox() });
  await search(page, word);
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toHaveCSS('border-top-style', 'solid');
  await expect(found(page).first()).toHaveCSS('outline-style', 'solid');
  // Forced colors keep a background's transparency but pick text colors for opaque backgrounds, so this one must be opaque.
  const mark = found(page).first().locator('mark').first();
  await expect(mark).not.toHaveCSS('background-color', /^rgba|\//);
});

test('a page that replaces its body gets a new box', { tag: '@full' }, async ({ page, open }) => {
  await open({ body: searchBox() });
  await box(page).fill('Old page');
  await page.evaluate(() => {
    const body = document.createElement('body');
    body.innerHTML = '<main><helpdesk-search organization="demo"></helpdesk-search></main>';
    document.documentElement.replaceChild(body, document.body);
  });
  await expect(box(page)).toHaveValue('');
});

test('a visitor finds and reads an article on the example page', { tag: '@full' }, async ({
  page,
  hostPagesUrl,
  pageErrors,
}) => {
  await page.goto(`${hostPagesUrl}/help.html`);
  await box(page).fill('descale');
  await page.getByRole('option', { name: /Descale your espresso machine/ }).click();
  await expect(article(page).getByRole('heading').first()).toHaveText(/Descale/);
  expect(pageErrors).toEqual([]);
});
