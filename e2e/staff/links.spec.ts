import { expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import { addTicket, newOrganization, type Organization, openAs } from './organizations.ts';

let team: Organization;

test.beforeEach(async () => {
  team = await newOrganization();
});

const card = (page: Page) => page.getByRole('region', { name: 'Linked tickets' });
const toast = (page: Page) => page.getByRole('region', { name: /Notification/ });

test('an agent links a ticket by shortcut and number, both members see it at once, and each can undo it', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const cause = await addTicket(team.admin, 'Power cut', { customerEmail: 'eva@example.com' });
  const effect = await addTicket(team.admin, 'The kettle stays cold');
  const ada = await openAs(browser, team.admin, `/tickets/${cause.id}`);
  await expect(card(ada)).toContainText('No linked tickets');
  const ben = await openAs(browser, team.agent, `/tickets/${effect.id}`);
  await expect(card(ben)).toContainText('No linked tickets');
  await ben.keyboard.press('l');
  const dialog = ben.getByRole('dialog', { name: `Link ${effect.ticketNumber}` });
  await dialog.getByRole('combobox', { name: 'This ticket is' }).selectOption('Caused by');
  await dialog.getByRole('textbox', { name: 'Find a ticket' }).fill(cause.ticketNumber);
  const found = dialog.getByRole('button', { name: /Power cut/ });
  await expect(found).toBeVisible();
  expect(await violations(ben)).toEqual([]);
  await found.click();
  await expect(
    toast(ben).getByText(`${effect.ticketNumber} is caused by ${cause.ticketNumber}`),
  ).toBeVisible();
  await expect(card(ben).getByRole('list', { name: 'Caused by' })).toContainText('Power cut');
  await expect(ben.locator('[data-change]').last()).toContainText(
    `linked it as caused by ${cause.ticketNumber}`,
  );

  // The member who has the other ticket open sees the link there, with the ticket's status.
  const causes = card(ada).getByRole('list', { name: 'Cause of' });
  await expect(causes).toContainText('The kettle stays cold');
  await expect(causes).toContainText('open');
  expect(await violations(ada)).toEqual([]);
  await ben.keyboard.press('e');
  await expect(causes).toContainText('resolved');

  await causes.getByRole('button', { name: `Remove the link to ${effect.ticketNumber}` }).click();
  // A toast stays open while the pointer is over it.
  await toast(ada).getByText('Link removed').hover();
  await expect(card(ben)).toContainText('No linked tickets');
  await toast(ada).getByRole('button', { name: 'Undo' }).click();
  await expect(causes).toContainText('The kettle stays cold');
  await expect(card(ben).getByRole('list', { name: 'Caused by' })).toContainText('Power cut');
  await card(ben)
    .getByRole('link', { name: /Power cut/ })
    .click();
  await expect(ben).toHaveURL(new RegExp(`/tickets/${cause.id}$`));
});

test('an agent links or merges a ticket that looks like another one from the same requester', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const first = await addTicket(team.admin, 'Where is my parcel?');
  await addTicket(team.admin, 'Change my password');
  const again = await addTicket(team.admin, 'My parcel is still missing');
  const ada = await openAs(browser, team.admin, `/tickets/${first.id}`);
  const ben = await openAs(browser, team.agent, `/tickets/${again.id}`);
  const suggested = card(ben).getByRole('list', { name: 'Possible duplicates' });
  await expect(suggested.getByRole('listitem')).toHaveCount(1);
  await expect(suggested).toContainText(`Possible duplicate: ${first.ticketNumber}`);
  expect(await violations(ben)).toEqual([]);
  await suggested.getByRole('button', { name: `Link ${first.ticketNumber} as duplicate` }).click();
  await toast(ben).getByText('Tickets linked').hover();
  await expect(card(ben).getByRole('list', { name: 'Duplicate of' })).toContainText(
    'Where is my parcel?',
  );
  await expect(suggested).toHaveCount(0);
  await expect(card(ada).getByRole('list', { name: 'Duplicated by' })).toContainText(
    'My parcel is still missing',
  );
  await toast(ben).getByRole('button', { name: 'Undo' }).click();
  await expect(card(ada)).toContainText('No linked tickets');

  await suggested.getByRole('button', { name: `Merge with ${first.ticketNumber}` }).click();
  const dialog = ben.getByRole('dialog', { name: 'Merge two tickets' });
  await expect(dialog.getByRole('radio', { name: /Where is my parcel/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(ben).toHaveURL(new RegExp(`/tickets/${first.id}$`));
});
