import { expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import { expectWritten } from '../written.ts';
import { addTicket, newOrganization, type Organization, openAs } from './organizations.ts';

let server: Organization;
let page: Page;

const row = (subject: string) => page.getByRole('row', { name: new RegExp(subject) });
const link = (subject: string) => page.getByRole('link', { name: subject, exact: true });

test.beforeEach(async ({ browser }) => {
  server = await newOrganization();
  await addTicket(server.admin, 'Kettle leaks', { priority: 'high' });
  await addTicket(server.admin, 'Lid is stuck', { customerEmail: 'walt@example.com' });
  await addTicket(server.admin, 'Pot is cracked', { priority: 'urgent' });
  page = await openAs(browser, server.admin, '/tickets');
  await expect(row('Kettle leaks')).toBeVisible();
});

test('an agent filters the list, and the URL keeps the filters after a reload and after Back', async () => {
  await page.getByRole('combobox', { name: 'Priority' }).selectOption('High');
  await expect(row('Pot is cracked')).toBeHidden();
  await page.getByLabel('Sort by').selectOption('Oldest first');
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill('ket');
  await expect(page).toHaveURL(/priority=high/);
  await expect(page).toHaveURL(/q=ket/);
  await expect(page).toHaveURL(/sort=createdAt/);

  await page.reload();
  await expect(row('Kettle leaks')).toBeVisible();
  await expect(row('Lid is stuck')).toBeHidden();
  await link('Kettle leaks').click();
  await page.getByRole('link', { name: 'Back to Tickets' }).click();
  await expect(page).toHaveURL(/q=ket/);
  await expect(page.getByText('1 of 3')).toBeVisible();
});

test('an agent moves through the list and selects, resolves and opens tickets with the keyboard', {
  tag: '@full',
}, async () => {
  await page.keyboard.press('j');
  await expect(link('Pot is cracked')).toBeFocused();
  await page.keyboard.press('j');
  await expect(link('Lid is stuck')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Selected tickets' })).toContainText(
    '1 ticket selected',
  );
  await page.keyboard.press('x');
  await page.keyboard.press('e');
  await expect(
    row('Pot is cracked').getByRole('button', { name: /Status of .*: Resolved/ }),
  ).toBeVisible();

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search tickets' });
  await expect(search).toBeFocused();
  await page.keyboard.type('jkxec');
  await expect(search).toHaveValue('jkxec');
  await search.fill('kettle');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('kettle');
  // Waits for the new results, because the empty list of the previous search has no row to focus.
  await expect(page.getByText('1 of 3')).toBeVisible();
  await expect(row('Lid is stuck')).toBeHidden();
  await page.keyboard.press('j');
  await expect(link('Kettle leaks')).toBeFocused();
  await search.fill('');

  await expect(row('Lid is stuck')).toBeVisible();
  await link('Lid is stuck').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lid is stuck' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByLabel('Status')).toHaveValue('resolved');
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await page.keyboard.type('g t ? c');
  await page.keyboard.press('Escape');
  await expectWritten(page.getByRole('textbox', { name: 'Reply' }), 'g t ? c');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Next ticket')).toBeVisible();
  await page.keyboard.press('Escape');
  // Single-key shortcuts are off in a dialog.
  await expect(help).toBeHidden();
  await page.keyboard.press('c');
  const newTicket = page.getByRole('dialog', { name: 'New Ticket' });
  await expect(newTicket).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(newTicket).toBeHidden();
  // Both keys at once, because a busy page is slow to confirm the first one.
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('t')]);
  await expect(page).toHaveURL(/\/tickets$/);
});

test('an agent answers and resolves one ticket after the other without the mouse', async () => {
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  for (const subject of ['Pot is cracked', 'Lid is stuck', 'Kettle leaks']) {
    await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    await page.keyboard.press('r');
    await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused();
    await page.keyboard.type(`About “${subject}”: done.`);
    await page.keyboard.press('ControlOrMeta+Shift+Enter');
  }
  // The last ticket stays open, because there is no next one.
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect(page.getByText('About “Kettle leaks”: done.')).toBeVisible();
  await page.keyboard.press('Escape');
  // Both keys at once, because a busy page is slow to confirm the first one.
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('t')]);
  for (const subject of ['Pot is cracked', 'Lid is stuck', 'Kettle leaks']) {
    const status = row(subject).getByRole('button', { name: /^Status of .*: Resolved/ });
    await expect(status).toBeVisible();
  }
});

