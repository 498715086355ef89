import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { demo, signInByApi } from '../people.ts';
import { addTicket, newOrganization, type Organization, openAs } from './organizations.ts';
import { refuse, shows } from './shows.ts';

// The console's texts that the specification requires verbatim.
const toastIs = (page: Page, ...texts: string[]) => shows(page, texts);

const navigation = {
  admin: [
    'Dashboard',
    'Tickets',
    'Help Center',
    'Contact Forms',
    'Chatbot',
    'Team Members',
    'Branding',
    'General Settings',
  ],
  agent: ['Dashboard', 'Tickets', 'Help Center', 'Contact Forms', 'Chatbot'],
  customer: ['Dashboard'],
} as const;

const labels = { admin: 'Admin', agent: 'Agent', customer: 'User' } as const;

for (const role of ['admin', 'agent', 'customer'] as const) {
  test(`sidebar and top bar of a ${role}`, { tag: '@full' }, async ({ page }) => {
    await signInByApi(page, demo[role]);
    await page.goto(helpdeskUrl);
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    for (const item of navigation.admin) {
      const link = sidebar.getByRole('link', { name: new RegExp(`^${item}`) });
      await expect(link).toHaveCount(
        (navigation[role] as readonly string[]).includes(item) ? 1 : 0,
      );
    }
    await expect(sidebar.getByText('Overview', { exact: true })).toBeVisible();
    await expect(sidebar.getByRole('list', { name: 'Overview' })).toBeVisible();
    await expect(sidebar.getByText(labels[role]).first()).toBeVisible();
    await expect(page.getByPlaceholder('Search tickets, articles...')).toBeVisible();
    await sidebar.getByRole('button', { name: /, organization$/ }).click();
    for (const name of ['Manage Team', 'Organization Settings']) {
      await expect(page.getByRole('menuitem', { name })).toHaveCount(role === 'admin' ? 1 : 0);
    }
    await expect(page.getByText('Switch organization')).toBeHidden();
  });
}

