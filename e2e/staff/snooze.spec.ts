import { expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import {
  addTicket,
  type Colleague,
  joinAs,
  newOrganization,
  type Organization,
  openAs,
} from './organizations.ts';

let team: Organization;

test.beforeEach(async () => {
  team = await newOrganization();
});

const view = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Views' }).getByRole('link', { name });
const rows = (page: Page) => page.locator('a[data-open]');
const asks = (page: Page) => page.getByRole('dialog', { name: /^Snooze / });
const banner = (page: Page) => page.getByRole('region', { name: 'Snoozed' });
const toast = (page: Page) => page.getByRole('region', { name: /Notification/ });
const timeline = (page: Page) => page.locator('[data-change]');

async function ticketOf({ api }: Colleague, id: string) {
  return (await (await api.get(`/api/tickets/${id}`)).json()) as {
    snoozedAt: string | null;
    snoozedUntil: string | null;
  };
}

/** Snoozes a ticket for this long. Retries if a busy machine was so slow that the time is already over. */
async function snoozeFor(milliseconds: number, { api }: Colleague, id: string) {
  await expect
    .poll(async () => {
      const until = new Date(Date.now() + milliseconds).toISOString();
      return (await api.post(`/api/tickets/${id}/snooze`, { data: { until } })).status();
    })
    .toBe(200);
}

test("an agent snoozes a ticket by keyboard, it leaves both members' views, and the customer's reply brings it back", async ({
  browser,
  violations,
}) => {
  const customer = await joinAs('customer', team.admin);
  const { id, ticketNumber } = await addTicket(customer, 'Wait for the part');
  await addTicket(team.admin, 'Another one');
  const ada = await openAs(browser, team.admin, '/tickets?turn=us');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  await expect(rows(ada)).toHaveCount(2);
  await expect(view(ada, 'Needs reply')).toHaveText('Needs reply2');

  await expect(ben.getByRole('button', { name: 'Snooze' })).toBeVisible();
  await ben.keyboard.press('h');
  await expect(asks(ben)).toBeVisible();
  expect(await violations(ben)).toEqual([]);
  await expect(asks(ben).getByRole('listitem').first().getByRole('button')).toBeFocused();
  await ben.keyboard.press('ArrowUp');
  await ben.keyboard.press('ArrowUp');
  await expect(asks(ben).getByRole('button', { name: 'Until the customer replies' })).toBeFocused();
  await ben.keyboard.press('Enter');
  await expect(
    toast(ben).getByText(`${ticketNumber} is snoozed until the customer replies`),
  ).toBeVisible();
  await expect(banner(ben)).toContainText('Snoozed until the customer replies');
  await expect(
    timeline(ben).filter({ hasText: 'snoozed it until the customer replies' }),
  ).toHaveCount(1);
  expect(await violations(ben)).toEqual([]);

  await expect(view(ada, 'Needs reply')).toHaveText('Needs reply1');
  await expect(view(ada, 'Snoozed')).toHaveText('Snoozed1');
  await expect(rows(ada)).toHaveText(['Another one']);
  await view(ada, 'Snoozed').click();
  await expect(rows(ada)).toHaveText(['Wait for the part']);
  await expect(ada.getByText('Customer reply').filter({ visible: true })).toBeVisible();
  expect(await violations(ada)).toEqual([]);
  await view(ada, 'Needs reply').click();
  await expect(rows(ada)).toHaveText(['Another one']);

  const data = { message: 'It has come' };
  expect((await customer.api.post(`/api/tickets/${id}/messages`, { data })).status()).toBe(201);
  await expect(banner(ben)).toHaveCount(0);
  // The customer of the snoozed ticket has waited for less time.
  await expect(rows(ada)).toHaveText(['Another one', 'Wait for the part']);
  await expect(ada.getByText('Back from snooze').filter({ visible: true })).toBeVisible();
  await expect(view(ada, 'Snoozed')).toHaveText('Snoozed');
  await rows(ada).last().click();
  await expect(timeline(ada).filter({ hasText: 'replied, which ended the snooze' })).toHaveCount(1);
  await ada.goBack();
  await expect(ada.getByText('Back from snooze')).toHaveCount(0);
});

test('a snoozed ticket returns on time once for both members, marked, and its assignee is notified', {
  tag: '@full',
}, async ({ browser }) => {
  const { id } = await addTicket(team.admin, 'Until its time');
  const { id: userId } = (await (await team.agent.api.get('/api/auth/user')).json()) as {
    id: string;
  };
  await team.admin.api.patch(`/api/tickets/${id}`, { data: { assignedAgentId: userId } });
  await addTicket(team.admin, 'The only one until then');
  const ada = await openAs(browser, team.admin, '/tickets?turn=us');
  const ben = await openAs(browser, team.agent, '/tickets?turn=us');
  await expect(rows(ada)).toHaveText(['Until its time', 'The only one until then']);
  await snoozeFor(4_000, team.admin, id);
  for (const page of [ada, ben]) {
    await expect(rows(page)).toHaveText(['Until its time', 'The only one until then']);
    await expect(page.getByText('Back from snooze').filter({ visible: true })).toBeVisible();
  }
  await ben.goto('/notifications');
  await expect(ben.getByText('Snooze ended').first()).toBeVisible();
  await ben.goto(`/tickets/${id}`);
  await expect(timeline(ben).filter({ hasText: 'Back from snooze' })).toHaveCount(1);
  await expect(timeline(ada)).toHaveCount(0);
});

test('an agent snoozes with a typed time and undoes it, then snoozes and wakes selected tickets together', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const { id } = await addTicket(team.admin, 'One');
  const other = await addTicket(team.admin, 'Two');
  const ben = await openAs(browser, team.agent, '/tickets');
  await rows(ben).filter({ hasText: 'One' }).focus();
  await ben.keyboard.press('h');
  await asks(ben).getByRole('button', { name: 'Pick a time…' }).click();
  await asks(ben).getByRole('textbox', { name: 'When' }).fill('tomorrow 2 pm');
  await expect(asks(ben).getByLabel('Date and time')).toHaveValue(/T14:00$/);
  expect(await violations(ben)).toEqual([]);
  await ben.keyboard.press('Enter');
  // A toast stays open while the pointer is over it.
  await toast(ben).getByText('Ticket snoozed').hover();
  expect((await ticketOf(team.admin, id)).snoozedUntil).not.toBeNull();
  await toast(ben).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(ben).getByText('Change undone')).toBeVisible();
  expect((await ticketOf(team.admin, id)).snoozedAt).toBeNull();

  const ada = await openAs(browser, team.admin, '/tickets?snoozed=yes');
  await ben.getByRole('checkbox', { name: 'Select all tickets shown' }).click();
  const bar = ben.getByRole('region', { name: 'Selected tickets' });
  await bar.getByRole('button', { name: 'Snooze' }).click();
  await asks(ben)
    .getByRole('button', { name: /^Tomorrow morning/ })
    .click();
  await expect(toast(ben).getByText('2 tickets updated')).toBeVisible();
  await expect(rows(ada)).toHaveCount(2);
  await expect(view(ada, 'Snoozed')).toHaveText('Snoozed2');

  await ada.goto(`/tickets/${other.id}`);
  await banner(ada).getByRole('button', { name: 'Wake up now' }).click();
  await expect(banner(ada)).toHaveCount(0);
  await expect(view(ben, 'Snoozed')).toHaveText('Snoozed1');
});

test('an agent on a phone of 390 pixels sees the snooze control and banner, and nothing is cut off', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const { id } = await addTicket(team.admin, 'On a phone');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`, (page) =>
    page.setViewportSize({ width: 390, height: 844 }),
  );
  await ben.getByRole('button', { name: 'Snooze' }).click();
  await asks(ben)
    .getByRole('button', { name: /^Tomorrow morning/ })
    .click();
  await expect(banner(ben).getByRole('button', { name: 'Wake up now' })).toBeVisible();
  expect(await ben.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(ben)).toEqual([]);
});
