import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { mailedLink } from '../mail.ts';
import { newPerson, signIn, signUp } from '../people.ts';
import { addTicket, type Colleague, join, openAs } from './organizations.ts';
import { signedInLongAgo } from './proof.ts';
import { subdomainOf } from './visitor.ts';

// Account operations that need the password, in a browser.
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const proofOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  return { dialog, password: dialog.getByLabel('Your Password') };
};

/** Answers the password dialog: cancels it, then enters a wrong one, then the right one. */
async function prove(
  page: Page,
  { password: right }: { password: string },
  again: () => Promise<unknown>,
) {
  const { dialog, password } = proofOf(page);
  await expect(password).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await again();
  await expect(password).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
  await password.fill(right);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

const alone = (name: string): Promise<Colleague> => {
  const person = newPerson(name);
  return join(person, { organizationName: `Alone ${person.email}` });
};

test('AU-10: a user changes their email with the password and a confirmation, and reverts it from the old mailbox', async ({
  browser,
  violations,
}) => {
  const olga = await alone('Olga');
  const wanted = `new.${olga.email}`;
  await signedInLongAgo(olga);
  const page = await openAs(browser, olga, '/profile');
  await button(page, 'Edit').click();
  await page.getByLabel('First Name').fill('Olga Maria');
  await page.getByLabel('Email').fill(wanted);
  await page.keyboard.press('Enter');
  await prove(page, olga, async () => {
    await expect(page.getByLabel('First Name')).toHaveValue('Olga Maria');
    await expect(page.getByLabel('Email')).toHaveValue(wanted);
    await button(page, 'Save Changes').click();
  });
  await expect(page.getByText(`We emailed a link to ${wanted}.`).first()).toBeVisible();
  await expect(page.getByText('New Email (not confirmed)')).toBeVisible();

  const mailbox = await (await browser.newContext()).newPage();
  const link = await mailedLink(wanted, /https?:\S+\/confirm-email\/[\w-]{43}/);
  await mailbox.goto(link);
  await expect(mailbox.getByRole('heading', { name: 'Is this your email address?' })).toBeVisible();
  await expect(mailbox.getByText(wanted)).toBeVisible();
  await mailbox.setViewportSize({ width: 390, height: 844 });
  expect(await mailbox.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(mailbox)).toEqual([]);
  await button(mailbox, 'Confirm').click();
  await expect(
    mailbox.getByRole('heading', { name: 'This is now your sign-in email' }),
  ).toBeVisible();
  expect(await violations(mailbox)).toEqual([]);
  await mailbox.goto(link);
  await expect(mailbox.getByText('This link is invalid or has expired')).toBeVisible();
  await signIn(mailbox, wanted, olga.password);
  await page.reload();
  await expect(page.getByText(wanted).first()).toBeVisible();
  await expect(page.getByText('New Email (not confirmed)')).toBeHidden();

  const old = await (await browser.newContext()).newPage();
  const back = await mailedLink(olga.email, /https?:\S+\/take-back-email\/[\w-]{43}/);
  await old.goto(back);
  await expect(old.getByRole('heading', { name: 'Restore your email address?' })).toBeVisible();
  await button(old, 'Restore email address').click();
  await expect(old.getByRole('heading', { name: 'Email address restored' })).toBeVisible();
  await old.getByRole('link', { name: 'Set a new password' }).click();
  await old.getByLabel('New password').fill('yet-another-secret');
  await button(old, 'Set new password').click();
  await expect(old.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await signIn(old, olga.email, 'yet-another-secret');
  for (const taken of [page, mailbox]) {
    await taken.goto(`${helpdeskUrl}/profile`);
    await expect(taken.getByRole('heading', { name: 'Sign in to Helpdesk' })).toBeVisible();
  }
  await old.goto(back);
  await expect(old.getByText('This link is invalid or has expired')).toBeVisible();
});

test('AU-10: an API key, a domain and an invitation require the password and keep typed values', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const ada = await alone('Ada');
  await signedInLongAgo(ada);
  const page = await openAs(browser, ada, '/settings/api-keys');
  await button(page, 'Create API Key').click();
  const dialog = page.getByRole('dialog', { name: 'Create API Key' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Shop import');
  await dialog.getByRole('checkbox', { name: 'Tickets: Create' }).check();
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Create API Key' }).click();
  await expect(proofOf(page).password).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await prove(page, ada, async () => {
    await expect(dialog.getByRole('button', { name: 'Create API Key' })).toBeFocused();
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
      'Shop import',
    );
    await expect(dialog.getByRole('checkbox', { name: 'Tickets: Create' })).toBeChecked();
    await page.keyboard.press('Enter');
  });
  await expect(page.getByRole('dialog', { name: 'Your new API key' })).toBeVisible();

  await signedInLongAgo(ada);
  await page.goto(`${helpdeskUrl}/settings/domains`);
  await page.getByLabel('Domain', { exact: true }).fill('help.shop.example');
  await page.keyboard.press('Enter');
  await prove(page, ada, async () => {
    await expect(page.getByLabel('Domain', { exact: true })).toHaveValue('help.shop.example');
    await button(page, 'Add').click();
  });
  await expect(page.getByText('Pending Verification')).toBeVisible();

  await signedInLongAgo(ada);
  await page.goto(`${helpdeskUrl}/team`);
  await button(page, 'Invite Member').click();
  const invitation = page.getByRole('dialog', { name: 'Invite Team Members' });
  await invitation.getByLabel('Email').fill('ben@shop.example');
  await page.keyboard.press('Enter');
  await prove(page, ada, async () => {
    await expect(invitation.getByLabel('Email')).toHaveValue('ben@shop.example');
    await invitation.getByRole('button', { name: 'Send Invitation' }).click();
  });
  await expect(invitation.getByText('ben@shop.example').first()).toBeVisible();
});

test('RL-07: a new user can invite up to three people without a message until they confirm their email', {
  tag: '@full',
}, async ({ page, browser, violations }) => {
  const person = await signUp(page, 'Nora');
  const banner = page.getByText(`with the link we emailed to ${person.email}`);
  await expect(banner).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const confirmation = /https?:\S+\/confirm-email#token=[\w.]+/;
  const first = await mailedLink(person.email, confirmation);
  await button(page, 'Resend').click();
  await expect(page.getByText('Confirmation email sent').first()).toBeVisible();
  const link = await mailedLink(person.email, confirmation, first);

  await page.goto(`${helpdeskUrl}/team`);
  await button(page, 'Invite Member').click();
  const dialog = page.getByRole('dialog', { name: 'Invite Team Members' });
  const message = dialog.getByLabel('Personal message (optional)');
  const invite = async (email: string) => {
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  };
  await expect(message).toBeDisabled();
  await expect(message).toHaveAccessibleDescription(/Confirm your email address/);
  for (const email of ['one@shop.example', 'two@shop.example', 'three@shop.example']) {
    await invite(email);
    await expect(dialog.getByLabel('Email')).toHaveValue('');
    await expect(dialog.getByText(email)).toBeVisible();
  }
  await invite('four@shop.example');
  await expect(
    page.getByText(/^Confirm your email address to invite more than three people/).first(),
  ).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue('four@shop.example');

  const mailbox = await (await browser.newContext()).newPage();
  await mailbox.goto(link);
  await expect(mailbox.getByText('Your email address is confirmed. Thank you!')).toBeVisible();
  expect(mailbox.url()).not.toContain('token');
  expect(await violations(mailbox)).toEqual([]);
  await mailbox.goto(`${helpdeskUrl}/confirm-email#token=made.up.entirely`);
  await mailbox.reload();
  await expect(mailbox.getByText('This link is invalid or has expired')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Team Members', level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  await button(page, 'Invite Member').click();
  await message.fill('Come and see');
  await invite('four@shop.example');
  await expect(dialog.getByText('four@shop.example')).toBeVisible();
});

test('PT-03: a visitor who looks up a ticket gets a link by email instead, and the link opens the ticket', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const ada = await alone('Ada');
  const subdomain = await subdomainOf(ada);
  const email = `vera.${ada.email}`;
  const { ticketNumber } = await addTicket(ada, 'Kettle leaks', { customerEmail: email });
  const page = await openAs(browser, ada, '/settings');
  await page.getByRole('switch', { name: 'Email a link instead of showing the ticket' }).click();
  await button(page, 'Save Changes').click();
  await expect(page.getByText('General settings updated').first()).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${helpdeskUrl}/public/ticket/${subdomain}`);
  const said = visitor.getByText(/match, we.ve emailed you a link to the ticket/);
  const lookUp = async (number: string) => {
    await visitor.getByRole('textbox', { name: 'Email Address' }).fill(email);
    await visitor.getByRole('textbox', { name: 'Ticket Number' }).fill(number);
    // The same message is still shown from the previous lookup.
    const answered = visitor.waitForResponse((response) => response.request().method() === 'POST');
    await button(visitor, 'Access Ticket').click();
    await answered;
    await expect(said).toBeVisible();
    await expect(button(visitor, 'Access Ticket')).toBeEnabled();
  };
  await lookUp('TK-2020-000001');
  const wrong = await visitor.locator('form').innerText();
  await lookUp(ticketNumber);
  expect(await visitor.locator('form').innerText()).toBe(wrong);
  await expect(visitor.getByText('Kettle leaks')).toBeHidden();
  expect(await violations(visitor)).toEqual([]);
  await visitor.goto(await mailedLink(email, /https?:\S+\/public\/ticket\/\S+#access=[\w-]+/));
  await expect(visitor.getByText('Kettle leaks').first()).toBeVisible();
  expect(visitor.url()).not.toContain('access=');
});
