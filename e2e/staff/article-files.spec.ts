import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../host-pages/host-page.ts';
import { manual, pdf, savedFrom } from './files.ts';
import { newOrganization, openAs } from './organizations.ts';
import { subdomainOf } from './visitor.ts';
import { addArticle } from './writing.ts';

test('readers download an article’s file from its page and the search element, until an admin removes it', {
  tag: '@full',
}, async ({ browser, page, open, violations }) => {
  const team = await newOrganization();
  const subdomain = await subdomainOf(team.admin);
  const { slug } = await addArticle(team.admin, { title: 'Descaling', isPublished: true });
  const ada = await openAs(browser, team.admin, '/help-center');
  await ada.getByRole('button', { name: 'Edit Descaling' }).click();
  const dialog = ada.getByRole('dialog', { name: 'Edit Article' });
  const files = dialog.getByRole('region', { name: 'Files' });
  await files.locator('[data-attach]').setInputFiles([manual]);
  await expect(files.getByRole('button', { name: `Remove ${manual.name}` })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Insert .* into the text/ })).toHaveCount(0);
  expect(await violations(ada)).toEqual([]);

  const address = `${helpdeskUrl}/public/help/${subdomain}/article/${slug}`;
  const vera = await (await browser.newContext()).newPage();
  const link = vera.getByRole('link', { name: manual.name });
  await expect(async () => {
    await vera.goto(address);
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(vera.getByRole('region', { name: 'Files' })).toContainText(/\d B/);
  expect(await savedFrom(vera, link)).toEqual(pdf);
  expect(await violations(vera)).toEqual([]);

  await open({
    body: `{{script}}<helpdesk-search organization="${subdomain}"></helpdesk-search>`,
  });
  await page.getByRole('combobox', { name: 'Search articles' }).fill('Descaling');
  await page.getByRole('option', { name: /Descaling/ }).click();
  const inElement = page.getByRole('article').getByRole('link', { name: manual.name });
  expect(await savedFrom(page, inElement)).toEqual(pdf);
  expect(await violations(page)).toEqual([]);

  await files.getByRole('button', { name: `Remove ${manual.name}` }).click();
  await expect(async () => {
    await vera.goto(address);
    await expect(link).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await ada.getByRole('button', { name: 'Undo' }).filter({ hasText: 'Undo' }).click();
  await expect(files.getByRole('button', { name: `Remove ${manual.name}` })).toBeVisible();
  // Changes to files don't create a draft.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(ada.getByText('Draft saved')).toHaveCount(0);
  await expect(async () => {
    await vera.goto(address);
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
