import { Secret, TOTP } from 'otpauth';
import { type Browser, expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { type Colleague, newOrganization, openAs, withinASecond } from './organizations.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const factors = (page: Page) => page.getByRole('list', { name: 'Two-factor authentication' });
const period = 30_000;

/** Returns a TOTP code that doesn't expire before it is sent. */
async function codeOf(page: Page, secret: string, steps = 0) {
  const left = period - (Date.now() % period);
  // This wait isn't for the page: a code that expires within a second may arrive too late.
  if (left < 1_000) await page.waitForTimeout(left);
  const timestamp = Date.now() + steps * period;
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

/** Opens a signed-out browser with a virtual authenticator. */
async function newDevice(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  await addAuthenticator(page);
  return page;
}

async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function givePassword(page: Page, { email, password }: Colleague) {
  await page.goto(`${helpdeskUrl}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await button(page, 'Sign in').click();
}

const isIn = (page: Page) => expect(page.getByText(/Welcome back/)).toBeVisible();

/** Closes the dialog with the recovery codes, and returns them. */
async function keepCodes(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  const text = (await dialog.locator('pre').textContent()) ?? '';
  await button(page, "I've saved them").click();
  await expect(dialog).toBeHidden();
  return text.split('\n');
}

async function setUpApp(page: Page) {
  await button(page, 'Set up app').click();
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' });
  await expect(
    dialog.getByRole('img', { name: 'QR code for the authenticator app' }),
  ).toBeVisible();
  const secret = ((await dialog.locator('pre').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
  await button(page, 'Set up').click();
  await expect(dialog.getByText('This code is wrong or was already used')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await codeOf(page, secret, -1));
  await button(page, 'Set up').click();
  return secret;
}

test('an agent signs in with an authenticator app, and with a recovery code', async ({
  browser,
  violations,
}) => {
  const { agent } = await newOrganization();
  const page = await openAs(browser, agent, '/profile');
  await button(page, 'Set up app').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const secret = await setUpApp(page);
  const codes = await keepCodes(page);
  expect(codes).toHaveLength(10);
  await expect(factors(page).getByText(/^10 of 10 left/)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(page)).toEqual([]);

  const other = await newDevice(browser);
  await givePassword(other, agent);
  await expect(other.getByRole('heading', { name: "Confirm it's you" })).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await other.getByRole('textbox', { name: 'Code' }).fill('000000');
  await other.keyboard.press('Enter');
  await expect(other.getByText('This code is wrong or was already used')).toBeVisible();
  await other.getByRole('textbox', { name: 'Code' }).fill(await codeOf(other, secret));
  await other.keyboard.press('Enter');
  await isIn(other);

  const third = await newDevice(browser);
  await givePassword(third, agent);
  await button(third, 'Use a recovery code').click();
  await third.getByLabel('Recovery code').fill(codes[0] ?? '');
  await third.keyboard.press('Enter');
  await isIn(third);
  await third.goto(`${helpdeskUrl}/profile`);
  await expect(factors(third).getByText(/^9 of 10 left/)).toBeVisible();
});

test('an agent adds a passkey, signs in with it alone and after the password, and removes it', async ({
  browser,
}) => {
  const { agent } = await newOrganization();
  const page = await newDevice(browser);
  await givePassword(page, agent);
  await isIn(page);
  await page.goto(`${helpdeskUrl}/profile`);
  await button(page, 'Add passkey').click();
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop');
  await page.keyboard.press('Enter');
  expect(await keepCodes(page)).toHaveLength(10);
  await expect(factors(page).getByText('Work laptop')).toBeVisible();

  const signOut = async () => {
    await button(page, 'Sign Out').click();
    await expect(page).toHaveURL(/\/login/);
  };
  await signOut();
  await button(page, 'Use a passkey').click();
  await isIn(page);

  await page.goto(`${helpdeskUrl}/profile`);
  await signOut();
  await givePassword(page, agent);
  await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible();
  await button(page, 'Use a passkey').click();
  await isIn(page);

  await page.goto(`${helpdeskUrl}/profile`);
  await expect(factors(page).getByText(/Last used/)).toBeVisible();
  await button(page, 'Rename Work laptop').click();
  await page.getByRole('dialog').getByLabel('Name').fill('Old laptop');
  await page.keyboard.press('Enter');
  await button(page, 'Remove Old laptop').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(factors(page).getByText('Old laptop')).toBeHidden();
  await expect(factors(page).getByText('Recovery codes')).toBeHidden();
  await signOut();
  await givePassword(page, agent);
  await isIn(page);
});

test('an admin requires two-factor authentication, and an agent must set it up before they can continue', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const { admin, agent } = await newOrganization();
  const page = await openAs(browser, admin, '/profile');
  await addAuthenticator(page);
  await button(page, 'Add passkey').click();
  await page.getByRole('dialog').getByLabel('Name').fill('Key');
  await page.keyboard.press('Enter');
  await keepCodes(page);

  const member = await openAs(browser, agent, '/tickets');
  await expect(member.getByRole('heading', { name: 'Tickets', level: 1 })).toBeVisible();
  await page.goto(`${helpdeskUrl}/settings/security`);
  await page.getByLabel('Required').selectOption('In a week');
  await button(page, 'Require two-factor authentication').click();
  await expect(button(page, 'Stop requiring it')).toBeVisible();
  await member.reload();
  await expect(member.getByText(/requires two-factor authentication from/)).toBeVisible();
  await expect(member).toHaveURL(/\/tickets/);

  await button(page, 'Stop requiring it').click();
  await page.getByLabel('Required').selectOption('Immediately');
  await button(page, 'Require two-factor authentication').click();
  await expect(page.getByText(/Required since/)).toBeVisible();
  await member.reload();
  await expect(member).toHaveURL(/\/profile/);
  await expect(member.getByText(/Set it up below to continue/)).toBeVisible();
  expect(await violations(member)).toEqual([]);
  await setUpApp(member);
  await keepCodes(member);
  await expect(member.getByText(/Set it up below to continue/)).toBeHidden();
  await member.goto(`${helpdeskUrl}/tickets`);
  await expect(member.getByRole('heading', { name: 'Tickets', level: 1 })).toBeVisible();

  await page.goto(`${helpdeskUrl}/team`);
  const row = page.getByRole('listitem').filter({ hasText: agent.email });
  await expect(row.getByText('Two-factor authentication')).toBeVisible();
  await row.getByRole('button', { name: /Reset two-factor authentication for/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(row.getByText('Two-factor authentication')).toBeHidden();
});

test('an agent ends a session from another device, and its page shows sign-in within a second', {
  tag: '@full',
}, async ({ browser }) => {
  const { agent } = await newOrganization();
  const here = await openAs(browser, agent, '/profile');
  const there = await newDevice(browser);
  await givePassword(there, agent);
  await isIn(there);
  await there.goto(`${helpdeskUrl}/tickets`);
  await expect(there.getByRole('heading', { name: 'Tickets', level: 1 })).toBeVisible();
  await here.reload();
  const list = here.getByRole('list', { name: 'Sessions' });
  await list
    .getByRole('button', { name: /^Sign out: Chrome/ })
    .first()
    .click();
  await withinASecond(() => there.url().includes('/login'));
});
