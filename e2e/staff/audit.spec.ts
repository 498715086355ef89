import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { newOrganization } from './organizations.ts';

test('an admin reads, verifies and downloads the audit log', async ({ page }) => {
  const { admin, agent } = await newOrganization();
  const made = await admin.api.post('/api/v1/api-keys', {
    data: { name: 'Nightly sync', permissions: ['tickets:read'] },
  });
  expect(made.status()).toBe(201);
  const { data } = (await made.json()) as { data: { key: string } };
  await signIn(page, admin.email, admin.password);
  await page.goto(`${helpdeskUrl}/settings/audit-log`);

  const log = page.getByRole('list', { name: 'Audit log' });
  const entry = log.getByRole('listitem').filter({ hasText: 'API key created' });
  await expect(entry).toContainText('Nightly sync');
  await entry.getByText('API key created').focus();
  await entry.locator('summary').press('Enter');
  await expect(entry.getByText('["tickets:read"]')).toBeVisible();
  await expect(entry.getByText('apiKeys.create')).toBeVisible();

  await page.getByLabel('Category').selectOption('Sign-ins and sessions');
  await expect(entry).toHaveCount(0);
  await expect(log.getByText('Signed in with a password').first()).toBeVisible();

  await page.getByLabel('Category').selectOption('Everything');
  await page.getByRole('button', { name: 'Verify log' }).click();
  await expect(page.getByText(/^Log verified up to entry \d+: no changes\.$/)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(agent.email);
  expect(file).toContain('apiKeys.create');
  expect(file).not.toContain(data.key);
});
