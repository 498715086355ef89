import { expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import { expectWritten } from '../written.ts';
import {
  addTicket,
  type Colleague,
  joinAs,
  newOrganization,
  type Organization,
  openAs,
  undoSendWithin,
} from './organizations.ts';

let team: Organization;

test.beforeAll(async () => {
  team = await newOrganization();
});

const box = (page: Page) => page.getByRole('textbox', { name: 'Reply' });
const waiting = (page: Page) => page.getByRole('region', { name: 'Not sent yet' });
const toast = (page: Page) => page.getByRole('region', { name: /Notification/ });
const said = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function ticketOf({ api }: Colleague, id: string) {
  return (await (await api.get(`/api/tickets/${id}`)).json()) as {
    status: string;
    messages: { message: string }[];
    scheduledReplies: object[];
  };
}

test('an agent undoes a reply from the toast, by shortcut and after a reload, and its text is back in the editor', async ({
  browser,
  violations,
}) => {
  // The longest undo time, so a slow journey can still undo the replies.
  await undoSendWithin(60, team.agent);
  const { id } = await addTicket(team.admin, 'Taken back');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  const ada = await openAs(browser, team.admin, `/tickets/${id}`);

  await box(ben).fill('Not to be sent');
  await ben.getByRole('button', { name: 'Send Reply' }).click();
  await expect(toast(ben).getByText(/^Reply will be sent in \d+ s$/)).toBeVisible();
  await expectWritten(box(ben), '');
  await expect(waiting(ben).getByText(/Sending in \d+ s/)).toBeVisible();
  // The colleague sees the pending reply but can't change it.
  await expect(waiting(ada).getByText('Not to be sent')).toBeVisible();
  await expect(waiting(ada).getByRole('button')).toHaveCount(0);
  expect(await violations(ben)).toEqual([]);

  await toast(ben).getByRole('button', { name: 'Undo' }).click();
  await expectWritten(box(ben), 'Not to be sent');
  await expect(waiting(ben)).toHaveCount(0);
  await expect(waiting(ada)).toHaveCount(0);

  await ben.getByRole('button', { name: 'Send Reply' }).click();
  await expect(waiting(ben).getByText('Not to be sent')).toBeVisible();
  await expect(box(ben)).toBeFocused();
  await ben.keyboard.press('Control+z');
  await expectWritten(box(ben), 'Not to be sent');
  await expect(waiting(ben)).toHaveCount(0);

  await ben.getByRole('button', { name: 'Send and Resolve' }).click();
  await expect(waiting(ben).getByText('then Resolved')).toBeVisible();
  await ben.reload();
  await expect(waiting(ben).getByText('Not to be sent')).toBeVisible();
  await expect(ben.getByLabel('Status')).toHaveValue('open');
  await waiting(ben).getByRole('button', { name: 'Undo' }).click();
  await expectWritten(box(ben), 'Not to be sent');
  await expect(waiting(ben)).toHaveCount(0);
  expect(await ticketOf(team.admin, id)).toMatchObject({
    status: 'open',
    messages: [],
    scheduledReplies: [],
  });
});

test('a scheduled reply is stopped when the customer writes first, and the agent edits it', {
  tag: '@full',
}, async ({ browser }) => {
  const customer = await joinAs('customer', team.admin);
  const { id } = await addTicket(customer, 'Later');
  const ben = await openAs(browser, team.agent, `/tickets/${id}`);
  const ada = await openAs(browser, team.admin, `/tickets/${id}`);
  await box(ben).fill('Does it work by now?');
  await ben.getByRole('button', { name: 'Send later' }).click();
  await ben.getByRole('menuitem', { name: /^Tomorrow morning/ }).click();
  await expect(waiting(ben).getByText(/^Will be sent .+ 9:00 AM$/)).toBeVisible();
  await expect(waiting(ada).getByRole('button', { name: 'Cancel sending' })).toBeVisible();

  const data = { message: 'It works again' };
  expect((await customer.api.post(`/api/tickets/${id}/messages`, { data })).status()).toBe(201);
  await expect(waiting(ben).getByText('Not sent: a newer message arrived')).toBeVisible();
  await expect(said(ben).getByText('It works again')).toBeVisible();
  await waiting(ben).getByRole('button', { name: 'Edit' }).click();
  await expectWritten(box(ben), 'Does it work by now?');
  await expect(waiting(ben)).toHaveCount(0);
  await expect(waiting(ada)).toHaveCount(0);
});