test.describe('in a separate organization', () => {
  let server: Organization;
  let page: Page;

  test.beforeEach(async ({ browser }) => {
    server = await newOrganization();
    page = await openAs(browser, server.admin, '/');
    await expect(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible();
  });

  test('the dashboard', { tag: '@full' }, async () => {
    await dismissFirstSteps(page);
    await shows(page, [
      "Here's what's happening with your helpdesk today.",
      ...['Open Tickets', 'Response Time', 'Active Chats', 'Satisfaction'],
      ...['Recent Tickets', 'View All', 'No tickets found'],
      ...['Live Chat', '0 active', 'No active chats', 'Help Center', 'No articles yet'],
      ...['Automation', 'Configure', 'Chatbot Performance', 'Auto-resolved', 'Accuracy'],
      ...['Total Responses', 'Last Updated', 'Never', 'Today', 'Conversion', 'Team Performance'],
    ]);
    const period = page.getByLabel('Reporting period');
    await expect(period.getByRole('option')).toHaveText([
      'Last 7 days',
      'Last 30 days',
      'Last 90 days',
    ]);
  });

  test('the invite dialog', { tag: '@full' }, async () => {
    await server.admin.api.delete(`/api/team/members/${await memberIdOf(server)}`);
    await page.reload();
    await dismissFirstSteps(page);
    await shows(page, ['No team members yet']);
    await page.getByRole('button', { name: 'Invite Team Members' }).click();
    await shows(page, [
      'Can manage tickets and respond to customers',
      'Full access to all features and settings',
    ]);
    await expect(page.getByRole('radio', { name: /^Agent/ })).toBeChecked();
    await expect(page.getByLabel('Personal message (optional)')).toHaveAttribute('rows', '3');
    const send = page.getByRole('button', { name: 'Send Invitation' });
    await send.click();
    await toastIs(page, 'Email required', 'Please enter an email address');
    await page.getByLabel('Email', { exact: true }).fill('nobody');
    await send.click();
    await shows(page, ['Please enter a valid email address']);

    await page.getByLabel('Email', { exact: true }).fill('new@example.com');
    await refuse(page, /team\/invite$/, 'POST', 'The postman is ill');
    await send.click();
    await toastIs(page, 'Failed to send invitation', 'The postman is ill');
    await page.unroute(/team\/invite$/);
    await page.route(/team\/invite$/, (route) => route.abort());
    await send.click();
    await toastIs(page, 'An error occurred while sending the invitation');
    await page.unroute(/team\/invite$/);
    await send.click();
    await toastIs(page, 'Invitation sent successfully');

    const copy = page.getByRole('button', { name: 'Copy link' });
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await copy.click();
    await toastIs(page, 'Failed to copy link', 'Please copy the link manually');
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } }),
    );
    await copy.click();
    await toastIs(
      page,
      // Shown for only two seconds.
      'Copied',
      'Invite link copied',
      'The invite link has been copied to your clipboard',
    );
  });

  test('the list of tickets, and a new ticket', { tag: '@full' }, async () => {
    await page.getByRole('link', { name: 'Tickets', exact: true }).click();
    await shows(page, ['No tickets found', '0 of 0']);
    for (const card of ['Total', 'Open', 'In Progress', 'Resolved', 'Closed']) {
      await expect(page.getByRole('button', { name: new RegExp(`^${card}`) })).toBeVisible();
    }
    await page.getByRole('button', { name: 'New Ticket' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Ticket' });
    const create = dialog.getByRole('button', { name: 'Create Ticket' });
    await expect(dialog.getByLabel('Priority')).toHaveValue('normal');
    await create.click();
    await shows(page, ['Subject is required', 'Description is required']);
    await dialog.getByLabel('Customer email').fill('nobody');
    await dialog.getByLabel('Subject').fill('Kettle leaks');
    await dialog.getByLabel('Description').fill('A puddle on the floor.');
    await create.click();
    await shows(page, ['Please enter a valid email address']);
    await dialog.getByLabel('Customer email').fill('');
    await refuse(page, /api\/tickets$/, 'POST');
    await create.click();
    await toastIs(page, 'Error', 'Failed to create ticket');
    await page.unroute(/api\/tickets$/);
    await create.click();
    await toastIs(page, 'Ticket created successfully');
    await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveText([
      ...[
        '',
        'Ticket',
        'Customer',
        'Last reply',
        'Status',
        'Priority',
        'Agent',
        'Updated',
        'Actions',
      ],
    ]);
  });

  test('a ticket, and a ticket that does not exist', { tag: '@full' }, async () => {
    const ticket = await addTicket(server.admin, 'Kettle leaks');
    await page.goto(`${helpdeskUrl}/tickets/${ticket.id}`);
    await shows(page, [
      ...['Back to Tickets', ticket.ticketNumber, 'Kettle leaks', 'Description', 'Conversation'],
      ...['No messages yet', 'Customer', 'Ticket Details', 'Created', 'Last Updated'],
    ]);
    const agent = page.getByLabel('Assigned Agent');
    await expect(agent.getByRole('option').first()).toHaveText('Unassigned');
    const send = page.getByRole('button', { name: 'Send Reply' });
    await expect(send).toBeDisabled();
    await page.getByRole('textbox', { name: 'Reply' }).fill('   ');
    await expect(send).toBeDisabled();

    await refuse(page, /api\/tickets\/\w+$/, 'PATCH');
    await agent.selectOption('Ben Tester (Agent)');
    await toastIs(page, 'Error', 'Failed to assign ticket');
    await page.unroute(/api\/tickets\/\w+$/);
    await agent.selectOption('Ben Tester (Agent)');
    await toastIs(page, 'Ticket assigned successfully');
    await expect(agent.getByRole('option').first()).toHaveText('Unassign');
    await page.getByRole('textbox', { name: 'Reply' }).fill('We send a new one.');
    await refuse(page, /messages$/, 'POST');
    await send.click();
    await toastIs(page, 'Error', 'Failed to send message');
    await page.unroute(/messages$/);
    await send.click();
    await toastIs(page, 'Message sent successfully');
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveCSS('max-height', 'none');

    await page.goto(`${helpdeskUrl}/tickets/${'0'.repeat(30)}`);
    await shows(page, [
      'Ticket Not Found',
      "The ticket you're looking for doesn't exist or you don't have permission to view it.",
      'Back to Tickets',
    ]);
  });

  test('the team', { tag: '@full' }, async () => {
    await page.getByRole('link', { name: 'Team Members' }).click();
    for (const card of ['All', 'Admins', 'Agents', 'Customers']) {
      await expect(page.getByRole('button', { name: new RegExp(`^${card}\\s*\\d`) })).toBeVisible();
    }
    await shows(page, ['You', 'Administrator']);
    const role = page.getByRole('combobox', { name: 'Role of Ben Tester' });
    await expect(role.getByRole('option')).toHaveText([
      'Admin - Full access',
      'Agent - Handle tickets and chat',
      'Customer - View only',
    ]);
    await refuse(page, /\/role$/, 'PATCH');
    await role.selectOption('Admin - Full access');
    await toastIs(page, 'Failed to update member role');
    await page.unroute(/\/role$/);
    await role.selectOption('Admin - Full access');
    await toastIs(page, 'Member role updated successfully');

    await page.getByRole('button', { name: 'Invite Member' }).click();
    await page.getByLabel('Email', { exact: true }).fill('more@example.com');
    await refuse(page, /team\/invite$/, 'POST');
    await page.getByRole('button', { name: 'Send Invitation' }).click();
    await toastIs(page, 'Failed to invite team member');
    await page.unroute(/team\/invite$/);
    await page.getByRole('button', { name: 'Send Invitation' }).click();
    await toastIs(page, 'Team member invited successfully');
    await page.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('button', { name: 'Remove Ben Tester' }).click();
    await refuse(page, /team\/members\/\w+$/, 'DELETE');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await toastIs(page, 'Failed to remove team member');
    await page.unroute(/team\/members\/\w+$/);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await toastIs(page, 'Team member removed successfully');
  });
});

/** Dismisses the first steps. Until then, the dashboard of a new organization shows nothing else. */
const dismissFirstSteps = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click();

async function memberIdOf({ admin, agent }: Organization) {
  const answer = await admin.api.get('/api/team/members');
  const members = (await answer.json()) as { id: string; user: { email: string } }[];
  return members.find(({ user }) => user.email === agent.email)?.id;
}
