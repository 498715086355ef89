import { expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import { expectWritten } from '../written.ts';
import { addTicket, newOrganization, openAs } from './organizations.ts';

const list = (page: Page) => page.getByRole('listbox', { name: 'Help articles' });
const option = (page: Page) => list(page).getByRole('option', { name: /How to reset/ });

test('an agent finds a help article with #, and a visitor opens the inserted link', {
  tag: '@full',
}, async ({ browser, violations, page: visitor }) => {
  const team = await newOrganization();
  const data = {
    title: 'How to reset your password',
    slug: 'reset-password',
    content: '<p>Open the page of your account.</p>',
    isPublished: true,
  };
  expect((await team.admin.api.post('/api/help/articles', { data })).status()).toBe(201);
  const { id } = await addTicket(team.admin, 'Locked out');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  await ben.setViewportSize({ width: 320, height: 640 });

  const reply = ben.getByRole('textbox', { name: 'Reply' });
  await reply.click();
  await reply.pressSequentially('As in #12 ');
  await expect(list(ben)).toBeHidden();
  await reply.pressSequentially('and #res');
  await expect(option(ben)).toBeVisible();
  expect(await violations(ben)).toEqual([]);
  await reply.press('Escape');
  await expect(list(ben)).toBeHidden();
  await expectWritten(reply, 'As in #12 and #res');
  await reply.fill('');
  await reply.pressSequentially('See #passwo');
  await expect(option(ben)).toBeVisible();
  await expect(list(ben)).toHaveAttribute('aria-busy', 'false');
  await reply.press('Enter');
  await expectWritten(reply, /^See How to reset your password\s$/);
  const url = String(await reply.getByRole('link').getAttribute('href'));
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { name: data.title })).toBeVisible();

  // In a dialog, Escape closes the list and not the dialog.
  await ben.setViewportSize({ width: 1280, height: 800 });
  await ben.goto(new URL('/tickets', ben.url()).href);
  await ben.getByRole('button', { name: 'New Ticket' }).first().click();
  const dialog = ben.getByRole('dialog', { name: 'New Ticket' });
  const description = dialog.getByRole('textbox', { name: 'Description' });
  await description.pressSequentially('See #res');
  await expect(option(ben)).toBeVisible();
  expect(await violations(ben)).toEqual([]);
  await description.press('Escape');
  await expect(list(ben)).toBeHidden();
  await description.pressSequentially(' #res');
  await expect(option(ben)).toBeVisible();
  await expect(list(ben)).toHaveAttribute('aria-busy', 'false');
  await description.press('Enter');
  await expect(description).toHaveValue(/^See #res How to reset your password: http/);
});
