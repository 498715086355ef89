import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { expectFill, fillIn, send, test, ticketNumber, twoLines } from './host-page.ts';

test('a visitor sends the form on each example page', async ({
  page,
  hostPagesUrl,
  pageErrors,
}) => {
  for (const path of ['/plain.html', '/strict-csp.html', '/react']) {
    await page.goto(hostPagesUrl + path);
    await fillIn(page, `From ${path}`);
    await send(page).click();
    await expect(ticketNumber(page)).toBeVisible();
  }
  expect(pageErrors).toEqual([]);
});

test('loadHelpdesk adds the script to a page with Trusted Types', { tag: '@full' }, async ({
  page,
  open,
  helpdeskUrl,
}) => {
  const built = new URL('../../packages/widgets/dist/index.js', import.meta.url);
  const load = `${readFileSync(built, 'utf8')}\nawait loadHelpdesk('${helpdeskUrl}');`;
  await open({
    body: `<helpdesk-form organization="demo"></helpdesk-form><script type="module" nonce="host">${load}</script>`,
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'nonce-host' ${helpdeskUrl}; connect-src ${helpdeskUrl}; style-src 'none'; require-trusted-types-for 'script'; trusted-types helpdesk-script`,
    },
  });
  await expect(send(page)).toBeVisible();
});

test('XS-05: the form is fully styled on a page that blocks styles and requires Trusted Types', async ({
  page,
  open,
  helpdeskUrl,
  pageErrors,
}) => {
  await open({
    body: twoLines,
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${helpdeskUrl}; connect-src ${helpdeskUrl}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  });
  await fillIn(page, 'Strict');
  await expectFill(send(page), '#3B82F6');
  await send(page).click();
  await expect(ticketNumber(page)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('XS-05: hostile styles and a 62.5 % root font size change nothing in the form', {
  tag: '@full',
}, async ({ page, open }) => {
  const hostile =
    '* { color: red !important; font: 40px cursive !important; padding: 50px !important; text-transform: uppercase !important; letter-spacing: 9px !important }';
  await open({
    body: twoLines,
    head: `<style>html { font-size: 62.5% !important } ${hostile}</style>`,
  });
  const subject = page.getByLabel('Subject');
  await expect(subject).toHaveCSS('font-size', '16px');
  await expect(subject).toHaveCSS('height', '44px');
  await expect(subject).toHaveCSS('color', 'rgb(22, 25, 31)');
  await expect(subject).toHaveCSS('letter-spacing', 'normal');
  await expect(send(page)).toHaveCSS('text-transform', 'none');
});

/** The page's own button, which must keep working even if the form fails. */
const ownButton = '<button onclick="this.textContent = \'Pressed\'" type="button">Press</button>';

async function worksOn(page: Page) {
  await page.getByRole('button', { name: 'Press' }).click();
  await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible();
}

test('XS-05: a page that blocks our requests shows one error message and keeps working', {
  tag: '@full',
}, async ({ page, open, helpdeskUrl }) => {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await open({
    body: ownButton + twoLines,
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${helpdeskUrl} 'unsafe-inline'; connect-src 'none'`,
    },
  });
  await expect(page.getByText('Failed to load form. Please try again.')).toHaveCount(1);
  await expect(page.getByText('Failed to load form. Please try again.')).toBeVisible();
  await worksOn(page);
  expect(thrown).toEqual([]);
});

test('XS-05: a page that blocks our script shows its fallback', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open({
    body: '{{script}}<helpdesk-form organization="demo"><a href="/contact">Write to us</a></helpdesk-form>',
    headers: { 'content-security-policy': "script-src 'self'" },
  });
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
});

const meddling = {
  'that adds to every object and array': `
    Object.prototype.extend = function () {};
    Array.prototype.each = function () {};
    Array.prototype.toJSON = function () { return 'spoilt'; };
    String.prototype.strip = function () {};`,
  'that brings its own methods': `
    for (const [owner, names] of [
      [Array.prototype, ['map', 'filter', 'forEach']],
      [Element.prototype, ['append', 'remove', 'setAttribute', 'attachShadow']],
      [Node.prototype, ['appendChild', 'insertBefore', 'removeChild']],
      [EventTarget.prototype, ['addEventListener', 'dispatchEvent']],
      [CustomElementRegistry.prototype, ['define']],
    ])
      for (const name of names) {
        const native = owner[name];
        owner[name] = function (...given) { return Reflect.apply(native, this, given); };
      }
    const ask = fetch;
    window.fetch = (...given) => ask(...given);`,
};

for (const [which, script] of Object.entries(meddling)) {
  test(`XS-05: a visitor sends the form on a page ${which}`, { tag: '@full' }, async ({
    page,
    open,
    pageErrors,
  }) => {
    await open({ body: ownButton + twoLines, head: `<script>${script}</script>` });
    await fillIn(page, 'Meddled');
    await send(page).click();
    await expect(ticketNumber(page)).toBeVisible();
    await worksOn(page);
    expect(pageErrors).toEqual([]);
  });
}

for (const broken of [
  'window.fetch = () => { throw new Error("spoilt") }',
  'window.fetch = undefined',
  'Response.prototype.text = () => Promise.resolve("spoilt")',
]) {
  test(`XS-05: ${broken} shows one error message, and the page keeps working`, {
    tag: '@full',
  }, async ({ page, open }) => {
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await open({ body: ownButton + twoLines, head: `<script>${broken}</script>` });
    await expect(page.getByText('Failed to load form. Please try again.')).toHaveCount(1);
    await expect(page.getByText('Failed to load form. Please try again.')).toBeVisible();
    await worksOn(page);
    expect(thrown).toEqual([]);
  });
}

test('the form follows the direction of the page', { tag: '@full' }, async ({ page, open }) => {
  await open({ body: twoLines, html: 'dir="rtl" lang="ar"' });
  await expect(page.getByLabel('Subject')).toHaveCSS('direction', 'rtl');
});

test('the form follows the color scheme of the page, unless a theme is set', {
  tag: '@full',
}, async ({ page, open }) => {
  await open({ body: twoLines, head: '<meta name="color-scheme" content="dark">' });
  const title = page.getByRole('heading', { level: 2 });
  await expect(title).toHaveCSS('color', 'rgb(236, 238, 242)');
  const form = page.locator('helpdesk-form');
  await form.evaluate((element) => element.setAttribute('theme', 'light'));
  await expect(title).toHaveCSS('color', 'rgb(22, 25, 31)');
  await form.evaluate((element) => element.removeAttribute('theme'));
  await expect(title).toHaveCSS('color', 'rgb(236, 238, 242)');
});

test('the page’s color overrides the organization’s', { tag: '@full' }, async ({ page, open }) => {
  await open({
    body: twoLines,
    head: '<style>helpdesk-form { --helpdesk-color-primary: rebeccapurple }</style>',
  });
  await expectFill(send(page), '#663399');
  await page.addStyleTag({ content: 'helpdesk-form::part(button) { border-radius: 3px }' });
  await expect(send(page)).toHaveCSS('border-radius', '3px');
});

test('the form fits a phone of 320 pixels without horizontal scrolling', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await open({ body: twoLines });
  await expect(page.getByLabel('Subject')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the button and the fields keep visible borders with forced colors', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open({ body: twoLines });
  for (const edged of [send(page), page.getByLabel('Subject')]) {
    await expect(edged).toHaveCSS('border-top-style', 'solid');
    await expect(edged).toHaveCSS('border-top-width', '1px');
  }
});
