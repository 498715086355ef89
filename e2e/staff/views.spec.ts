import { expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import { addTicket, newOrganization, type Organization, openAs } from './organizations.ts';

let team: Organization;

test.beforeEach(async () => {
  team = await newOrganization();
});

const views = (page: Page) => page.getByRole('region', { name: 'Saved views' });
const link = (page: Page, name: string | RegExp) => views(page).getByRole('link', { name });
const toast = (page: Page) => page.getByRole('region', { name: /Notification/ });
const rows = (page: Page) => page.locator('a[data-open]');
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Saves the list as a view with this name. */
async function save(page: Page, name: string, forWhom?: string) {
  await page.getByRole('button', { name: /^Save (view|as new view)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill(name);
  if (forWhom) await dialog.getByLabel('Who can use it').selectOption(forWhom);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(link(page, new RegExp(`^${name}`))).toHaveAttribute('aria-current', 'page');
}

/** Chooses an item from a view's menu with the keyboard. */
async function pick(page: Page, view: string, item: string) {
  await page.getByRole('button', { name: `Change ${view}` }).focus();
  await page.keyboard.press('Enter');
  await page.locator('[role^="menuitem"]', { hasText: item }).press('Enter');
}

test('a team view appears in a colleague’s sidebar at once, updates its count, and disappears and returns with Undo', async ({
  browser,
  violations,
}) => {
  const urgent = { priority: 'urgent' };
  await addTicket(team.admin, 'Burning kettle', urgent);
  await addTicket(team.admin, 'Burning lamp', urgent);
  await addTicket(team.admin, 'Cold grinder');
  const ben = await openAs(browser, team.agent, '/tickets');
  await expect(ben.getByRole('list', { name: 'Views' })).toBeVisible();
  const ada = await openAs(browser, team.admin, '/tickets?priority=urgent&sort=createdAt');
  await save(ada, 'Burning', 'The team');
  expect(await violations(ada)).toEqual([]);

  await link(ben, 'Burning 2').click();
  await expect(rows(ben)).toHaveText(['Burning kettle', 'Burning lamp']);
  expect(searchOf(ben)).toMatchObject({ priority: 'urgent', sort: 'createdAt' });
  await addTicket(team.admin, 'Burning pot', urgent);
  await expect(link(ben, 'Burning 3')).toBeVisible();
  await expect(link(ada, 'Burning 3')).toBeVisible();

  // Members who can't change the view can go back to it or save their own.
  await ben.getByLabel('Status', { exact: true }).selectOption('Closed');
  await expect(ben.getByRole('button', { name: 'Save as new view' })).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Update view' })).toHaveCount(0);
  await expect(link(ben, /^Burning/)).toHaveAttribute('aria-current', 'page');
  await ben.getByRole('button', { name: 'Reset' }).click();
  await expect(rows(ben)).toHaveCount(3);
  await expect(ben.getByRole('button', { name: 'Reset' })).toHaveCount(0);

  await pick(ada, 'Burning', 'Rename');
  const dialog = ada.getByRole('dialog', { name: 'Rename view' });
  await dialog.getByLabel('Name').fill('On fire');
  await ada.keyboard.press('Enter');
  await expect(link(ben, 'On fire 3')).toBeVisible();

  await pick(ada, 'On fire', 'Delete');
  // A toast stays open while the pointer is over it.
  await toast(ada).getByRole('button', { name: 'Undo' }).hover();
  await expect(link(ben, /^On fire/)).toHaveCount(0);
  await toast(ada).getByRole('button', { name: 'Undo' }).click();
  await expect(link(ben, 'On fire 3')).toHaveAttribute('aria-current', 'page');
  await expect(link(ada, 'On fire 3')).toBeVisible();
});

test('a member updates, reorders and sets a default for their own views only', {
  tag: '@full',
}, async ({ browser, violations, helpdeskUrl }) => {
  await addTicket(team.admin, 'Refund of a kettle', { priority: 'high' });
  await addTicket(team.admin, 'A new lamp');
  const ada = await openAs(browser, team.admin, '/tickets');
  const ben = await openAs(browser, team.agent, '/tickets?q=refund');
  await save(ben, 'Refunds');
  await ben.getByRole('link', { name: 'All', exact: true }).click();
  await expect(rows(ben)).toHaveCount(2);
  await ben.getByLabel('Priority', { exact: true }).selectOption('High');
  await save(ben, 'High');
  await pick(ben, 'High', 'Move up');
  const names = () => views(ben).getByRole('link').allTextContents();
  await expect.poll(names).toEqual(['High1', 'Refunds1']);
  expect(await violations(ben)).toEqual([]);

  await link(ben, /^Refunds/).click();
  await ben.getByLabel('Sort by').selectOption('Oldest first');
  await ben.getByRole('button', { name: 'Update view' }).click();
  await toast(ben).getByRole('button', { name: 'Undo' }).hover();
  await expect(ben.getByRole('button', { name: 'Reset' })).toHaveCount(0);
  await toast(ben).getByRole('button', { name: 'Undo' }).click();
  await expect(ben.getByRole('button', { name: 'Reset' })).toBeVisible();

  await pick(ben, 'Refunds', 'Default view');
  await expect(toast(ben).getByText('This is now your default view')).toBeVisible();
  await ben.goto(`${helpdeskUrl}/profile`);
  await expect(link(ben, /^Refunds/)).toBeVisible();
  await ben.getByRole('link', { name: /^Tickets/ }).click();
  await expect.poll(() => searchOf(ben)).toMatchObject({ q: 'refund' });
  await expect(rows(ben)).toHaveText(['Refund of a kettle']);
  await ben.getByRole('link', { name: 'All', exact: true }).click();
  await expect(rows(ben)).toHaveCount(2);
  await ben.reload();
  await expect(link(ben, /^Refunds/)).toBeVisible();
  await expect(rows(ben)).toHaveCount(2);

  const phone = await openAs(browser, team.agent, '/tickets', (page) =>
    page.setViewportSize({ width: 390, height: 844 }),
  );
  await expect.poll(() => searchOf(phone)).toMatchObject({ q: 'refund' });
  await phone
    .getByRole('button', { name: /navigation|menu/i })
    .first()
    .click();
  const drawer = phone.getByRole('dialog', { name: 'Navigation' });
  expect(await violations(phone)).toEqual([]);
  await drawer.getByRole('link', { name: /^High/ }).click();
  await expect(rows(phone)).toHaveText(['Refund of a kettle']);
  expect(searchOf(phone)).toMatchObject({ priority: 'high' });

  await expect(views(ada).getByRole('link')).toHaveCount(0);
});
