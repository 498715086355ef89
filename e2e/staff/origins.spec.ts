import { expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import {
  addTicket,
  type Colleague,
  newOrganization,
  type Organization,
  openAs,
} from './organizations.ts';
import { subdomainOf } from './visitor.ts';

let team: Organization;

test.beforeEach(async () => {
  team = await newOrganization();
});

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Saved views' }).getByRole('link', { name });
const rows = (page: Page) => page.locator('a[data-open]');
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search tickets' });
const filterButton = (page: Page) =>
  page.getByRole('button', { name: /^Filter by channel, form or file/ });
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Submits an organization's contact form as a visitor. */
async function send(colleague: Colleague, subject: string) {
  const { api } = colleague;
  const subdomain = await subdomainOf(colleague);
  const path = `/api/public/contact/${subdomain}`;
  const forms = await api.get(`${path}/forms`);
  const [form] = (await forms.json()) as { id: string; title: string }[];
  const answer = await api.post(`${path}/submit`, {
    data: {
      formId: form?.id,
      data: { name: 'Vera', email: 'vera@example.com', subject, message: `About ${subject}` },
    },
  });
  expect(answer.status()).toBe(201);
}

test('an agent filters tickets by channel and form with the menu and by typing, and the team view updates its count', {
  tag: '@full',
}, async ({ browser, violations }) => {
  await send(team.admin, 'Broken kettle');
  await send(team.admin, 'Dark lamp');
  await addTicket(team.admin, 'Called us');
  const ben = await openAs(browser, team.agent, '/tickets');
  const ada = await openAs(browser, team.admin, '/tickets');
  await expect(rows(ada)).toHaveCount(3);

  await filterButton(ada).click();
  const panel = ada.getByRole('dialog', { name: 'Channel, form, domain and files' });
  await panel.getByRole('option', { name: 'Created by staff' }).click();
  await expect(rows(ada)).toHaveText(['Called us']);
  await panel.getByRole('option', { name: 'Contact page' }).click();
  await panel.getByRole('option', { name: 'Main Contact Form' }).click();
  await expect(rows(ada)).toHaveText(['Dark lamp', 'Broken kettle']);
  // While the last filter is loading, the same two rows are already shown, but faded.
  await expect(ada.locator('main .opacity-60')).toHaveCount(0);
  expect(await violations(ada)).toEqual([]);
  await ada.keyboard.press('Escape');
  await expect(filterButton(ada)).toBeFocused();
  const byMenu = searchOf(ada);

  await ada.getByRole('button', { name: 'Save view' }).click();
  const dialog = ada.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill('From the form');
  await dialog.getByLabel('Who can use it').selectOption('The team');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(link(ada, 'From the form 2')).toBeVisible();
  await link(ben, 'From the form 2').click();
  await expect(rows(ben)).toHaveCount(2);
  await send(team.admin, 'Loud grinder');
  await expect(link(ben, 'From the form 3')).toBeVisible();
  await expect(rows(ben)).toHaveText(['Loud grinder', 'Dark lamp', 'Broken kettle']);

  await ben.getByRole('link', { name: 'All', exact: true }).click();
  await expect(rows(ben)).toHaveCount(4);
  await box(ben).fill('channel:form form:"main contact form" kettle');
  await box(ben).press('Enter');
  await expect(rows(ben)).toHaveText(['Broken kettle']);
  const { channel, form } = searchOf(ben);
  expect({ channel, form }).toEqual({ channel: byMenu.channel, form: byMenu.form });
  await ben.getByRole('button', { name: /^Remove filter: Form Main Contact Form/ }).click();
  await ben.getByRole('button', { name: /^Remove filter: Contact page/ }).click();
  await box(ben).fill('has:photo');
  await box(ben).press('Enter');
  await expect(ben.getByText(/^has: must be file or attachment/)).toBeVisible();
  await box(ben).fill('label:vip');
  await box(ben).press('Enter');
  await expect(ben.getByRole('button', { name: 'Use tag:vip' })).toBeVisible();
  expect(await violations(ben)).toEqual([]);
});

test('an agent searches spam and deleted tickets by their text', { tag: '@full' }, async ({
  browser,
  violations,
}) => {
  const made = [];
  for (const subject of ['Win a kettle', 'Win a lamp', 'Old grinder', 'Old pot']) {
    made.push(await addTicket(team.admin, subject));
  }
  const ids = made.map(({ id }) => id);
  await team.admin.api.post('/api/spam', { data: { ids: ids.slice(0, 2) } });
  for (const id of ids.slice(2)) await team.admin.api.delete(`/api/tickets/${id}`);
  const page = await openAs(browser, team.admin, '/spam');
  const listed = (name: string) =>
    page.getByRole('list', { name }).getByRole('button', { expanded: false });
  await expect(listed('Spam')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search Spam' }).fill('ABOUT win a lámp');
  await expect(listed('Spam')).toHaveCount(1);
  await expect(listed('Spam')).toContainText('Win a lamp');
  await page.getByRole('searchbox', { name: 'Search Spam' }).fill('nothing of that');
  await expect(page.getByText('No tickets found')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(listed('Spam')).toHaveCount(2);

  await page.goto('/deleted');
  await page.getByRole('searchbox', { name: 'Search Deleted' }).fill(made[2]?.ticketNumber ?? '');
  await expect(listed('Deleted')).toHaveCount(1);
  await expect(listed('Deleted')).toContainText('Old grinder');
  expect(await violations(page)).toEqual([]);
});
