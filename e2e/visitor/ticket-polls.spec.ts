import { expect, type Response } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { addTicket, newOrganization } from '../staff/organizations.ts';
import { subdomainOf } from '../staff/visitor.ts';

test('an open ticket page polls for changes without errors in the browser console', {
  tag: '@full',
}, async ({ page, pageErrors }) => {
  const { admin } = await newOrganization();
  const { ticketNumber } = await addTicket(admin, 'Quiet');
  await page.goto(`${helpdeskUrl}/public/ticket/${await subdomainOf(admin)}`);
  await page.getByLabel('Email Address').fill('vera@example.com');
  await page.getByLabel('Ticket Number').fill(ticketNumber);
  await page.getByRole('button', { name: 'Access Ticket' }).click();
  await expect(page.getByRole('heading', { name: `Ticket #${ticketNumber}` })).toBeVisible();
  // By the second response, the page has handled the first one.
  const isUnchanged = (response: Response) => response.status() === 304;
  for (let answers = 0; answers < 2; answers += 1) await page.waitForResponse(isUnchanged);
  expect(pageErrors).toEqual([]);
});
