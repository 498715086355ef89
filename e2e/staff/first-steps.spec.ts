import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../host-pages/host-page.ts';
import { signUp } from '../people.ts';

test('a new organization takes its first steps, and the server sees each of them', async ({
  page,
  open,
  context,
  violations,
}) => {
  const dashboard = await context.newPage();
  await signUp(dashboard);
  const steps = dashboard.getByRole('list', { name: 'First steps' });
  await expect(dashboard.getByText('0 of 5 taken')).toBeVisible();
  expect(await violations(dashboard)).toEqual([]);

  const token = await dashboard.evaluate(() => localStorage.getItem('auth_token'));
  const headers = { Authorization: `Bearer ${token}` };
  const read = async (path: string) =>
    (await context.request.get(`${helpdeskUrl}/api/${path}`, { headers })).json();
  const { organization } = await read('organization');
  const [form] = await read('contact-forms');
  const attributes = `organization="${organization.subdomain}" loading="eager"`;
  await open({
    body: `{{script}}<helpdesk-form ${attributes} form-id="${form.id}"></helpdesk-form>
      <helpdesk-chat ${attributes} auto-open="true"></helpdesk-chat>`,
  });
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await dashboard.bringToFront();
  await expect(steps.getByText('Put a form on your site, done')).toBeVisible();
  await expect(steps.getByText('Add live chat, done')).toBeVisible();

  await steps.getByRole('button', { name: 'Invite' }).click();
  await dashboard.getByLabel('Email', { exact: true }).fill('colleague@example.com');
  await dashboard.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(dashboard.getByText('Invitation sent successfully').first()).toBeVisible();
  await dashboard.keyboard.press('Escape');
  await expect(dashboard.getByRole('dialog')).toBeHidden();
  await expect(steps.getByText('Invite your team, done')).toBeVisible();

  const article = {
    title: 'Opening hours',
    slug: 'opening-hours',
    content: '<p>Nine to five.</p>',
  };
  await context.request.post(`${helpdeskUrl}/api/help/articles`, {
    headers,
    data: { ...article, isPublished: true },
  });
  await expect(dashboard.getByText('4 of 5 taken')).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Set up email' })).toBeVisible();

  await dashboard.getByRole('button', { name: 'Put away' }).click();
  await expect(steps).toBeHidden();
  await dashboard.reload();
  await expect(dashboard.getByText('Recent Tickets')).toBeVisible();
  await expect(steps).toBeHidden();
});
