import { expect } from 'playwright/test';
import { idle } from '../hold.ts';
import { fillIn, meter, send, test, ticketNumber, twoLines } from './host-page.ts';

test('two lines on a page of another origin show a form, and its answers become a ticket', async ({
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

test('the page receives an event for each step, and can prevent sending', async ({
  page,
  open,
}) => {
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

test('submit() and reset() do what the buttons do, hide() and show() keep what is typed', {
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

test('nothing is fetched before the form is near, and little then', { tag: '@full' }, async ({
  page,
  open,
  helpdeskUrl,
}) => {
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
  // With gzip, as without TLS: with brotli it is some 16.5 kB (budget.test.ts). 275 bytes more than before addresses were judged
  // early, focused fields had the ring of everything else, a panel that cannot be loaded showed the page's link, and a form could
  // ask for a captcha.
  expect(await bytes()).toBeLessThan(19_525);
});
