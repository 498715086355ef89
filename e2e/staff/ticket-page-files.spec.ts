import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { manual, pasteFile, pdf, picture, savedFrom } from './files.ts';
import { addTicket, newOrganization, openAs } from './organizations.ts';
import { refuse } from './shows.ts';
import { subdomainOf } from './visitor.ts';

const attached = (page: Page) => page.getByRole('list', { name: 'Attached files' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

const isDrawn = (page: Page, name: string) =>
  expect
    .poll(() =>
      page.getByRole('img', { name }).evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(1);

test('a customer replies with a picture and a document on the ticket page, and the agent sees both', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const team = await newOrganization();
  const { id, ticketNumber } = await addTicket(team.admin, 'Show us, please');
  const vera = await (await browser.newContext()).newPage();
  await vera.setViewportSize({ width: 320, height: 700 });
  await vera.goto(`${helpdeskUrl}/public/ticket/${await subdomainOf(team.admin)}`);
  await vera.getByLabel('Email Address').fill('vera@example.com');
  await vera.getByLabel('Ticket Number').fill(ticketNumber);
  await vera.getByRole('button', { name: 'Access Ticket' }).click();
  await expect(vera.getByRole('button', { name: 'Attach files' })).toBeVisible();

  // One upload fails first. The customer retries it, and the typed text stays.
  await box(vera).fill('It looks like this');
  await refuse(vera, /\/files\?name=/, 'POST', 'The file could not be stored');
  await vera.locator('[data-attach]').setInputFiles([manual]);
  await expect(attached(vera).getByRole('alert')).toHaveText('The file could not be stored');
  await expect(vera.getByRole('button', { name: 'Send Message' })).toBeDisabled();
  await vera.unroute(/\/files\?name=/);
  await vera.getByRole('button', { name: 'Try Manual.pdf again' }).click();
  await pasteFile(box(vera));
  await expect(attached(vera).getByRole('listitem')).toHaveCount(2);
  await expect(attached(vera).getByRole('progressbar')).toHaveCount(0);
  await expect(attached(vera).getByRole('alert')).toHaveCount(0);
  expect(await violations(vera)).toEqual([]);
  await vera.getByRole('button', { name: 'Send Message' }).click();
  await isDrawn(vera, 'Kettle.png');
  await expect(attached(vera)).toHaveCount(0);

  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  await isDrawn(ben, 'Kettle.png');
  expect(
    await savedFrom(
      ben,
      ben.getByRole('region', { name: 'Messages' }).getByRole('link', { name: /Manual\.pdf/ }),
    ),
  ).toEqual(pdf);

  // A picture can be sent without text.
  await vera.locator('[data-attach]').setInputFiles([{ ...picture, name: 'Again.png' }]);
  await expect(attached(vera).getByRole('progressbar')).toHaveCount(0);
  await vera.getByRole('button', { name: 'Send Message' }).click();
  await isDrawn(vera, 'Again.png');
  await isDrawn(ben, 'Again.png');
  expect(await violations(vera)).toEqual([]);
  expect(await vera.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
