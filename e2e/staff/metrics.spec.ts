import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { demo, signInByApi } from '../people.ts';

test('a chart shows its days to pointer, keyboard and table', async ({ page }) => {
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

test('an admin downloads a report and has one mailed; an agent reads who may', {
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
