import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { test } from '../fixtures.ts';
import { newOrganization, openAs } from './organizations.ts';

test('an admin exports the organization, is notified, downloads the archive and deletes it', async ({
  browser,
  violations,
}) => {
  const { admin } = await newOrganization();
  const page = await openAs(browser, admin, '/settings/export');
  await expect(page.getByText('No exports yet')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start export' }).press('Enter');
  const exports = page.getByRole('list', { name: 'Exports' });
  await expect(exports.getByText(/^Available until /)).toBeVisible();

  const link = exports.getByRole('link', { name: /^Download the export of/ });
  const downloading = page.waitForEvent('download');
  await link.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('data/tickets.jsonl')).toBe(true);
  expect(bytes.includes('manifest.json')).toBe(true);

  expect(await violations(page)).toEqual([]);
  // The width of 1280 pixels at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 800 });

  const address = await link.evaluate((one: HTMLAnchorElement) => one.href);
  await exports.getByRole('button', { name: /^Delete the export of/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this export?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No exports yet')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(410);
  await page.close();
});
