import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { makeForm } from '../forms.ts';
import { hold, idle } from '../hold.ts';
import { manual, picture } from '../staff/files.ts';
import { newOrganization, openAs } from '../staff/organizations.ts';
import { subdomainOf } from '../staff/visitor.ts';
import { weightOf } from './weight.ts';

const contact = '/public/contact/demo';
const element = (page: Page) => page.locator('helpdesk-form');
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor corrects a message, sends it with a file and starts another', async ({
    page,
    request,
  }) => {
    const fields = [
      { id: 'e', name: 'email', label: 'Email', type: 'email', required: true },
      { id: 'm', name: 'message', label: 'Message', type: 'textarea', required: true },
      { id: 'f', name: 'photo', label: 'Photo', type: 'file', required: false },
    ];
    const id = await makeForm(request, { title: 'Without scripts', fields });
    await page.goto(`${contact}?form=${id}`);
    await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Help Center', exact: true })).toBeVisible();
    await page.getByLabel('Email').fill('vera@example.com');
    // The browser rejects an empty field, and the server one with only spaces.
    await page.getByLabel('Message').fill('  ');
    await page.getByLabel('Photo').setInputFiles([manual]);
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText('Message is required');
    await expect(page).toHaveTitle(/^Error: Without scripts – /);
    await expect(page.getByLabel('Email')).toHaveValue('vera@example.com');
    await expect(page.getByRole('checkbox', { name: 'Manual.pdf' })).toBeChecked();
    await page.getByLabel('Message').fill('Here it is.');
    await page.getByLabel('Photo').setInputFiles([picture]);
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    await expect(page.getByText(/Your ticket number is TK-\d{4}-\d{6}/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'View your ticket' })).toHaveAttribute(
      'href',
      /^\/public\/ticket\/demo#email=vera%40example\.com&number=TK-/,
    );
    await page.getByRole('link', { name: 'Send Another Message' }).click();
    await expect(page).toHaveURL(`${helpdeskUrl}${contact}?form=${id}`);
    await expect(page.getByLabel('Message')).toHaveValue('');
  });
});

test('a visitor sends the form element, which replaces the plain form, without a page load, and gets an empty form again', async ({
  page,
  pageErrors,
  violations,
}) => {
  await page.goto(contact);
  await expect(element(page)).toBeVisible();
  await expect(page.locator('form.questions')).toHaveCount(0);
  await expect(send(page)).toHaveCount(1);
  await page.getByLabel('Name').fill('Vera');
  await page.getByLabel('Email').fill('vera@example.com');
  await page.getByLabel('Subject').fill('Grinder');
  await page.getByLabel('Message').fill('It grinds.');
  await send(page).click();
  const heading = page.getByRole('heading', { name: 'Message Sent!' });
  await expect(heading).toBeFocused();
  await expect(page.getByText(/Your ticket number is TK-\d{4}-\d{6}/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(contact);
  expect(pageErrors).toEqual([]);
});

test('a visitor who types before the element loads keeps the plain form and sends it', {
  tag: '@full',
}, async ({ page, request }) => {
  const id = await makeForm(request, { title: 'Early' });
  const release = await hold(page, '**/chunks/form-*.js');
  await page.goto(`${contact}?form=${id}`);
  await page.getByLabel('Message').fill('I was faster.');
  await page.getByLabel('Message').blur();
  const arrived = page.waitForResponse('**/chunks/form-*.js');
  release();
  await arrived;
  await idle(page);
  await expect(page.getByLabel('Message')).toHaveValue('I was faster.');
  await expect(page.locator('form.questions')).toBeVisible();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
});

test('a visitor sends the plain form if the element fails to load', {
  tag: '@full',
}, async ({ page }) => {
  await page.route(/\/(widget\.js|chunks\/)/, (route) => route.abort());
  await page.goto(contact);
  await page.getByLabel('Name').fill('Vera');
  await page.getByLabel('Email').fill('vera@example.com');
  await page.getByLabel('Subject').fill('Filter');
  await page.getByLabel('Message').fill('It filters.');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
});

test('an admin changes the notes next to the form, and a visitor sees them', {
  tag: '@full',
}, async ({ browser, page: visitor, violations }) => {
  const { admin } = await newOrganization();
  const page = await openAs(browser, admin, '/settings/contact-page');
  const first = page.getByRole('group', { name: 'Note 1', exact: true });
  await first.getByLabel('Text').fill('We answer within three days.');
  await page.getByRole('button', { name: 'Remove note 2' }).click();
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByRole('button', { name: 'Save Notes' })).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await visitor.goto(`/public/contact/${await subdomainOf(admin)}`);
  await expect(visitor.getByText('We answer within three days.')).toBeVisible();
  await expect(visitor.getByText('Quick Response')).toHaveCount(0);
  await expect(visitor.getByText('Detailed Support')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390, 320]) {
    test(`the contact page is accessible in ${colorScheme} colors at ${width} pixels, with and without JavaScript`, {
      tag: '@full',
    }, async ({ browser, request, violations }) => {
      const types = ['text', 'email', 'select', 'radio', 'checkbox', 'textarea', 'file'];
      const fields = types.map((type) => ({
        id: type,
        name: type,
        label: `Your ${type}`,
        type,
        required: true,
        helpText: 'In short',
        ...(/select|radio/.test(type) && { options: ['Today', 'Later'] }),
      }));
      const id = await makeForm(request, { title: 'All kinds', fields });
      for (const path of [`${contact}?form=${id}`, `${contact}/plain?form=${id}`]) {
        const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
        const page = await context.newPage();
        await page.goto(helpdeskUrl + path);
        if (!path.includes('plain')) await expect(element(page)).toBeVisible();
        expect(await violations(page)).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
        await context.close();
      }
    });
  }
}

test('the contact page takes at most 12 requests and 45 kB, and none go to third parties', {
  tag: '@full',
}, async ({ page }) => {
  const weight = await weightOf(page, contact, () => expect(element(page)).toBeVisible());
  expect(weight.others).toEqual([]);
  expect(weight.paths.length, weight.paths.join('\n')).toBeLessThanOrEqual(12);
  expect(weight.bytes).toBeGreaterThan(5_000);
  expect(weight.bytes, weight.paths.join('\n')).toBeLessThanOrEqual(45_000);
});
