import { expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import { addTicket, joinAs, newOrganization, type Organization, openAs } from './organizations.ts';

let team: Organization;

test.beforeEach(async () => {
  team = await newOrganization();
});

const view = (page: Page, name: string) =>
  page.getByRole('list', { name: 'More views' }).getByRole('link', { name });
const rows = (page: Page) => page.locator('a[data-open]');
const toast = (page: Page) => page.getByRole('region', { name: /Notification/ });
/** Expands More in the sidebar, which then stays expanded. */
const unfold = (page: Page) => page.getByRole('button', { name: 'More', exact: true }).click();
const archived = (page: Page, label: 'Spam' | 'Deleted') => page.getByRole('list', { name: label });
const undo = (page: Page) => toast(page).getByRole('button', { name: 'Undo' }).click();

test('an agent marks spam by shortcut, undoes it and blocks the sender, and another member restores it', async ({
  browser,
  violations,
}) => {
  const customer = await joinAs('customer', team.admin);
  const { id, ticketNumber } = await addTicket(customer, 'You have won');
  await addTicket(team.admin, 'Another one');
  const ada = await openAs(browser, team.admin, '/tickets');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  await expect(rows(ada)).toHaveCount(2);
  await unfold(ada);

  await expect(ben.getByRole('button', { name: 'Resolve', exact: true })).toBeVisible();
  await ben.keyboard.press('#');
  // A toast stays open while the pointer is over it.
  await toast(ben).getByText('Marked as spam').hover();
  await expect(rows(ada)).toHaveText(['Another one']);
  await expect(view(ada, 'Spam')).toHaveText('Spam1');
  await undo(ben);
  await expect(rows(ada)).toHaveCount(2);
  await expect(view(ada, 'Spam')).toHaveText('Spam');

  await ben.goto(`/tickets/${id}`);
  await ben.getByRole('button', { name: 'More actions' }).click();
  await ben.getByRole('menuitem', { name: 'Mark as spam and block sender…' }).click();
  const dialog = ben.getByRole('dialog', { name: 'Block sender' });
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  expect(await violations(ben)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Lottery');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(view(ada, 'Spam')).toHaveText('Spam1');

  await view(ada, 'Spam').click();
  const list = archived(ada, 'Spam');
  await list.getByRole('button', { name: new RegExp(ticketNumber) }).click();
  await expect(list.getByRole('button', { name: 'Not spam' })).toBeVisible();
  expect(await violations(ada)).toEqual([]);
  await list.getByRole('button', { name: 'Not spam' }).click();
  await expect(toast(ada).getByText('Marked as not spam')).toBeVisible();
  await expect(ada.getByText('No spam', { exact: true })).toBeVisible();
  await ben.goto(`/tickets/${id}`);
  await expect(ben.getByText('marked it as not spam')).toBeVisible();

  await ada.goto('/settings/blocked-senders');
  const blocked = ada.getByRole('list', { name: 'Blocked senders' });
  await expect(blocked).toContainText('Lottery');
  expect(await violations(ada)).toEqual([]);
  await blocked.getByRole('button', { name: /^Unblock / }).click();
  await toast(ada).getByRole('button', { name: 'Undo' }).hover();
  await expect(ada.getByText('No blocked senders')).toBeVisible();
  await undo(ada);
  await expect(blocked).toContainText('Lottery');
});

test('an agent restores deleted tickets from the toast and the trash, and deletes one permanently', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const { id, ticketNumber } = await addTicket(team.agent, 'Throw it away');
  await addTicket(team.agent, 'Keep it');
  const ada = await openAs(browser, team.admin, `/tickets/${id}`);
  const ben = await openAs(browser, team.agent, '/tickets');
  await expect(rows(ben)).toHaveCount(2);
  const remove = async () => {
    await ada.getByRole('button', { name: 'More actions' }).click();
    await ada.getByRole('menuitem', { name: 'Delete ticket' }).click();
    await toast(ada).getByText('Ticket deleted successfully').hover();
    await expect(rows(ben)).toHaveText(['Keep it']);
  };

  await remove();
  await undo(ada);
  await expect(toast(ada).getByText('Ticket restored')).toBeVisible();
  await expect(rows(ben)).toHaveCount(2);

  await ada.goto(`/tickets/${id}`);
  await remove();
  await unfold(ada);
  await unfold(ben);
  await expect(view(ben, 'Spam')).toBeVisible();
  await expect(view(ben, 'Deleted')).toHaveCount(0);
  await view(ada, 'Deleted').click();
  const list = archived(ada, 'Deleted');
  await list.getByRole('checkbox', { name: `Select ${ticketNumber}` }).check();
  expect(await violations(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Restore' }).click();
  await expect(ada.getByText('The trash is empty')).toBeVisible();
  await expect(rows(ben)).toHaveCount(2);

  await ada.goto(`/tickets/${id}`);
  await remove();
  await view(ada, 'Deleted').click();
  await list.getByRole('button', { name: new RegExp(ticketNumber) }).click();
  await list.getByRole('button', { name: 'Delete permanently' }).click();
  const dialog = ada.getByRole('dialog', { name: `Delete ${ticketNumber} permanently?` });
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(ada.getByText('The trash is empty')).toBeVisible();
  expect((await team.admin.api.get(`/api/trash/${id}`)).status()).toBe(404);
});
