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

test('an admin downloads a report and gets one by email, and an agent sees that only admins can', {
  tag: '@full',
}, async ({ page, browser }) => {
  await signInByApi(page, demo.admin);
  await page.goto(`${helpdeskUrl}/metrics?tab=reports&period=90d`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV: Tickets' }).click();
  expect((await download).suggestedFilename()).toBe('tickets-90d.csv');
  await page.getByRole('button', { name: 'Email me when ready: Agents' }).click();
  await expect(
    page.getByText('Reports are sent by email when ready', { exact: true }),
  ).toBeVisible();
  const agent = await (await browser.newContext()).newPage();
  await signInByApi(agent, demo.agent);
  await agent.goto(`${helpdeskUrl}/metrics?tab=reports`);
  await expect(agent.getByText('Only administrators can download reports')).toBeVisible();
  await agent.context().close();
});

test('an admin saves a report with a schedule, opens its period, edits and deletes it', async ({
  browser,
  violations,
}) => {
  const { admin } = await newOrganization();
  const page = await openAs(browser, admin, '/metrics?tab=reports');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Save report' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('For the board');
  await dialog.getByLabel('Period').selectOption('Last month');
  await dialog.getByLabel('Email it').selectOption('Every month');
  await dialog.getByRole('button', { name: 'Save report' }).click();
  const saved = page.getByRole('list', { name: 'Saved reports' }).getByRole('listitem');
  await expect(saved).toContainText('Tickets · Last month · Every month on day 1 to Ada Tester');
  await page.getByRole('button', { name: 'Open: For the board' }).click();
  await expect(page.getByLabel('Reporting period')).toHaveValue('custom');
  await expect(page.getByRole('button', { name: 'Download CSV: Tickets' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'More actions: For the board' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Edit');
  await dialog.getByLabel('Email it').selectOption('Never');
  await dialog.getByRole('button', { name: 'Save report' }).click();
  await expect(saved).toContainText('Not emailed');
  await act('Delete');
  await page.getByRole('alertdialog').or(dialog).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No saved reports yet')).toBeVisible();
});
