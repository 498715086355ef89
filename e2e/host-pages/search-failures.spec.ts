import { expect, type Request } from 'playwright/test';
import { makeArticle, randomWord } from '../articles.ts';
import { hold, idle } from '../hold.ts';
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
  'JSON of another kind': { status: 200, headers: everywhere, body: '{"found":"none"}' },
  'no leave to read it': { status: 200, headers: { 'x-no': 'cors' }, body: '{}' },
};

for (const [what, answer] of Object.entries(answers)) {
  test(`${what} shows a link to the help center, keeps what was typed, and retries`, async ({
    page,
    open,
    helpdeskUrl,
    shelf,
  }) => {
    const { word } = shelf;
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await page.route(searching, (route) => route.fulfill(answer));
    await open({ body: searchBox() });
    await box(page).fill(word);
    await expect(page.getByRole('alert')).toHaveText('Failed to search. Please try again.');
    const link = page.getByRole('link', { name: 'Visit Help Center' });
    await expect(link).toHaveAttribute('href', `${helpdeskUrl}/public/help/demo`);
    await expect(box(page)).toHaveValue(word);
    await page.unroute(searching);
    await box(page).press('Enter');
    await expect(found(page)).toHaveCount(2);
    expect(thrown).toEqual([]);
  });
}

test('an article that fails to load shows a link to it', async ({
  page,
  open,
  helpdeskUrl,
  shelf,
}) => {
  const { title } = shelf;
  await page.route('**/api/public/help/demo/articles/**', (route) => route.abort());
  await open({ body: searchBox() });
  await search(page, title);
  const href = await found(page).first().getAttribute('href');
  await found(page).first().click();
  await expect(page.getByRole('alert')).toHaveText('Failed to search. Please try again.');
  const link = page.getByRole('link', { name: 'Visit Help Center' });
  expect(href).toMatch(`${helpdeskUrl}/public/help/demo/article/`);
  await expect(link).toHaveAttribute('href', href ?? '');
});

test('an unknown organization is reported', async ({ page, open }) => {
  await open({ body: searchBox().replace('"demo"', '"nobody-here"') });
  await box(page).fill('anything');
  await expect(page.getByRole('alert')).toHaveText(
    "The organization you're looking for doesn't exist.",
  );
});

test('where the script or its code is blocked, the page’s own link is shown', async ({
  page,
  open,
}) => {
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

test('only the last query counts, and a pause sends one request', async ({ page, open, shelf }) => {
  const { word, title } = shelf;
  const asked: string[] = [];
  const queryOf = (request: Request) => new URL(request.url()).searchParams.get('q') ?? '';
  page.on('request', (request) => {
    if (request.url().includes('/search?')) asked.push(queryOf(request));
  });
  // The first response arrives last, if the element still wants it at all.
  const release = await hold(page, /\/search\?(.*&)?q=Descaling/, (route) =>
    route.fallback().catch(() => {}),
  );
  const over = new Promise<void>((resolve) => {
    for (const end of ['requestfinished', 'requestfailed'] as const) {
      page.on(end as 'requestfinished', (request) => queryOf(request) === title && resolve());
    }
  });
  await open({ body: searchBox() });
  // Filled in at once, faster than typing on any busy machine.
  await box(page).evaluate((input: HTMLInputElement, text) => {
    for (let end = 1; end <= text.length; end += 1) {
      input.value = text.slice(0, end);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, word);
  await expect(found(page)).toHaveCount(2);
  expect(asked).toEqual([word]);
  await box(page).fill(title);
  await expect.poll(() => asked.at(-1)).toBe(title);
  const nothing = randomWord();
  await box(page).fill(nothing);
  await expect(page.getByRole('status')).toHaveText('No articles found');
  release();
  await over;
  await idle(page);
  await expect(page.getByRole('status')).toHaveText('No articles found');
});

test('moving keeps what is typed, two boxes are independent, and reset() clears one', async ({
  page,
  open,
}) => {
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

test('nothing is fetched before the box is near, little then, and nothing is stored', async ({
  page,
  open,
  helpdeskUrl,
  context,
  shelf,
}) => {
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

test('XS-01: no attack from an article runs in the element', async ({ page, open, request }) => {
  const deeds = await watch(page);
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
  expect(deeds).toEqual([]);
});

test('forced colors keep visible edges on the box and the active result', async ({
  page,
  open,
  shelf,
}) => {
  const { word } = shelf;
  await page.emulateMedia({ forcedColors: 'active' });
  await open({ body: searchBox() });
  await search(page, word);
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toHaveCSS('border-top-style', 'solid');
  await expect(found(page).first()).toHaveCSS('outline-style', 'solid');
  // Forced colors keep how transparent a ground is, and choose words for one that is not.
  const mark = found(page).first().locator('mark').first();
  await expect(mark).not.toHaveCSS('background-color', /^rgba|\//);
});

test('a page that replaces its body gets a new box', async ({ page, open }) => {
  await open({ body: searchBox() });
  await box(page).fill('Old page');
  await page.evaluate(() => {
    const body = document.createElement('body');
    body.innerHTML = '<main><helpdesk-search organization="demo"></helpdesk-search></main>';
    document.documentElement.replaceChild(body, document.body);
  });
  await expect(box(page)).toHaveValue('');
});

test('the example page finds and shows an article', async ({ page, hostPagesUrl, pageErrors }) => {
  await page.goto(`${hostPagesUrl}/help.html`);
  await box(page).fill('descale');
  await page.getByRole('option', { name: /Descale/ }).click();
  await expect(article(page).getByRole('heading').first()).toHaveText(/Descale/);
  expect(pageErrors).toEqual([]);
});
