import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { addTicket, newOrganization, type Organization, openAs } from './organizations.ts';
import { unfold } from './unfold.ts';

let team: Organization;

test.beforeEach(async () => {
  team = await newOrganization();
});

const card = (page: Page) => page.getByRole('region', { name: 'Tasks' });
const tick = (page: Page, title: string) => card(page).getByRole('checkbox', { name: title });
const newTask = (page: Page) => card(page).getByRole('textbox', { name: 'Add a task' });
const toast = (page: Page) => page.getByRole('region', { name: /Notification/ });
const timeline = (page: Page) => page.locator('[data-change]');
const nameOf = ({ agent }: Organization) => `${agent.firstName} ${agent.lastName}`;

test('one member adds and assigns a task, and the other is notified and completes it', async ({
  browser,
  violations,
}) => {
  const { id, ticketNumber } = await addTicket(team.admin, 'Where is my parcel');
  const ada = await openAs(browser, team.admin, `/tickets/${id}`);
  await unfold(ada, 'Tasks');
  await newTask(ada).fill('Call the courier');
  await ada.keyboard.press('Enter');
  await expect(tick(ada, 'Call the courier')).toBeEnabled();
  await expect(newTask(ada)).toBeFocused();
  await ada.keyboard.type('Send another one');
  await ada.keyboard.press('Enter');
  await expect(card(ada).getByText('0 of 2 done')).toBeVisible();

  await card(ada).getByRole('button', { name: 'Edit task: Call the courier' }).click();
  await card(ada)
    .getByRole('combobox', { name: 'Assignee' })
    .selectOption({ label: nameOf(team) });
  await card(ada).getByLabel('Due date').fill('2026-01-05');
  expect(await violations(ada)).toEqual([]);
  await ada.keyboard.press('Enter');
  const edit = card(ada).getByRole('button', { name: 'Edit task: Call the courier' });
  await expect(edit).toBeFocused();
  await expect(edit).toContainText(`${nameOf(team)}Overdue: Jan 5`);
  expect(await violations(ada)).toEqual([]);

  const ben = await openAs(browser, team.agent, '/notifications');
  await expect(
    ben.getByText(`assigned you a task on ${ticketNumber}: Where is my parcel`),
  ).toBeVisible();
  await ben.goto(`${helpdeskUrl}/tickets/${id}`);
  await unfold(ben, 'Tasks');
  await tick(ben, 'Call the courier').check();
  await expect(card(ben).getByText('1 of 2 done')).toBeVisible();
  await expect(tick(ada, 'Call the courier')).toBeChecked();
  await expect(card(ada).getByText(`Done by ${nameOf(team)}`)).toBeVisible();
  await expect(
    timeline(ada).filter({ hasText: 'completed the task “Call the courier”' }),
  ).toHaveCount(1);
});

test('a member restores a deleted task with Undo, and typed text survives a reload', {
  tag: '@full',
}, async ({ browser }) => {
  const { id } = await addTicket(team.admin, 'Undo me');
  const ada = await openAs(browser, team.admin, `/tickets/${id}`);
  await unfold(ada, 'Tasks');
  await newTask(ada).fill('Call the courier');
  await ada.keyboard.press('Enter');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  await unfold(ben, 'Tasks');
  await expect(tick(ben, 'Call the courier')).toBeVisible();

  await card(ada).getByRole('button', { name: 'Edit task: Call the courier' }).click();
  await card(ada).getByRole('textbox', { name: 'Task', exact: true }).fill('Mail the courier');
  await ada.keyboard.press('Escape');
  await expect(tick(ben, 'Mail the courier')).toBeVisible();
  await card(ada).getByRole('button', { name: 'Edit task: Mail the courier' }).press('Enter');
  await card(ada).getByRole('button', { name: 'Delete' }).click();
  // A toast stays open while the pointer is over it.
  await toast(ada).getByRole('button', { name: 'Undo' }).hover();
  await expect(newTask(ada)).toBeFocused();
  await expect(tick(ben, 'Mail the courier')).toHaveCount(0);
  await toast(ada).getByRole('button', { name: 'Undo' }).click();
  await expect(tick(ada, 'Mail the courier')).toBeVisible();
  await expect(tick(ben, 'Mail the courier')).toBeVisible();

  await newTask(ada).fill('Half of a tho');
  await ada.reload();
  await expect(newTask(ada)).toHaveValue('Half of a tho');
});
