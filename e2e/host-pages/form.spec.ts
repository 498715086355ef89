import { expect } from 'playwright/test';
import { idle } from '../hold.ts';
import { fillIn, meter, send, test, ticketNumber, twoLines } from './host-page.ts';

test('a visitor sends a form from a two-line snippet on another origin and gets a ticket number', async ({
  page,
  open,
  pageErrors,
}) => {
  await open({ body: twoLines });
  await fillIn(page, 'Grinder');
  await send(page).click();
  const sent = page.getByRole('status');
  await expect(sent).toContainText('Thank you! Your message has been sent successfully.');
  await expect(ticketNumber(page)).toBeVisible();
  await expect(sent).toBeFocused();
  expect(pageErrors).toEqual([]);
});

test('the page receives an event for each step and can prevent sending', async ({ page, open }) => {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    for (const name of ['loaded', 'submit', 'success', 'error'] as const) {
      document.addEventListener(`helpdesk-${name}`, (event) => {
        seen.push([event.type, Object.keys(event.detail)]);
        if (event.type === 'helpdesk-submit' && seen.length === 2) event.preventDefault();
      });
    }
  });
  await open({ body: twoLines });
  await fillIn(page, 'Stopped once');
  await send(page).click();
  await expect(send(page)).toBeEnabled();
  await send(page).click();
  await expect(ticketNumber(page)).toBeVisible();
  expect(await page.evaluate('seen')).toEqual([
    ['helpdesk-loaded', ['formId', 'form', 'language']],
    ['helpdesk-submit', ['formId', 'data']],
    ['helpdesk-submit', ['formId', 'data']],
    ['helpdesk-success', ['response']],
  ]);
});

test('submit() and reset() act like the buttons, and hide() and show() keep the typed text', {
  tag: '@full',
}, async ({ page, open }) => {
  await open({ body: twoLines });
  await fillIn(page, 'By method');
  const form = page.locator('helpdesk-form');
  await form.evaluate((element: HTMLElementTagNameMap['helpdesk-form']) => element.hide());
  await expect(page.getByLabel('Subject')).toBeHidden();
  await form.evaluate((element: HTMLElementTagNameMap['helpdesk-form']) => {
    element.show();
    element.submit();
  });
  await expect(ticketNumber(page)).toBeVisible();
  await form.evaluate((element: HTMLElementTagNameMap['helpdesk-form']) => element.reset());
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

test('the form loads only when it is near the viewport, and stays within its size budget', {
  tag: '@full',
}, async ({ page, open, helpdeskUrl }) => {
  const { paths: asked, bytes } = meter(page, helpdeskUrl);
  await open({ body: `<div style="height: 5000px"></div>${twoLines}` });
  await page.waitForFunction(() => customElements.get('helpdesk-form'));
  await idle(page);
  expect(asked).toEqual(['/widget.js']);
  await page.locator('helpdesk-form').evaluate((element) => element.scrollIntoView());
  await expect(page.getByLabel('Subject')).toBeVisible();
  await expect.poll(() => asked).toContain('/api/widget/event');
  expect(asked.toSorted().filter((path) => path !== '/api/widget/event')).toEqual([
    '/api/widget/form/default',
    '/chunks/core.js',
    '/chunks/form.js',
    '/widget.js',
  ]);
  // The size with gzip, because browsers use brotli only over TLS. With brotli it is about 16.5 kB (budget.test.ts). 275 bytes were
  // added for early email validation, the standard focus ring, the page's fallback link for a panel that fails to load, and the
  // captcha.
  expect(await bytes()).toBeLessThan(19_525);
});
