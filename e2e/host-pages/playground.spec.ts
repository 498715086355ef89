import { expect, type Page } from 'playwright/test';
import { expectFill, fillIn, send, test } from './host-page.ts';

const code = (page: Page) => page.locator('#code');

test('changes in the playground update the live element and the HTML to copy', async ({
  page,
  hostPagesUrl,
  helpdeskUrl,
  pageErrors,
  violations,
}) => {
  await page.goto(`${hostPagesUrl}/playground`);
  const form = page.locator('helpdesk-form');
  await expect(form.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(code(page)).toHaveText(
    `<script src="${helpdeskUrl}/widget.js" async></script> <helpdesk-form organization="demo"></helpdesk-form>`,
  );
  await page.getByLabel('theme', { exact: true }).selectOption('dark');
  await page.getByLabel('submit-text').fill('Off it goes');
  await page.getByLabel('--helpdesk-radius').fill('3px');
  await page.getByLabel('title', { exact: true }).fill('letter-spacing: 4px;');
  await page.getByLabel('intro', { exact: true }).fill('Ahoy <there>');
  await expect(form.locator('[part=form]')).toHaveCSS('color-scheme', 'dark');
  await expect(form.locator('[part=input]').first()).toHaveCSS('border-radius', '3px');
  await expect(form.locator('[part=title]')).toHaveCSS('letter-spacing', '4px');
  await expect(form.getByText('Ahoy <there>')).toBeVisible();
  await expect(code(page)).toContainText('theme="dark" submit-text="Off it goes"');
  await expect(code(page)).toContainText('helpdesk-form::part(title) { letter-spacing: 4px; }');
  await expect(code(page)).toContainText('<p slot="intro">Ahoy &#60;there&#62;</p>');

  // A part is outlined while its style field has the focus.
  await page.getByLabel('description', { exact: true }).focus();
  await expect(form.locator('[part=description]')).toHaveCSS('outline-style', 'dashed');
  await page.getByLabel('ticket', { exact: true }).focus();
  await expect(form.locator('[part=description]')).toHaveCSS('outline-style', 'none');
  expect(await violations(page)).toEqual([]);

  // Typed values survive a reload.
  await page.reload();
  await expect(form.getByText('Ahoy <there>')).toBeVisible();
  await expect(page.getByLabel('--helpdesk-radius')).toHaveValue('3px');
  await page.getByRole('button', { name: 'Begin anew' }).click();
  await expect(form.getByText('Ahoy <there>')).toHaveCount(0);
  await expect(form.getByRole('heading', { level: 2 })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a page with HTML copied from the playground looks the same', { tag: '@full' }, async ({
  page,
  hostPagesUrl,
  open,
}) => {
  await page.goto(`${hostPagesUrl}/playground`);
  await page.getByLabel('--helpdesk-color-primary', { exact: true }).fill('#0f766e');
  await page.getByLabel('button', { exact: true }).fill('text-transform: uppercase;');
  await page.getByLabel('footer', { exact: true }).fill('Tidewater & Sons');
  await expect(code(page)).toContainText('Tidewater');
  const copied = await code(page).textContent();
  await open({ body: copied ?? '' });
  const button = page.locator('[part=button]');
  await expect(button).toHaveCSS('text-transform', 'uppercase');
  await expectFill(button, '#0f766e');
  await expect(page.getByText('Tidewater & Sons')).toBeVisible();
});

test('a developer calls methods and reads events in the playground with the keyboard', {
  tag: '@full',
}, async ({ page, hostPagesUrl }) => {
  await page.goto(`${hostPagesUrl}/playground`);
  const log = page.getByRole('log');
  await expect(log).toContainText('helpdesk-loaded');
  await fillIn(page, 'From the playground');
  await send(page).press('Enter');
  await expect(log).toContainText('helpdesk-success');
  await page.getByRole('button', { name: 'reset()' }).press('Enter');
  await expect(page.locator('helpdesk-form').getByLabel('Subject')).toHaveValue('');
  await page.getByRole('button', { name: 'hide()' }).press('Enter');
  await expect(page.locator('helpdesk-form')).toBeHidden();
  await expect(log).toContainText('helpdesk-close');
  // Invalid JSON is not passed to the element.
  await page.getByLabel('context', { exact: true }).fill('{ "plan": ');
  await expect(page.getByLabel('context', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(code(page)).not.toContainText('context');
});

test('each element has its own playground page, and all pages fit a phone', {
  tag: '@full',
}, async ({ page, hostPagesUrl }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${hostPagesUrl}/playground#helpdesk-chat`);
  await expect(page.locator('helpdesk-chat').getByRole('textbox')).toBeVisible();
  for (const name of ['helpdesk-search', 'helpdesk-form', 'helpdesk-chat']) {
    await page.getByRole('link', { name: `<${name}>` }).click();
    await expect(page.locator('#stage').locator(name)).toBeVisible();
    await expect(page.getByRole('link', { name: `<${name}>` })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(code(page)).toContainText(`</${name}>`);
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wider()).toBeLessThanOrEqual(320);
  }
});

test('the playground reports that it cannot reach the helpdesk', { tag: '@full' }, async ({
  page,
  hostPagesUrl,
}) => {
  await page.route('**/widget.js', (route) => route.abort());
  await page.goto(`${hostPagesUrl}/playground`);
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
});
