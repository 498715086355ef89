import { expect } from 'playwright/test';
import { fillIn, send, test, ticketNumber, twoLines } from './host-page.ts';

const form = '**/api/widget/form/**';
const submit = '**/api/widget/submit';
const loadFailed = 'Failed to load form. Please try again.';
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
  test(`${what} shows that the form failed to load, and Try again loads it`, {
    tag: '@full',
  }, async ({ page, open }) => {
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await page.route(form, (route) => route.fulfill(answer));
    await open({ body: twoLines });
    await expect(page.getByRole('alert')).toContainText(loadFailed);
    await page.unroute(form);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Subject')).toBeVisible();
    expect(thrown).toEqual([]);
  });
}

test('a request to a hanging server times out', { tag: '@full' }, async ({ page, open }) => {
  await page.clock.install();
  await page.route(form, () => {});
  await open({ body: twoLines });
  await expect(page.getByRole('status')).toHaveText('Loading form...');
  await page.clock.runFor(25_000);
  await expect(page.getByRole('alert')).toContainText(loadFailed);
});

test('a visitor who sends the form again after a lost response creates only one ticket', async ({
  page,
  open,
}) => {
  const made = new Set<string>();
  await page.route(submit, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    made.add((await (await route.fetch()).json()).ticketNumber);
    await route.abort();
  });
  await open({ body: twoLines });
  await fillIn(page, 'Once only');
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to submit form. Please try again.');
  await page.unroute(submit);
  await send(page).click();
  await expect(ticketNumber(page)).toContainText([...made].join());
});

test.describe('a chunk that', () => {
  const fallback =
    '{{script}}<helpdesk-form organization="demo"><a href="/contact">Write to us</a></helpdesk-form>';

  test('was tampered with does not run, and the page shows its fallback', {
    tag: '@full',
  }, async ({ page, open }) => {
    await page.route('**/chunks/form-*.js', (route) =>
      route.fulfill({
        headers: { ...everywhere, 'content-type': 'text/javascript' },
        body: 'document.title = "taken over"; export const draw = () => {}',
      }),
    );
    await open({ body: fallback });
    await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
    await expect(page).toHaveTitle('Host');
  });

  test('is missing shows a message with a retry button', { tag: '@full' }, async ({
    page,
    open,
  }) => {
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await page.route('**/chunks/core-*.js', (route) => route.fulfill({ status: 404 }));
    await open({ body: twoLines });
    const again = page.getByRole('button', { name: loadFailed });
    await expect(again).toBeVisible();
    await page.unroute('**/chunks/core-*.js');
    await again.click();
    await expect(page.getByLabel('Subject')).toBeVisible();
    expect(thrown).toEqual([]);
  });
});
