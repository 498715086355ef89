import { expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import { addTicket, newOrganization, type Organization, openAs } from './organizations.ts';

let team: Organization;
let ticket: { id: string; ticketNumber: string };

test.beforeEach(async () => {
  team = await newOrganization();
  ticket = await addTicket(team.admin, 'The kettle');
  for (const message of ['Is it plugged in?', 'The toaster is another matter', 'Thank you']) {
    const answer = await team.admin.api.post(`/api/tickets/${ticket.id}/messages`, {
      data: { message },
    });
    expect(answer.status()).toBe(201);
  }
});

const messages = (page: Page) => page.locator('[data-message]');
const toast = (page: Page) => page.getByRole('region', { name: /Notification/ });
const banner = (page: Page) => page.getByRole('region', { name: 'Split off' });
const rows = (page: Page) => page.locator('a[data-open]');
const card = (page: Page) => page.getByRole('region', { name: 'Linked tickets' });

/** Splits off the second message and those after it. */
async function split(page: Page, subject: string) {
  const message = messages(page).filter({ hasText: 'The toaster is another matter' });
  await message.hover();
  await message.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Split into a new ticket…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Split into a new ticket' });
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await dialog.getByRole('checkbox').check();
  return dialog;
}

test('an agent splits off a message, a colleague sees both tickets, and the toast undoes it', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const ada = await openAs(browser, team.admin, '/tickets');
  await expect(rows(ada)).toHaveText(['The kettle']);
  const ben = await openAs(browser, team.agent, `/tickets/${ticket.id}`);
  const dialog = await split(ben, 'The toaster');
  expect(await violations(ben)).toEqual([]);
  await dialog.getByRole('button', { name: 'Split', exact: true }).click();
  await expect(messages(ben)).toHaveCount(1);
  // A toast stays open while the pointer is over it.
  await toast(ben).getByText('The toaster').hover();
  await expect(card(ben).getByRole('list', { name: 'Related to' })).toContainText('The toaster');

  await expect(rows(ada)).toHaveCount(2);
  await rows(ada).filter({ hasText: 'The toaster' }).click();
  await expect(ada.getByRole('heading', { name: 'The toaster' })).toBeVisible();
  await expect(messages(ada)).toHaveText([/Thank you/]);
  await expect(banner(ada)).toContainText(`split this ticket off from ${ticket.ticketNumber}`);
  expect(await violations(ada)).toEqual([]);
  await card(ada)
    .getByRole('link', { name: /The kettle/ })
    .click();
  await expect(messages(ada)).toHaveText([/Is it plugged in\?/]);

  await toast(ben).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(ben)).toContainText('Split undone');
  await expect(messages(ben)).toHaveCount(3);
  await expect(messages(ada)).toHaveCount(3);
  await expect(card(ada)).toContainText('No linked tickets');
});
