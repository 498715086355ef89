import { expect, type Page } from 'playwright/test';
import { makeArticle, randomWord } from '../articles.ts';
import { isInert, watch } from '../inert.ts';
import { payloads } from '../payloads.ts';
import { test } from './host-page.ts';

const word = randomWord();
const title = `Descaling the ${word}`;
const other = `Cleaning after the ${word}`;

/** Three lines of a page: the script, the box, and a link for whom neither comes. */
const searchBox = (more = '') =>
  `{{script}}<helpdesk-search organization="demo" ${more}><a href="/help">Our help pages</a></helpdesk-search>`;

const box = (page: Page) => page.getByRole('combobox', { name: 'Search articles' });
const results = (page: Page) => page.getByRole('listbox', { name: 'Search articles' });
const found = (page: Page) => results(page).getByRole('option');
const article = (page: Page) => page.getByRole('article');
const searching = '**/api/public/help/demo/search?**';

async function search(page: Page, text = word) {
  await box(page).fill(text);
  await expect(found(page).first()).toBeVisible();
}

test.describe.configure({ timeout: 60_000 });

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  const slug = await makeArticle(request, {
    title: other,
    content: `<p>What to do once the ${word} is done.</p>`,
  });
  await makeArticle(request, {
    title,
    content: `<h2>What you need</h2><p>Vinegar, water and a quiet hour for the <strong>${word}</strong>.</p><ul><li>One litre of water</li></ul><p><a href="/public/help/demo/article/${slug}">And afterwards</a>, or <a href="https://elsewhere.example/">elsewhere</a>.</p>`,
  });
  await makeArticle(request, {
    title: `Draft about the ${word}`,
    content: '<p>Not yet.</p>',
    isPublished: false,
  });
  await request.dispose();
});

test('a box on a page of another origin finds what was published, and shows it in place', async ({
  page,
  open,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const name of ['helpdesk-search', 'helpdesk-open'] as const) {
      document.addEventListener(name, ({ type, detail }) => told.push([type, detail]));
    }
  });
  await open({ body: searchBox() });
  await search(page);
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
  expect(await page.evaluate('told')).toMatchObject([
    ['helpdesk-search', { query: word, count: 2 }],
    ['helpdesk-open', { title }],
  ]);

  await article(page).getByRole('button', { name: 'Back' }).click();
  await expect(box(page)).toBeFocused();
  await expect(found(page)).toHaveCount(2);
  expect(pageErrors).toEqual([]);
});

