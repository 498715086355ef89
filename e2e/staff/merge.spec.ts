import { expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import { addTicket, newOrganization, type Organization, openAs } from './organizations.ts';

let team: Organization;

test.beforeEach(async () => {
  team = await newOrganization();
});

const rows = (page: Page) => page.locator('a[data-open]');
const toast = (page: Page) => page.getByRole('region', { name: /Notification/ });
const banner = (page: Page) => page.getByRole('region', { name: 'Merged tickets' });
const messages = (page: Page) => page.locator('[data-message]');

test('an agent merges selected tickets, both members see it at once, and the toast undoes it', async ({
  browser,
  violations,
}) => {
  const older = await addTicket(team.admin, 'The kettle');
  const newer = await addTicket(team.admin, 'The same kettle');
  const ada = await openAs(browser, team.admin, `/tickets/${newer.id}`);
  await expect(ada.getByRole('heading', { name: 'The same kettle' })).toBeVisible();
  const ben = await openAs(browser, team.agent, '/tickets');
  await expect(rows(ben)).toHaveCount(2);
  await ben.getByRole('checkbox', { name: 'Select all tickets shown' }).click();
  const bar = ben.getByRole('region', { name: 'Selected tickets' });
  await bar.getByRole('button', { name: 'Merge' }).click();
  const dialog = ben.getByRole('dialog', { name: 'Merge 2 tickets' });
  await expect(dialog.getByRole('radio', { name: new RegExp(older.ticketNumber) })).toBeChecked();
  expect(await violations(ben)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  // A toast stays open while the pointer is over it, even if the checks of the other member take long.
  await toast(ben).getByText(`${newer.ticketNumber} merged into ${older.ticketNumber}`).hover();
  await expect(rows(ben)).toHaveText(['The kettle']);

  // The member who had the merged ticket open is redirected to the other ticket.
  await expect(ada).toHaveURL(new RegExp(`/tickets/${older.id}$`));
  await expect(banner(ada)).toContainText(`merged ${newer.ticketNumber} into this ticket`);
  await expect(messages(ada).filter({ hasText: 'About The same kettle' })).toContainText(
    `from ${newer.ticketNumber}`,
  );
  expect(await violations(ada)).toEqual([]);

  await toast(ben).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(ben).getByText('Merge undone')).toBeVisible();
  await expect(rows(ben)).toHaveCount(2);
  await expect(banner(ada)).toHaveCount(0);
  await expect(messages(ada)).toHaveCount(0);
});

test('an agent merges a ticket by keyboard with one found by its number, and unmerges it from the banner', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const older = await addTicket(team.admin, 'Where is it?');
  const other = await addTicket(team.admin, 'Not there yet', { customerEmail: 'ben@example.com' });
  const ben = await openAs(browser, team.agent, `/tickets/${other.id}`);
  await expect(ben.getByRole('button', { name: 'Snooze' })).toBeVisible();
  await ben.keyboard.press('w');
  const dialog = ben.getByRole('dialog', { name: /^Merge / });
  await dialog.getByRole('textbox', { name: 'Find a ticket' }).fill(older.ticketNumber);
  await dialog.getByRole('button', { name: /Where is it\?/ }).click();
  await expect(dialog).toContainText('Public replies also go to ben@example.com');
  expect(await violations(ben)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(ben).toHaveURL(new RegExp(`/tickets/${older.id}$`));
  await expect(banner(ben)).toContainText('Not there yet');
  await banner(ben)
    .getByRole('button', { name: `Undo merging ${other.ticketNumber}` })
    .click();
  await expect(toast(ben).getByText('Merge undone')).toBeVisible();
  await expect(banner(ben)).toHaveCount(0);
  await ben.goto(`/tickets/${other.id}`);
  await expect(ben.getByRole('heading', { name: 'Not there yet' })).toBeVisible();
});
