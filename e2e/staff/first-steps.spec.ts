import { expect, type Locator, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { browserArguments, executablePath } from '../browser.ts';
import { test } from '../host-pages/host-page.ts';
import { newPerson, signUp } from '../people.ts';

// The full run works at human speed: each action and each letter takes a moment.
const isSlow = process.env.TEST_TIER === 'full';
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: browserArguments,
    slowMo: isSlow ? 400 : 0,
  },
});

/** Clicks into a field and types, as a person does. */
async function type(field: Locator, text: string) {
  await field.click();
  if (isSlow) await field.pressSequentially(text, { delay: 60 });
  else await field.fill(text);
}

/** Counts every real click in a window from now on. */
async function countClicks(page: Page) {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    // Counts pointer events, because a click on a label also triggers a click event on its field.
    addEventListener('pointerdown', () => void Object(window).countClick(), { capture: true });
  });
  return () => clicks;
}

test('a new admin signs up and sets up chat, form, branding, an article and the team in the first steps', async ({
  page,
  open,
  context,
  violations,
}) => {
  test.setTimeout(600_000);
  const began = Date.now();
  const dashboard = await context.newPage();
  const clicks = await countClicks(dashboard);
  const person = newPerson('Olivia');
  await dashboard.goto(`${helpdeskUrl}/signup`);
  await type(dashboard.getByLabel('First name'), person.firstName);
  await type(dashboard.getByLabel('Last name'), person.lastName);
  await type(dashboard.getByLabel('Email'), person.email);
  await type(dashboard.getByLabel('Password', { exact: true }), person.password);
  await type(dashboard.getByLabel('Confirm password'), person.password);
  await type(dashboard.getByLabel('Organization name'), `Journey ${person.email}`);
  await dashboard.getByRole('button', { name: 'Create account' }).click();

  const steps = dashboard.getByRole('list', { name: 'First steps' });
  const sheet = dashboard.getByRole('dialog');
  const close = () => sheet.getByRole('button', { name: 'Close' }).click();
  await expect(dashboard.getByText('0 of 6 done')).toBeVisible();
  await expect(dashboard.getByText('Recent Tickets')).toHaveCount(0);
  expect(await violations(dashboard)).toEqual([]);

  // Puts the copied code on a page of another site, where the visitor doesn't click, open the chat or reload.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = async () => {
    await sheet.getByRole('button', { name: /^Copy/ }).click();
    return dashboard.evaluate(() => navigator.clipboard.readText());
  };
  await steps.getByRole('button', { name: 'Get install code' }).first().click();
  await expect(sheet.getByText('Waiting for your site…')).toBeVisible();
  expect(await violations(dashboard)).toEqual([]);
  const chatCode = await copied();
  expect(chatCode).toContain('<helpdesk-chat organization="');
  await open({ body: chatCode });
  const { host } = new URL(page.url());
  await expect(sheet.getByText(`Seen on ${host}`)).toBeVisible();
  await expect(sheet.getByText(/^\d+ s ago$/)).toBeVisible();
  await close();
  await expect(steps.getByText('Add live chat to your site, done')).toBeVisible();
  await expect(steps.getByText(`Seen on ${host}`)).toBeVisible();

  await steps.getByRole('button', { name: 'Get install code' }).click();
  await open({ body: `${chatCode}\n${await copied()}` });
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await expect(sheet.getByText(`Seen on ${host}`)).toBeVisible();
  await close();
  await expect(steps.getByText('Add a form to your site, done')).toBeVisible();

  await steps.getByRole('button', { name: 'Set up branding' }).click();
  await sheet.getByLabel('Green', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dashboard.getByText('Branding updated').first()).toBeVisible();
  await close();
  await expect(steps.getByText('Make it yours, done')).toBeVisible();

  await steps.getByRole('button', { name: 'Write an article' }).click();
  await sheet.getByRole('button', { name: 'When are you open?' }).click();
  await type(sheet.getByLabel('Text'), 'Nine to five, from Monday to Friday.');
  await sheet.getByRole('button', { name: 'Publish' }).click();
  await expect(steps.getByText('Publish your first article, done')).toBeVisible();

  await steps.getByRole('button', { name: 'Invite' }).click();
  await type(dashboard.getByLabel('Email', { exact: true }), 'colleague@example.com');
  await dashboard.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(dashboard.getByText('Invitation sent successfully').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();
  await expect(steps.getByText('Invite your team, done')).toBeVisible();
  await expect(dashboard.getByText('5 of 6 done')).toBeVisible();
  await steps.getByRole('button', { name: 'Set up email' }).click();
  await expect(sheet.getByRole('button', { name: 'Add address' }).first()).toBeVisible();
  expect(await violations(dashboard)).toEqual([]);
  await close();
  expect(new URL(dashboard.url()).pathname).toBe('/');

  const minutes = (Date.now() - began) / 60_000;
  test.info().annotations.push({
    type: 'set-up',
    description: `${clicks()} clicks, ${minutes.toFixed(1)} minutes`,
  });
  expect(clicks()).toBeGreaterThan(10);
  expect(clicks()).toBeLessThan(30);
  expect(minutes).toBeLessThan(10);

  await dashboard.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(steps).toBeHidden();
  await dashboard.reload();
  await expect(dashboard.getByText('Recent Tickets')).toBeVisible();
  await expect(steps).toBeHidden();
});

test('a new admin adds sample tickets with one click, tries one and removes them', async ({
  page,
  violations,
}) => {
  await signUp(page);
  const steps = page.getByRole('list', { name: 'First steps' });
  await page.getByRole('button', { name: 'Add sample tickets' }).click();
  await expect(page.getByText('3 sample tickets are in your list')).toBeVisible();
  // The steps stay until the first real ticket.
  await expect(steps).toBeVisible();
  await page.getByRole('link', { name: 'Open tickets' }).click();
  await page.getByText('Where is my parcel?').first().click();
  await expect(page.getByText('Sample ticket', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove sample tickets' }).click();
  await expect(steps).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add sample tickets' })).toBeVisible();
  await page.goto(`${helpdeskUrl}/tickets`);
  await expect(page.getByText('Tickets arrive through your forms')).toBeVisible();
});