test('the keyboard alone finds, opens, goes back and closes', async ({ page, open }) => {
  await open({ body: `<a href="#top">Before</a>${searchBox()}` });
  await expect(box(page)).toBeVisible();
  const { keyboard } = page;
  await page.getByRole('link', { name: 'Before' }).focus();
  await keyboard.press('Tab');
  await expect(box(page)).toBeFocused();
  await keyboard.type(word);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  const active = async () => {
    const id = await box(page).getAttribute('aria-activedescendant');
    return id ? page.locator(`helpdesk-search #${id}`) : undefined;
  };
  expect(await active()).toBeUndefined();
  await keyboard.press('ArrowUp');
  await expect((await active()) ?? page).toHaveText(await found(page).last().innerText(), {
    useInnerText: true,
  });
  await keyboard.press('ArrowDown');
  expect(await active()).toBeUndefined();
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

test('links to other articles open in the element, others in a tab of their own', async ({
  page,
  open,
  helpdeskUrl,
}) => {
  await open({ body: searchBox() });
  await search(page, title);
  await found(page).first().click();
  const elsewhere = article(page).getByRole('link', { name: 'elsewhere' });
  await expect(elsewhere).toHaveAttribute('target', '_blank');
  await expect(elsewhere).toHaveAttribute('rel', /noopener/);
  const own = article(page).getByRole('link', { name: 'Visit Help Center' });
  const { href } = await own.evaluate((link: HTMLAnchorElement) => ({ href: link.href }));
  expect(href).toMatch(`${helpdeskUrl}/public/help/demo/article/made-`);
  await article(page).getByRole('link', { name: 'And afterwards' }).click();
  await expect(article(page).getByRole('heading', { name: other })).toBeFocused();
});

test('with an article-url results are links of the page itself', async ({ page, open }) => {
  await open({ body: searchBox('article-url="/help/{slug}#read"') });
  await search(page, title);
  await expect(found(page).first()).toHaveAttribute('href', /^\/help\/made-\w+#read$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/help\/made-\w+#read$/);
});

test('a page without styles and with Trusted Types gets the whole look, and the article', async ({
  page,
  open,
  helpdeskUrl,
  pageErrors,
}) => {
  await open({
    body: searchBox(),
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${helpdeskUrl}; connect-src ${helpdeskUrl}; style-src 'none'; require-trusted-types-for 'script'; trusted-types helpdesk`,
    },
  });
  await search(page);
  await expect(found(page).first()).toHaveCSS('padding-left', '12px');
  await found(page).first().click();
  await expect(article(page).getByRole('link', { name: 'Visit Help Center' })).toBeVisible();
  await expect(article(page)).toContainText(word);
  expect(pageErrors).toEqual([]);
});

test('a page that allows no policy of ours gets the beginning of an article and a link to it', async ({
  page,
  open,
  helpdeskUrl,
}) => {
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

test('hostile styles and a 62.5 % root font change nothing inside', async ({ page, open }) => {
  await open({
    body: searchBox(),
    head: '<style>html { font-size: 62.5% !important } * { color: red !important; font: 40px cursive !important; padding: 50px !important; letter-spacing: 9px !important }</style>',
  });
  await search(page);
  await expect(box(page)).toHaveCSS('height', '44px');
  await expect(box(page)).toHaveCSS('font-size', '16px');
  await expect(found(page).first()).toHaveCSS('color', 'rgb(22, 25, 31)');
  await expect(found(page).first()).toHaveCSS('letter-spacing', 'normal');
  await expect(found(page).first()).toHaveCSS('padding-left', '12px');
});

test('direction and colours are those of the page, parts are its to style', async ({
  page,
  open,
}) => {
  await open({
    body: searchBox(),
    html: 'dir="rtl" lang="ar"',
    head: '<meta name="color-scheme" content="dark"><style>helpdesk-search::part(result) { border-radius: 3px }</style>',
  });
  await search(page);
  await expect(box(page)).toHaveCSS('direction', 'rtl');
  await expect(box(page)).toHaveCSS('color', 'rgb(236, 238, 242)');
  await expect(found(page).first()).toHaveCSS('border-radius', '3px');
});

test('a phone of 320 pixels needs no sideways scrolling', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await open({ body: searchBox() });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await search(page);
  expect(await wide()).toBeLessThanOrEqual(320);
  await found(page).first().click();
  await expect(article(page)).toBeVisible();
  expect(await wide()).toBeLessThanOrEqual(320);
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in ${theme}: empty, found, read, none and in trouble`, async ({
    page,
    open,
    violations,
  }) => {
    await open({
      body: searchBox(`theme="${theme}"`),
      head: `<meta name="color-scheme" content="${theme}">`,
    });
    await expect(box(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await search(page);
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
    await expect(page.getByRole('alert')).toHaveText('Failed to search. Please try again.');
    expect(await violations(page)).toEqual([]);
  });
}

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
  test(`${what} leaves a link to the help center, what was typed, and a second try`, async ({
    page,
    open,
    helpdeskUrl,
  }) => {
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

test('an article that cannot be read leaves a link to it', async ({ page, open, helpdeskUrl }) => {
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

test('an organization that is not there says so', async ({ page, open }) => {
  await open({ body: searchBox().replace('"demo"', '"nobody-here"') });
  await box(page).fill('anything');
  await expect(page.getByRole('alert')).toHaveText(
    "The organization you're looking for doesn't exist.",
  );
});

test('where the script or its code is kept away, the page’s own link stands', async ({
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

test('only what was typed last counts, and a pause asks once', async ({ page, open }) => {
  const asked: string[] = [];
  await page.route(searching, async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? '';
    asked.push(q);
    // The first answer comes last.
    if (q === title) await new Promise((resolve) => setTimeout(resolve, 800));
    await route.fallback().catch(() => {});
  });
  await open({ body: searchBox() });
  // Typed faster than any busy machine could press keys.
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
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('status')).toHaveText('No articles found');
});

test('moving keeps what is typed, two boxes do not meet, and reset() empties one', async ({
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
}) => {
  const asked: string[] = [];
  let bytes = 0;
  page.on('response', async (response) => {
    if (!response.url().startsWith(helpdeskUrl)) return;
    asked.push(new URL(response.url()).pathname.replace(/-[\w-]{8}\.js/, '.js'));
    bytes += (await response.request().sizes()).responseBodySize;
  });
  await open({ body: `<div style="height: 5000px"></div>${searchBox()}` });
  await page.waitForFunction(() => customElements.get('helpdesk-search'));
  await page.waitForTimeout(300);
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
  expect(bytes).toBeLessThan(14_000 + 500);
  await search(page);
  await found(page).first().click();
  await expect(article(page)).toBeVisible();
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  expect({ cookies, origins }).toEqual({ cookies: [], origins: [] });
});

test('XS-01: nothing that people have tried in articles runs in the element', async ({
  page,
  open,
  request,
}) => {
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

test('forced colours leave the box and the active find with edges', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open({ body: searchBox() });
  await search(page);
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toHaveCSS('border-top-style', 'solid');
  await expect(found(page).first()).toHaveCSS('outline-style', 'solid');
});

test('a page that swaps its body gets a fresh box', async ({ page, open }) => {
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
