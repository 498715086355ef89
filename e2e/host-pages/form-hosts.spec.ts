import { expect } from 'playwright/test';
import { fillIn, send, test, ticketNumber, twoLines } from './host-page.ts';

test('the example pages show a form that sends', async ({ page, hostPagesUrl, pageErrors }) => {
  for (const path of ['/plain.html', '/strict-csp.html', '/react']) {
    await page.goto(hostPagesUrl + path);
    await fillIn(page, `From ${path}`);
    await send(page).click();
    await expect(ticketNumber(page)).toBeVisible();
  }
  expect(pageErrors).toEqual([]);
});

test('a page without styles and with Trusted Types gets the whole look', async ({
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
  await expect(send(page)).toHaveCSS('background-color', 'rgb(59, 130, 246)');
  await send(page).click();
  await expect(ticketNumber(page)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('hostile styles and a 62.5 % root font change nothing inside', async ({ page, open }) => {
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

test('the form follows the direction of the page', async ({ page, open }) => {
  await open({ body: twoLines, html: 'dir="rtl" lang="ar"' });
  await expect(page.getByLabel('Subject')).toHaveCSS('direction', 'rtl');
});

test('the form follows the color scheme of the page, unless a theme is set', async ({
  page,
  open,
}) => {
  await open({ body: twoLines, head: '<meta name="color-scheme" content="dark">' });
  const title = page.getByRole('heading', { level: 2 });
  await expect(title).toHaveCSS('color', 'rgb(236, 238, 242)');
  const form = page.locator('helpdesk-form');
  await form.evaluate((element) => element.setAttribute('theme', 'light'));
  await expect(title).toHaveCSS('color', 'rgb(22, 25, 31)');
  await form.evaluate((element) => element.removeAttribute('theme'));
  await expect(title).toHaveCSS('color', 'rgb(236, 238, 242)');
});

test('the page’s colour wins over the organization’s', async ({ page, open }) => {
  await open({
    body: twoLines,
    head: '<style>helpdesk-form { --helpdesk-color-primary: rebeccapurple }</style>',
  });
  await expect(send(page)).toHaveCSS('background-color', 'rgb(102, 51, 153)');
  await page.addStyleTag({ content: 'helpdesk-form::part(button) { border-radius: 3px }' });
  await expect(send(page)).toHaveCSS('border-radius', '3px');
});

test('a phone of 320 pixels needs no sideways scrolling', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await open({ body: twoLines });
  await expect(page.getByLabel('Subject')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('forced colours leave the button and the fields with edges', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open({ body: twoLines });
  for (const edged of [send(page), page.getByLabel('Subject')]) {
    await expect(edged).toHaveCSS('border-top-style', 'solid');
    await expect(edged).toHaveCSS('border-top-width', '1px');
  }
});
