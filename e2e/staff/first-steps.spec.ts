import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../host-pages/host-page.ts';
import { signUp } from '../people.ts';

test('a new admin sets up chat, form, branding, an article and the team without leaving the steps', async ({
  page,
  open,
  context,
  violations,
}) => {
  const dashboard = await context.newPage();
  await signUp(dashboard);
  const steps = dashboard.getByRole('list', { name: 'First steps' });
  await expect(dashboard.getByText('0 of 6 done')).toBeVisible();
  await expect(dashboard.getByText('Recent Tickets')).toHaveCount(0);
  expect(await violations(dashboard)).toEqual([]);

  const token = await dashboard.evaluate(() => localStorage.getItem('auth_token'));
  const headers = { Authorization: `Bearer ${token}` };
  const read = async (path: string) =>
    (await context.request.get(`${helpdeskUrl}/api/${path}`, { headers })).json();
  const { organization } = await read('organization');

  // The code as it is shown, on a page of another site.
  const sheet = dashboard.getByRole('dialog');
  await steps.getByRole('button', { name: 'Get install code' }).first().click();
  await expect(sheet.getByText('Waiting for your site…')).toBeVisible();
  expect(await violations(dashboard)).toEqual([]);
  const chatCode = await sheet.locator('pre').innerText();
  expect(chatCode).toContain(`organization="${organization.subdomain}"`);
  await dashboard.keyboard.press('Escape');
  await steps.getByRole('button', { name: 'Get install code' }).last().click();
  const formCode = await sheet.locator('pre').innerText();
  await open({
    body: `${chatCode.replace('></helpdesk-chat>', ' auto-open="true"></helpdesk-chat>')}\n${formCode}`,
  });
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  // Nobody clicks or reloads.
  await expect(sheet.getByText("It's live on your site.")).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(steps.getByText('Add a form to your site, done')).toBeVisible();
  await expect(steps.getByText('Add live chat to your site, done')).toBeVisible();

  await steps.getByRole('button', { name: 'Set up branding' }).click();
  await sheet.getByLabel('Green', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dashboard.getByText('Branding updated').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(steps.getByText('Make it yours, done')).toBeVisible();

  await steps.getByRole('button', { name: 'Write an article' }).click();
  await sheet.getByRole('button', { name: 'When are you open?' }).click();
  await sheet.getByLabel('Text').fill('Nine to five.');
  await sheet.getByRole('button', { name: 'Publish' }).click();
  await expect(steps.getByText('Publish your first article, done')).toBeVisible();

  await steps.getByRole('button', { name: 'Invite' }).click();
  await dashboard.getByLabel('Email', { exact: true }).fill('colleague@example.com');
  await dashboard.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(dashboard.getByText('Invitation sent successfully').first()).toBeVisible();
  await dashboard.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(steps.getByText('Invite your team, done')).toBeVisible();
  await expect(dashboard.getByText('5 of 6 done')).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Set up email' })).toBeVisible();

  await dashboard.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(steps).toBeHidden();
  await dashboard.reload();
  await expect(dashboard.getByText('Recent Tickets')).toBeVisible();
  await expect(steps).toBeHidden();
});
