import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { type Colleague, newOrganization, openAs } from './organizations.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function subdomainOf({ api }: Colleague) {
  const answer = await api.get('/api/organization');
  return ((await answer.json()) as { organization: { subdomain: string; name: string } })
    .organization;
}

test('an admin closes the organization, an agent sees that it is closed, and the admin reopens it', async ({
  browser,
}) => {
  const { admin, agent } = await newOrganization();
  const { name, subdomain } = await subdomainOf(admin);
  const theirs = await openAs(browser, agent, '/tickets');
  const page = await openAs(browser, admin, '/settings/security');
  await button(page, 'Delete Organization').click();
  const dialog = page.getByRole('dialog', { name: 'Delete this organization?' });
  await expect(dialog.getByLabel(`Type “${name}” to confirm`)).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `${name} is closed` })).toBeVisible();

  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: `${name} is closed` })).toBeVisible();
  await expect(theirs.getByText('Until then, an admin can reopen it.')).toBeVisible();
  await expect(button(theirs, 'Reopen organization')).toHaveCount(0);
  const visited = await theirs.request.get(`${helpdeskUrl}/public/help/${subdomain}`);
  expect(visited.status()).toBe(404);

  await button(page, 'Reopen organization').click();
  await expect(page.getByText(`${name} reopened`, { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Tickets', exact: true })).toBeVisible();
});

test('a member deletes their account, is signed out, and restores it by signing in again', async ({
  browser,
}) => {
  const { agent } = await newOrganization();
  const page = await openAs(browser, agent, '/profile');
  await button(page, 'Delete Account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel(`Type “${agent.email}” to confirm`).fill(agent.email);
  await button(page, 'Delete Account').last().click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your account will be deleted', { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill(agent.email);
  await page.getByLabel('Password').fill(agent.password);
  await button(page, 'Sign in').click();
  await expect(page.getByText(/Welcome back/)).toBeVisible();
});

test('an admin sees what a retention policy would delete and saves it by keyboard', {
  tag: '@full',
}, async ({ browser }) => {
  const { admin } = await newOrganization();
  const page = await openAs(browser, admin, '/settings/retention');
  await page.getByLabel('Delete closed tickets after (months)').fill('24');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save this retention policy?' });
  await expect(dialog.getByText('Nothing is closed or deleted today.')).toBeVisible();
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Retention policy saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Delete closed tickets after (months)')).toHaveValue('24');
});
