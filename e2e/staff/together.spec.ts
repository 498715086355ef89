import { expect } from 'playwright/test';
import { test } from '../fixtures.ts';
import {
  addTicket,
  newOrganization,
  type Organization,
  openAs,
  withinASecond,
} from './organizations.ts';

test.describe.configure({ timeout: 120_000 });

const opening = { timeout: 40_000 };
let server: Organization;

test.beforeEach(async () => {
  server = await newOrganization();
});

test("two colleagues on one ticket see each other, and each other's changes, within a second", async ({
  browser,
}) => {
  const ticket = await addTicket(server.admin, 'Kettle leaks');
  const ada = await openAs(browser, server.admin, `/tickets/${ticket.id}`);
  await expect(ada.getByRole('heading', { name: 'Kettle leaks' })).toBeVisible(opening);
  const ben = await openAs(browser, server.agent, `/tickets/${ticket.id}`);
  await expect(ada.getByText('Ben Tester is here')).toBeVisible(opening);
  await expect(ben.getByText('Ada Tester is here')).toBeVisible(opening);

  const valueOf = (label: string) => ada.getByLabel(label).inputValue();
  const reply = ben.getByRole('textbox', { name: 'Reply' });
  await reply.fill('A new seal is on its way.');
  await withinASecond(() => ada.getByText('Ben Tester is writing...').isVisible());
  await ben.getByRole('button', { name: 'Send Reply' }).click();
  await expect(ben.getByText('Message sent successfully').first()).toBeVisible();
  await withinASecond(() => ada.getByText('A new seal is on its way.').first().isVisible());
  await withinASecond(() => ada.getByText('Ben Tester is here').isVisible());

  await ben.getByRole('button', { name: 'Assign to me' }).click();
  await expect(ben.getByText('Ticket assigned successfully').first()).toBeVisible();
  await withinASecond(async () => (await valueOf('Assigned Agent')) !== '');
  await ben.getByLabel('Priority').selectOption('Urgent');
  await withinASecond(async () => (await valueOf('Priority')) === 'urgent');
  await ben.getByRole('button', { name: 'Resolve', exact: true }).click();
  await withinASecond(async () => (await valueOf('Status')) === 'resolved');

  await ben.getByRole('link', { name: 'Back to Tickets' }).click();
  await expect(ada.getByText('Ben Tester is here')).toBeHidden();
});

test("a colleague's list updates without a reload", async ({ browser }) => {
  const ticket = await addTicket(server.admin, 'Lid is stuck');
  const ada = await openAs(browser, server.admin, '/tickets');
  const row = ada.getByRole('row', { name: /Lid is stuck/ });
  await expect(row).toBeVisible(opening);
  await expect(ada.getByText('Reconnecting...')).toBeHidden();
  const ben = await openAs(browser, server.agent, `/tickets/${ticket.id}`);
  await ben.getByRole('button', { name: 'Assign to me' }).click();
  await expect(row.getByText('Ben Tester')).toBeVisible();
  await ben.getByLabel('Status').selectOption('In Progress');
  await expect(row.getByRole('button', { name: /Status of .*: In Progress/ })).toBeVisible();
});

test('a lost connection catches up on what was missed', async ({ browser }) => {
  const ticket = await addTicket(server.admin, 'Handle is loose');
  let isCut = false;
  let cutNow = async () => {};
  const ada = await openAs(browser, server.admin, `/tickets/${ticket.id}`, (page) =>
    page.routeWebSocket(/\/ws/, (socket) => {
      if (isCut) return void socket.close({ code: 1011 });
      const server = socket.connectToServer();
      server.onMessage((message) => {
        cutNow = () => socket.close({ code: 1011 });
        socket.send(message);
      });
    }),
  );
  await expect(ada.getByRole('heading', { name: 'Handle is loose' })).toBeVisible(opening);
  await server.agent.api.patch(`/api/tickets/${ticket.id}`, { data: { priority: 'high' } });
  await expect(ada.getByLabel('Priority')).toHaveValue('high', opening);

  isCut = true;
  await cutNow();
  await expect(ada.getByText('Reconnecting...').first()).toBeVisible();
  const said = await server.agent.api.post(`/api/tickets/${ticket.id}/messages`, {
    data: { message: 'Tighten the screw.' },
  });
  expect(said.status()).toBe(201);
  await server.agent.api.patch(`/api/tickets/${ticket.id}`, { data: { status: 'in_progress' } });
  await expect(ada.getByText('Tighten the screw.')).toBeHidden();

  isCut = false;
  await expect(ada.getByText('Tighten the screw.').first()).toBeVisible(opening);
  await expect(ada.getByLabel('Status')).toHaveValue('in_progress');
  await expect(ada.getByText('Reconnecting...')).toBeHidden();
});

test('a reply is held back when another member has answered meanwhile, and nothing typed is lost', async ({
  browser,
}) => {
  const ticket = await addTicket(server.admin, 'Pot is cracked');
  const ada = await openAs(browser, server.admin, `/tickets/${ticket.id}`);
  const reply = ada.getByRole('textbox', { name: 'Reply' });
  await reply.fill('Please send us a photo.');
  await server.agent.api.post(`/api/tickets/${ticket.id}/messages`, {
    data: { message: 'We replace it.' },
  });

  const newer = ada.getByRole('region', { name: 'Newer message' });
  await expect(newer.getByText('Ben Tester answered while you were writing.')).toBeVisible(opening);
  await expect(newer.getByText('We replace it.')).toBeVisible();
  await ada.getByRole('button', { name: 'Send Reply' }).click();
  await expect(newer.getByText('Your reply has not been sent.')).toBeVisible();
  await expect(reply).toHaveValue('Please send us a photo.');

  await newer.getByRole('button', { name: 'Keep editing' }).click();
  await expect(newer).toBeHidden();
  await expect(reply).toBeFocused();
  await reply.press('End');
  await reply.pressSequentially(' Thank you!');

  await server.agent.api.post(`/api/tickets/${ticket.id}/messages`, {
    data: { message: 'It is on its way.' },
  });
  await expect(newer.getByText('It is on its way.')).toBeVisible();
  await newer.getByRole('button', { name: 'Send anyway' }).click();
  await expect(ada.getByText('Message sent successfully').first()).toBeVisible();
  await expect(ada.getByRole('listitem', { name: 'Reply' }).last()).toContainText(
    'Please send us a photo. Thank you!',
  );
  await expect(reply).toHaveValue('');
});

test('a reply whose response was lost is sent once, however often it is retried', async ({
  browser,
}) => {
  const ticket = await addTicket(server.admin, 'Filter is torn');
  const ada = await openAs(browser, server.admin, `/tickets/${ticket.id}`);
  await ada.getByRole('textbox', { name: 'Reply' }).fill('Here is a new one.');
  await ada.route('**/messages', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await ada.getByRole('button', { name: 'Send Reply' }).click();
  await expect(ada.getByText('Failed to send message').first()).toBeVisible();
  await expect(ada.getByRole('textbox', { name: 'Reply' })).toHaveValue('Here is a new one.');

  await ada.unroute('**/messages');
  await ada.getByRole('button', { name: 'Send Reply' }).click();
  await expect(ada.getByText('Message sent successfully').first()).toBeVisible();
  await expect(ada.getByRole('listitem', { name: 'Reply' })).toHaveCount(1);
});
