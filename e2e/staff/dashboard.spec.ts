import { expect } from 'playwright/test';
import { test } from '../fixtures.ts';
import { demo, signIn } from '../people.ts';

const cards = (names: readonly string[]) => names.map((name) => new RegExp(`^${name}$`));

test('an admin sees every card on the dashboard with real figures', async ({
  page,
  pageErrors,
  violations,
}) => {
  await signIn(page, demo.admin);
  await expect(page.getByText("Here's what's happening with your helpdesk today.")).toBeVisible();
  const figures = page.getByRole('list', { name: 'Key metrics' });
  await expect(figures.getByRole('heading')).toHaveText(
    cards(['Open Tickets', 'Response Time', 'Active Chats', 'Satisfaction']),
  );
  await expect(figures.getByText(/^\d+%$/)).toBeVisible();
  for (const name of [
    ...['Overdue or due soon', 'Recent Tickets', 'Team Performance', 'Live Chat'],
    ...["What visitors couldn't find", 'Help Center', 'Automation'],
  ]) {
    await expect(page.locator('section > header h2', { hasText: name })).toBeVisible();
  }
  await expect(page.getByText(/^\d+ active$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Chat Manager' })).toBeVisible();
  await expect(page.getByText('Popular Articles')).toBeVisible();
  const row = page.getByRole('row', { name: /Jonas Lindqvist/ });
  await expect(row.getByRole('cell').nth(3)).toHaveText(/^\d+$/);
  expect(await violations(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('an agent sees their own work before the figures of the team', async ({
  page,
  pageErrors,
  violations,
}) => {
  await signIn(page, demo.agent);
  for (const name of ['Needs your reply', 'Due soon', 'Unassigned', 'My week', 'Recent Tickets']) {
    await expect(page.locator('section > header h2', { hasText: name })).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('a customer sees only their tickets on the dashboard, and their browser requests nothing else', {
  tag: '@full',
}, async ({ page, browser, pageErrors }) => {
  await signIn(page, demo.agent);
  await expect(page.getByRole('heading', { name: 'Team Performance' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Team Members' })).toBeHidden();
  expect(pageErrors).toEqual([]);

  const customer = await (await browser.newContext()).newPage();
  const calls = new Set<string>();
  const refusals: number[] = [];
  customer.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && response.request().method() === 'GET') calls.add(pathname);
    if (response.status() >= 400) refusals.push(response.status());
  });
  await signIn(customer, demo.customer);
  await expect(customer.getByText('Recent Tickets')).toBeVisible();
  await expect(customer.getByText('Here are your tickets.')).toBeVisible();
  await expect(customer.getByRole('list', { name: 'Key metrics' })).toBeHidden();
  await expect(customer.getByRole('heading', { name: 'Automation' })).toBeHidden();
  const figures = () => [...calls].filter((call) => call.startsWith('/api/dashboard/')).sort();
  await expect.poll(figures).toEqual(['/api/dashboard/counts']);
  await customer.waitForLoadState('networkidle');
  expect(figures()).toHaveLength(1);
  // A 401 before sign-in is expected, because there is no session yet.
  expect(refusals.filter((status) => status !== 401)).toEqual([]);
});
