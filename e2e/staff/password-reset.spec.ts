import { expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import { mailedLink } from '../mail.ts';
import { signIn, signUp } from '../people.ts';

const newPassword = 'another-good-secret';

async function askForLink(page: Page, helpdeskUrl: string, email: string) {
  await page.goto(`${helpdeskUrl}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // Both pages have a field of this name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

test('a user resets a forgotten password with the emailed link, which works only once', async ({
  page,
  browser,
  helpdeskUrl,
  violations,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  const person = await signUp(elsewhere);

  await askForLink(page, helpdeskUrl, person.email);
  expect(await violations(page)).toEqual([]);
  const link = await mailedLink(person.email, /https?:\S+\/reset-password#token=[\w-]+/);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();

  // The user's other sessions have ended, and their pages redirect to sign-in by themselves.
  await expect(elsewhere.getByRole('heading', { name: 'Sign in to Helpdesk' })).toBeVisible();

  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signIn(page, person.email, newPassword);

  const again = await (await browser.newContext()).newPage();
  await again.goto(link);
  await again.getByLabel('New password').fill('yet-another-secret');
  await again.getByRole('button', { name: 'Set new password' }).click();
  await expect(again.getByText('This link is invalid or has expired')).toBeVisible();
  await again.getByRole('link', { name: 'Request a new link' }).click();
  await expect(again).toHaveURL(/\/forgot-password$/);
});
