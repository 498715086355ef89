import { type Browser, expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import { mailedLink } from '../mail.ts';
import { fillSignUp, newPerson, type Person, signUp } from '../people.ts';

const member = (page: Page, person: Person) =>
  page.getByRole('list', { name: 'Members', exact: true }).getByRole('listitem').filter({
    hasText: person.email,
  });

async function invite(page: Page, email: string) {
  await page.getByRole('button', { name: 'Invite Member' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByText('Team member invited successfully').first()).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
}

/** Invites a person and signs them up with the emailed link. */
async function join(browser: Browser, firstName: string, invite: (email: string) => unknown) {
  const person = newPerson(firstName);
  await invite(person.email);
  const link = await mailedLink(person.email, /https?:\S+\/invite\/[\w-]+/);
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await fillSignUp(page, person);
  return { person, page };
}

test('an admin invites a colleague, who joins, then changes their role and removes them', async ({
  page,
  browser,
  helpdeskUrl,
  violations,
}) => {
  const owner = await signUp(page);
  await page.getByRole('link', { name: 'Team Members' }).click();
  const own = member(page, owner);
  await expect(own.getByText('You', { exact: true })).toBeVisible();
  await expect(own.getByText('Administrator')).toBeVisible();
  await expect(own.getByRole('combobox')).toBeHidden();
  await expect(own.getByRole('button')).toBeHidden();

  const colleague = await join(browser, 'Carla', (email) => invite(page, email));
  // The colleague appears without a reload, and the invitation disappears.
  const row = member(page, colleague.person);
  await expect(row).toBeVisible();
  await expect(page.getByText('Pending Invitations')).toBeHidden();
  await expect(row.getByText('Agent', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: /^Agents/ }).click();
  await expect(own).toBeHidden();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: /^All/ }).click();

  await row.getByRole('combobox').selectOption('Admin - Full access');
  await expect(page.getByText('Member role updated successfully').first()).toBeVisible();
  await expect(row.getByText('Administrator')).toBeVisible();
  await colleague.page.reload();
  await expect(colleague.page.getByRole('link', { name: 'Team Members' })).toBeVisible();

  await row.getByRole('combobox').selectOption('Customer - View only');
  await page.getByRole('button', { name: 'Change Role' }).click();
  await expect(row.getByText('Customer', { exact: true })).toBeVisible();
  await colleague.page.reload();
  await expect(colleague.page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(colleague.page.getByRole('link', { name: 'Tickets', exact: true })).toBeHidden();

  await row.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Team member removed successfully').first()).toBeVisible();
  await expect(row).toBeHidden();
  await colleague.page.goto(`${helpdeskUrl}/tickets`);
  await expect(colleague.page.getByRole('heading', { name: 'Sign in to Helpdesk' })).toBeVisible();
});

test('an admin resends an invitation and revokes it, and its link stops working', {
  tag: '@full',
}, async ({ page, browser }) => {
  await signUp(page);
  await page.getByRole('link', { name: 'Team Members' }).click();
  const person = newPerson('Pia');
  await invite(page, person.email);
  const pending = page.getByRole('list', { name: 'Pending Invitations' }).getByRole('listitem');
  await expect(pending).toContainText(person.email);
  await expect(pending).toContainText(/Expires in \d days/);

  await expect(pending.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await pending.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('Invitation sent successfully').first()).toBeVisible();
  await expect(pending.getByRole('button', { name: 'Copy link' })).toBeVisible();
  const link = await mailedLink(person.email, /https?:\S+\/invite\/[\w-]+/);

  await pending.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Pending Invitations')).toBeHidden();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByText('This invitation is invalid or has expired')).toBeVisible();
});

test('an admin sets their status to Away, and it survives a reload and appears in the team list', {
  tag: '@full',
}, async ({ page }) => {
  const owner = await signUp(page);
  const account = page.getByRole('button', { name: new RegExp(owner.firstName) });
  await account.click();
  await page.getByRole('menuitemradio', { name: 'Away' }).click();
  await expect(account).toContainText('Away');
  await page.reload();
  await expect(account).toContainText('Away');
  await account.click();
  await expect(page.getByRole('menuitemradio', { name: 'Away' })).toHaveAttribute(
    'aria-checked',
    'true',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Team Members' }).click();
  await expect(member(page, owner).getByText('Away')).toBeVisible();
});

test('an admin opens administration pages from the organization menu and with keyboard shortcuts', {
  tag: '@full',
}, async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: /, organization$/ }).click();
  const address = page.getByRole('menuitem', { name: 'Open organization page' });
  await expect(address).toHaveAttribute('href', /\/org\/journey/);
  await expect(address).toHaveAttribute('target', '_blank');
  await page.getByRole('menuitem', { name: 'Manage Team' }).click();
  await expect(page).toHaveURL(/\/team$/);
  // Shortcuts are off while a menu is open.
  await expect(page.getByRole('menu')).toBeHidden();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Team Members')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  // Both keys at once, because a busy page is slow to confirm the first one.
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('t')]);
  await expect(page).toHaveURL(/\/tickets$/);
});
