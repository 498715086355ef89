import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../host-pages/host-page.ts';
import { isDrawn, manual, pasteFile, pdf, picture, savedFrom } from './files.ts';
import { newOrganization, openAs } from './organizations.ts';
import { attachedBy as attached, strictPolicy, subdomainOf, visitorOn } from './visitor.ts';

const opening = { timeout: 60_000 };

const policy = strictPolicy(helpdeskUrl, { hasPictures: true });

test('a visitor on a strict page leaves a message with a picture and a PDF, and an agent sees both on the ticket', {
  tag: '@full',
}, async ({ browser, page, open, violations, pageErrors }) => {
  const team = await newOrganization();
  const visitor = visitorOn(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const body = `{{script}}<helpdesk-chat organization="${await subdomainOf(team.admin)}"></helpdesk-chat>`;
  await open({ body, headers: { 'content-security-policy': policy } });
  await visitor.open();
  await page.getByRole('button', { name: 'Leave a message' }).click();
  const sheet = page.getByRole('form', { name: /We.re away right now/ });
  await pasteFile(sheet.getByLabel('Message'));
  await expect(attached(page).getByRole('listitem')).toHaveText([/Kettle\.png/]);
  await sheet.locator('input[type=file]').setInputFiles([manual, { ...picture, name: 'No.png' }]);
  await expect(attached(page).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove No.png' }).click();
  await expect(attached(page).getByRole('progressbar')).toHaveCount(0);
  // On a phone no file is wider than the panel, and the send button is within reach.
  await sheet.getByRole('button', { name: 'Leave a message' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Remove Manual.pdf' })).toBeInViewport({
    ratio: 1,
  });
  expect(await violations(page)).toEqual([]);
  await sheet.getByLabel('Name').fill('Vera Visitor');
  await sheet.getByLabel('Email').fill('vera@example.com');
  await sheet.getByLabel('Message').fill('My kettle looks like this.');
  await sheet.getByRole('button', { name: 'Leave a message' }).click();
  await expect(page.getByText(/Your ticket number is [A-Z]+-\d{4}-\d{6}/)).toBeVisible(opening);
  expect(pageErrors.filter((error) => !/Content Security Policy/.test(error))).toEqual([]);

  const ada = await openAs(browser, team.admin, '/tickets');
  await ada.getByText('My kettle looks like this.').first().click(opening);
  const ticket = ada.getByRole('article').or(ada.getByRole('main'));
  await isDrawn(ticket.getByRole('img', { name: 'Kettle.png' }).first());
  const row = ticket.getByRole('link', { name: /^Download Manual\.pdf/ }).first();
  expect(await savedFrom(ada, row)).toEqual(pdf);
  expect(await violations(ada)).toEqual([]);
});
