import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { demo, signInByApi } from '../people.ts';
import { newOrganization, openAs } from './organizations.ts';

test('an agent reads the days of a chart with the pointer, the keyboard and the table', async ({
  page,
}) => {
  await signInByApi(page, demo.agent);
  await page.goto(`${helpdeskUrl}/metrics?period=7d`);
  const card = page.getByRole('region', { name: 'Tickets', exact: true });
  const chart = card.getByRole('slider');
  await expect(chart).toHaveAttribute('aria-valuetext', /Created \d+, Resolved \d+/);
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '0');
  await chart.hover();
  await expect(card.getByText('Resolved').last()).toBeVisible();
  await card.getByRole('button', { name: 'Show as table' }).click();
  await expect(card.getByRole('row')).toHaveCount(8);
  await page.getByLabel('Reporting period').selectOption('Last 90 days');
  await expect(card.getByRole('row')).toHaveCount(91);
  await page.reload();
  await expect(page.getByLabel('Reporting period')).toHaveValue('90d');
});

test('an admin gets a report by email, and an agent sees why they can’t', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  await signInByApi(page, demo.admin);
  await page.goto(`${helpdeskUrl}/metrics?tab=reports&period=90d`);
  await page.getByRole('button', { name: 'Email me when ready: Agents' }).click();
  await expect(
    page.getByText('Reports are sent by email when ready', { exact: true }),
  ).toBeVisible();
  const agent = await (await browser.newContext()).newPage();
  await signInByApi(agent, demo.agent);
  await agent.goto(`${helpdeskUrl}/metrics?tab=reports`);
  await expect(agent.getByText("Your role can't see reports")).toBeVisible();
  await agent.context().close();
});

test('a lead saves a report, shares and schedules it, and a colleague downloads it', async ({
  browser,
  violations,
}) => {
  const { admin, agent } = await newOrganization();
  const role = {
    name: 'Lead',
    permissions: ['view_all_tickets', 'view_analytics', 'view_reports'],
  };
  const { id } = await (await admin.api.post('/api/team/roles', { data: role })).json();
  const members: { id: string; user: { email: string } }[] = await (
    await admin.api.get('/api/team/members')
  ).json();
  const member = members.find(({ user }) => user.email === agent.email);
  const given = { role: 'agent', customRoleId: id };
  const changed = await admin.api.patch(`/api/team/members/${member?.id}/role`, { data: given });
  expect(changed.status()).toBe(200);

  const page = await openAs(browser, admin, '/metrics?tab=reports');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Save report' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('For the board');
  await dialog.getByLabel('Report', { exact: true }).selectOption('Agents');
  await dialog.getByLabel('Period').selectOption('Last month');
  await dialog.getByLabel('Visible to').selectOption('Everyone who can see reports');
  await dialog.getByLabel('Email it').selectOption('Every month');
  await dialog.getByLabel('Ben Tester').check();
  await dialog.getByRole('button', { name: 'Save report' }).click();
  const saved = page.getByRole('list', { name: 'Saved reports' }).getByRole('listitem');
  await expect(saved).toContainText('Shared');
  await expect(saved).toContainText(
    'Agents · Last month · Every month on day 1 to Ada Tester and 1',
  );
  expect(await violations(page)).toEqual([]);

  const theirs = await openAs(browser, agent, '/metrics?tab=reports');
  await expect(theirs.getByText('by Ada Tester')).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^More actions/ })).toBeHidden();
  const arrived = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: 'Download XLSX: For the board' }).click();
  const file = await arrived;
  expect(file.suggestedFilename()).toMatch(/^agents-\d{4}-\d\d-01-to-\d{4}-\d\d-\d\d\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  await theirs.getByRole('button', { name: 'Show figures: For the board' }).click();
  await expect(theirs.getByLabel('Reporting period')).toHaveValue('lastMonth');
  await expect(theirs.getByRole('tab', { name: 'Agents' })).toBeFocused();
  await expect(theirs.getByRole('table', { name: 'Agents' })).toBeVisible();

  await page.getByRole('button', { name: 'More actions: For the board' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No saved reports yet')).toBeVisible();
});