test('an agent changes many tickets at once and undoes it', async () => {
  // In this order, changes don't move rows while they are clicked.
  await page.getByLabel('Sort by').selectOption('Oldest first');
  await expect(page).toHaveURL(/sort=createdAt/);
  await page.getByRole('checkbox', { name: 'Select all tickets shown' }).check();
  const bar = page.getByRole('region', { name: 'Selected tickets' });
  await expect(bar).toContainText('3');
  await bar.getByRole('button', { name: 'Priority' }).click();
  await page.getByRole('menuitem', { name: 'Low' }).click();
  await expect(page.getByText('3 tickets updated').first()).toBeVisible();
  // A toast stays open while the pointer is over it.
  await page.getByRole('button', { name: 'Undo' }).first().hover();
  await expect(page.getByRole('button', { name: /Priority of .*: Low/ })).toHaveCount(3);
  await expect(bar).toBeHidden();

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('3 tickets changed back').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Priority of .*: Urgent/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Priority of .*: Low/ })).toHaveCount(0);

  const box = (subject: string) => row(subject).getByRole('checkbox');
  await box('Pot is cracked').check();
  await box('Kettle leaks').click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('3');
  await bar.getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('menuitem', { name: 'Ben Tester' }).click();
  await expect(page.getByText('3 tickets updated').first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Ben Tester' })).toHaveCount(3);
});

test('an agent sees search results in the top bar while typing, and Enter lists all matches', async ({
  violations,
}) => {
  const search = page.getByRole('combobox', { name: 'Search', exact: true });
  await search.fill('kettle');
  const found = page.getByRole('option', { name: /Kettle leaks/ });
  await expect(found.locator('mark').first()).toHaveText(/kettle/i);
  expect(await violations(page)).toEqual([]);
  await search.press('ArrowDown');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kettle leaks' })).toBeVisible();

  await search.fill('walt');
  await page.getByRole('option', { name: /walt@example.com/ }).click();
  await expect(page).toHaveURL(/customer=walt/);
  await expect(row('Lid is stuck')).toBeVisible();
  await expect(row('Kettle leaks')).toBeHidden();
  await search.fill('cracked');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/tickets\?q=cracked$/);
  await expect(row('Pot is cracked')).toBeVisible();
});

test('an agent finds tickets, pages and actions in the command palette, and sees recent tickets', {
  tag: '@full',
}, async ({ violations }) => {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await field.fill('stuck');
  await expect(palette.getByRole('option', { name: /Lid is stuck/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lid is stuck' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Reply' }).fill('Half a');
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('group', { name: 'Recent tickets' })).toContainText(
    'Lid is stuck',
  );
  await field.fill('team mem');
  await palette.getByRole('option', { name: 'Team Members' }).click();
  await expect(page).toHaveURL(/\/team$/);
  await page.keyboard.press('Control+k');
  await field.fill('new tick');
  await field.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New Ticket' })).toBeVisible();
});

test('an agent keeps a draft after a reload, and opens the customer’s other tickets with one click', {
  tag: '@full',
}, async () => {
  await link('Kettle leaks').click();
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await reply.fill('A new seal is');
  await page.reload();
  await expectWritten(reply, 'A new seal is');

  const others = page.getByRole('region', { name: 'Other tickets from this customer' });
  await expect(others.getByRole('link', { name: /Pot is cracked/ })).toBeVisible();
  await expect(others.getByRole('link', { name: /Lid is stuck/ })).toBeHidden();
  await others.getByRole('link', { name: /Pot is cracked/ }).click();
  await expect(page.getByRole('heading', { name: 'Pot is cracked' })).toBeVisible();
  await expectWritten(reply, '');
});

for (const width of [320, 390, 768, 1024, 1280, 1440]) {
  test(`at ${width} pixels the list shows subjects, and nothing overflows the page`, {
    tag: '@full',
  }, async () => {
    await page.setViewportSize({ width, height: 800 });
    const subject = page.getByRole('link', { name: 'Kettle leaks', exact: true });
    await expect(subject).toBeVisible();
    const room = () => subject.evaluate((node) => node.getBoundingClientRect().width);
    await expect.poll(room).toBeGreaterThan(Math.min(200, width / 2));
    await expect(page.getByText('3 of 3')).toBeInViewport();
    const isPhone = width < 640;
    if (isPhone) await expect(page.getByRole('button', { name: 'Filter' })).toBeInViewport();
    for (const name of isPhone ? ['Sort by'] : ['Status', 'Priority', 'Agent', 'Sort by'])
      await expect(page.getByRole('combobox', { name, exact: true })).toBeInViewport({ ratio: 1 });
    const { beyond, clipped } = await page.evaluate(() => {
      const main = document.querySelector('main') as HTMLElement;
      const controls = [...main.querySelectorAll<HTMLElement>('button, input, select, a')];
      return {
        beyond: main.scrollWidth - main.clientWidth,
        clipped: controls
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth)
          .map((one) => one.outerHTML.slice(0, 80)),
      };
    });
    expect(beyond).toBe(0);
    expect(clipped).toEqual([]);
  });
}

for (const [width, height] of [
  [1440, 900],
  [1024, 700],
  [768, 1024],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} an agent can send a reply even on a long ticket`, {
    tag: '@full',
  }, async () => {
    await page.setViewportSize({ width, height });
    const description = Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n');
    const { id } = await addTicket(server.admin, 'A long story', { description });
    await page.goto(new URL(`/tickets/${id}`, page.url()).href);
    const send = page.getByRole('button', { name: 'Send Reply' });
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: 'Reply' })).toBeInViewport({ ratio: 1 });
    await page.getByText('Line 59').scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport({ ratio: 1 });
  });
}
