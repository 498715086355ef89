import { expect, type Response } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { addTicket, newOrganization } from '../staff/organizations.ts';
import { subdomainOf } from '../staff/visitor.ts';

test('an open ticket asks for what is new without an error in the console', {
  tag: '@full',
}, async ({ page, pageErrors }) => {
  const { admin } = await newOrganization();
  const { ticketNumber } = await addTicket(admin, 'Quiet');
  await page.goto(`${helpdeskUrl}/public/ticket/${await subdomainOf(admin)}`);
  await page.getByLabel('Email Address').fill('vera@example.com');
  await page.getByLabel('Ticket Number').fill(ticketNumber);
  await page.getByRole('button', { name: 'Access Ticket' }).click();
  await expect(page.getByRole('heading', { name: `Ticket #${ticketNumber}` })).toBeVisible();
  // The second answer comes after what the first one led to.
  const isUnchanged = (response: Response) => response.status() === 304;
  for (let answers = 0; answers < 2; answers += 1) await page.waitForResponse(isUnchanged);
  expect(pageErrors).toEqual([]);
});
