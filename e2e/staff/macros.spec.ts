import { createHelpdesk } from '@helpdesk/sdk';
import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import {
  addTicket,
  newOrganization,
  type Organization,
  openAs,
  undoSendWithin,
} from './organizations.ts';

let team: Organization;

test.beforeEach(async () => {
  team = await newOrganization();
});

const sdkOf = ({ token }: Organization['agent']) => createHelpdesk({ baseUrl: helpdeskUrl, token });
const toast = (page: Page) => page.getByRole('region', { name: /Notification/ });
const waiting = (page: Page) => page.getByRole('region', { name: 'Not sent yet' });
const timeline = (page: Page) => page.locator('[data-change]');
const picker = (page: Page) => page.getByRole('combobox', { name: 'Macros' });
const row = (page: Page, subject: string) =>
  page.locator('[data-index]').filter({ hasText: subject });

/** Opens the macro picker with its shortcut and chooses a macro by typing. */
async function pick(page: Page, text: string, name: string) {
  await page.keyboard.press('y');
  await picker(page).fill(text);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await picker(page).press('Enter');
  const preview = page.getByRole('dialog', { name });
  await expect(preview.getByRole('list', { name: 'Steps' })).toBeVisible();
  return preview;
}

test('one member creates a team macro, another previews and applies it, and undo shows in both windows', async ({
  browser,
  violations,
}) => {
  // The longest undo time, so a slow journey can still undo it.
  await undoSendWithin(60, team.agent);
  const { id } = await addTicket(team.admin, 'Where is my grinder?');
  const ada = await openAs(browser, team.admin, '/settings/macros');
  await ada.getByRole('button', { name: 'New Macro' }).first().click();
  const form = ada.getByRole('dialog', { name: 'New Macro' });
  await form.getByLabel('Name').fill('Parcel sent');
  await form.getByLabel('Who can use it').selectOption('The team');
  await form.getByLabel('Status').selectOption('Resolved');
  await form.getByLabel('Priority').selectOption('High');
  await form.getByLabel('Assignee').selectOption('The agent who applies it');
  await form
    .getByRole('textbox', { name: 'Reply to the customer' })
    .fill('Hello {customer.firstName|there}, parcel {?parcel number} is on its way.');
  expect(await violations(ada)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(ada.getByRole('button', { name: 'Edit Parcel sent' })).toBeVisible();
  expect(await violations(ada)).toEqual([]);
  await ada.goto(`${helpdeskUrl}/tickets/${id}`);
  await expect(ada.getByRole('button', { name: 'Resolve' })).toBeVisible();

  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  await expect(ben.getByRole('button', { name: 'Resolve' })).toBeVisible();
  const preview = await pick(ben, 'parc', 'Parcel sent');
  await expect(preview.getByText('Status becomes Resolved')).toBeVisible();
  await expect(preview.getByText('Priority becomes High')).toBeVisible();
  await preview.getByLabel('parcel number').fill('P-17');
  await expect(preview.getByText('Hello Vera, parcel P-17 is on its way.')).toBeVisible();
  expect(await violations(ben)).toEqual([]);
  await preview.getByLabel('parcel number').press('Enter');
  await expect(preview).toBeHidden();
  await expect(toast(ben).getByText(/^Parcel sent applied/)).toBeVisible();

  for (const page of [ada, ben]) {
    await expect(waiting(page).getByText('Hello Vera, parcel P-17 is on its way.')).toBeVisible();
    await expect(waiting(page).getByText('then Resolved')).toBeVisible();
    // The timeline collapses the first of many changes.
    await page.getByRole('button', { name: /more changes$/ }).click();
    await expect(timeline(page).getByText(/applied the macro Parcel sent/)).toBeVisible();
    await expect(timeline(page).getByText(/changed the priority to High/)).toBeVisible();
  }

  await toast(ben).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(ben).getByText('Macro undone')).toBeVisible();
  for (const page of [ada, ben]) {
    await expect(waiting(page)).toBeHidden();
    await expect(timeline(page).getByText(/undid the macro Parcel sent/)).toBeVisible();
    await expect(timeline(page).getByText(/changed the priority to Normal/)).toBeVisible();
  }
  expect(await sdkOf(team.agent).tickets.get({ id })).toMatchObject({
    status: 'open',
    priority: 'normal',
    assignedAgent: null,
    messages: [],
    scheduledReplies: [],
  });
  await ada.goto(`${helpdeskUrl}/settings/macros`);
  await expect(ada.getByText(/^Used 1 time/)).toBeVisible();
});

test("an agent applies a macro to selected tickets, and undo keeps a colleague's later changes", {
  tag: '@full',
}, async ({ browser }) => {
  const { macros, tickets } = sdkOf(team.admin);
  await macros.create({ name: 'Urgent', priority: 'urgent', assignee: 'me', visibility: 'team' });
  const subjects = ['First kettle', 'Second kettle', 'Third kettle'];
  const made: string[] = [];
  for (const subject of subjects) made.push((await addTicket(team.admin, subject)).id);
  const [first = ''] = made;
  await tickets.update({ id: first, priority: 'urgent' });

  const ada = await openAs(browser, team.admin, '/tickets');
  const ben = await openAs(browser, team.agent, '/tickets');
  await expect(row(ada, 'Third kettle')).toBeVisible();
  for (const subject of subjects) {
    await row(ben, subject).getByRole('checkbox').check();
  }
  await expect(ben.getByRole('button', { name: 'Macro' })).toBeVisible();
  const preview = await pick(ben, 'urg', 'Urgent');
  await expect(preview.getByText('(on 2 tickets, 1 ticket already)')).toBeVisible();
  await preview.getByRole('button', { name: 'Apply to 3 tickets' }).click();
  // A toast stays open while the pointer is over it.
  await toast(ben).getByText('Urgent applied to 3 tickets').hover();
  for (const page of [ada, ben]) {
    for (const subject of subjects) await expect(row(page, subject)).toContainText('Ben');
  }

  await tickets.update({ id: first, assignedAgentId: null });
  await expect(row(ben, 'First kettle')).not.toContainText('Ben');
  await tickets.update({ id: first, assignedAgentId: (await me()).id });
  await expect(row(ben, 'First kettle')).toContainText('Ada');
  await toast(ben).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(ben).getByText('3 tickets changed back')).toBeVisible();
  await expect(toast(ben).getByText(/The assignee was changed by someone else/)).toBeVisible();
  for (const page of [ada, ben]) {
    for (const subject of subjects) await expect(row(page, subject)).not.toContainText('Ben');
    await expect(row(page, 'First kettle')).toContainText('Ada');
  }
  expect((await tickets.list({ priority: 'urgent' })).map(({ id }) => id)).toEqual([first]);

  async function me() {
    return sdkOf(team.admin).auth.user({});
  }
});
