import { expect } from 'playwright/test';
import { test } from '../fixtures.ts';
import { makeForm } from '../forms.ts';
import { newOrganization, type Organization } from './organizations.ts';
import { refuse, shows } from './shows.ts';

// The console's texts about contact forms that the specification requires verbatim.
/** An organization for these journeys only. Another journey's form would move the rows under the pointer. */
let team: Organization;

test.beforeAll(async () => {
  team = await newOrganization();
});

test.beforeEach(async ({ page, helpdeskUrl, request }) => {
  await makeForm(request, {}, team.agent);
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), team.agent.token);
  await page.goto(`${helpdeskUrl}/contact-forms`);
  await expect(page.getByRole('list', { name: 'Forms' })).toBeVisible();
});

test('the contact forms screen and its summary', { tag: '@full' }, async ({ page }) => {
  await shows(page, [
    'Contact Forms',
    'Create and manage customer contact forms',
    'Total Forms',
    'Total Submissions',
    'Last Submission',
    'This Month',
  ]);
  await expect(page.getByText(/^\d+ active$/)).toBeVisible();
});

test('a new form shows what is missing, and choice fields start with two options', {
  tag: '@full',
}, async ({ page }) => {
  await page.getByRole('button', { name: 'Create Form' }).click();
  for (const name of ['Name', 'Email', 'Message']) {
    await page.getByRole('button', { name: `Remove ${name}` }).click();
  }
  const save = page.getByRole('button', { name: 'Create Form' }).last();
  await save.click();
  await shows(page, ['Form name is required', 'Form title is required', 'Add at least one field']);
  for (const type of [/^Dropdown/, /^Radio/]) {
    await page.getByRole('button', { name: 'Add Field' }).click();
    await page.getByRole('menuitem', { name: type }).click();
    await expect(page.getByLabel('Option 1', { exact: true }).first()).toHaveValue('Option 1');
    await expect(page.getByLabel('Option 2', { exact: true }).first()).toHaveValue('Option 2');
    await page.getByRole('button', { name: 'Add option' }).click();
    await expect(page.getByLabel('Option 3', { exact: true }).first()).toHaveValue('Option 3');
  }
});

test('success and error messages', { tag: '@full' }, async ({ page, request }) => {
  const title = `Said ${Date.now()}`;
  await makeForm(request, { title }, team.agent);
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: title }).first();
  const more = async (item: string) => {
    await row.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const forms = /\/api\/contact-forms/;

  await refuse(page, forms, 'PATCH');
  await row.getByRole('switch').click();
  await shows(page, ['Error', 'Failed to update contact form']);
  await refuse(page, forms, 'POST');
  await more('Duplicate');
  await shows(page, ['Error', 'Failed to create contact form']);
  await refuse(page, forms, 'DELETE');
  await more('Delete');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await shows(page, ['Error', 'Failed to delete contact form']);
  await page.keyboard.press('Escape');

  await page.unrouteAll();
  await row.getByRole('switch').click();
  await shows(page, ['Contact form updated successfully']);
  await more('Duplicate');
  await shows(page, ['Contact form created successfully']);
  await more('Delete');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await shows(page, ['Contact form deleted successfully']);
});
