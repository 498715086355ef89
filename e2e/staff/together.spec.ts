import { expect, type Page, request } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { expectWritten } from '../written.ts';
import {
  addTicket,
  joinAs,
  newOrganization,
  type Organization,
  openAs,
  withinASecond,
} from './organizations.ts';
import { subdomainOf } from './visitor.ts';

const opening = { timeout: 60_000 };
let server: Organization;

test.beforeEach(async () => {
  server = await newOrganization();
});

test("two colleagues on one ticket see each other and each other's changes within a second", async ({
  browser,
}) => {
  const ticket = await addTicket(server.admin, 'Kettle leaks');
  const ada = await openAs(browser, server.admin, `/tickets/${ticket.id}`);
  await expect(ada.getByRole('heading', { name: 'Kettle leaks' })).toBeVisible(opening);
  const ben = await openAs(browser, server.agent, `/tickets/${ticket.id}`);
  await expect(ada.getByText('Ben Tester is viewing')).toBeVisible(opening);
  await expect(ben.getByText('Ada Tester is viewing')).toBeVisible(opening);

  const valueOf = (label: string) => ada.getByLabel(label).inputValue();
  const reply = ben.getByRole('textbox', { name: 'Reply' });
  await reply.fill('A new seal is on its way.');
  await withinASecond(() => ada.getByText('Ben Tester is typing...').isVisible());
  await ben.getByRole('button', { name: 'Send Reply' }).click();
  await expect(ben.getByText('Message sent successfully').first()).toBeVisible();
  await withinASecond(() => ada.getByText('A new seal is on its way.').first().isVisible());
  await withinASecond(() => ada.getByText('Ben Tester is viewing').isVisible());

  await ben.getByRole('button', { name: 'Assign to me' }).click();
  await expect(ben.getByText('Ticket assigned successfully').first()).toBeVisible();
  await withinASecond(async () => (await valueOf('Assigned Agent')) !== '');
  await ben.getByRole('button', { name: /^Priority/ }).click();
  await ben.getByRole('menuitemradio', { name: 'Urgent' }).click();
  await withinASecond(async () => (await valueOf('Priority')) === 'urgent');
  await ben.getByRole('button', { name: 'Resolve', exact: true }).click();
  await withinASecond(async () => (await valueOf('Status')) === 'resolved');

  await ben.getByRole('link', { name: 'Back to Tickets' }).click();
  await expect(ada.getByText('Ben Tester is viewing')).toBeHidden();
});

test("an agent sees a colleague's changes in the list without a reload", { tag: '@full' }, async ({
  browser,
}) => {
  const ticket = await addTicket(server.admin, 'Lid is stuck');
  const ada = await openAs(browser, server.admin, '/tickets');
  const row = ada.getByRole('row', { name: /Lid is stuck/ });
  await expect(row).toBeVisible(opening);
  await expect(ada.getByText('Reconnecting...')).toBeHidden();
  const ben = await openAs(browser, server.agent, `/tickets/${ticket.id}`);
  await ben.getByRole('button', { name: 'Assign to me' }).click();
  await expect(row.getByText('Ben Tester')).toBeVisible();
  await ben.getByRole('button', { name: /^Status/ }).click();
  await ben.getByRole('menuitemradio', { name: 'In Progress' }).click();
  await expect(row.getByRole('button', { name: /Status of .*: In Progress/ })).toBeVisible();
});

test('an agent who was offline sees the missed changes after reconnecting', {
  tag: '@full',
}, async ({ browser }) => {
  const ticket = await addTicket(server.admin, 'Handle is loose');
  let isCut = false;
  let cutNow = async () => {};
  let asked = 0;
  const ada = await openAs(browser, server.admin, `/tickets/${ticket.id}`, (page) => {
    page.on('request', () => {
      asked = performance.now();
    });
    return page.routeWebSocket(/\/ws/, (socket) => {
      if (isCut) return void socket.close({ code: 1011 });
      const server = socket.connectToServer();
      server.onMessage((message) => {
        cutNow = () => socket.close({ code: 1011 });
        socket.send(message);
      });
    });
  });
  await expect(ada.getByRole('heading', { name: 'Handle is loose' })).toBeVisible(opening);
  await server.agent.api.patch(`/api/tickets/${ticket.id}`, { data: { priority: 'high' } });
  await expect(ada.getByLabel('Priority')).toHaveValue('high', opening);
  // By then the page has reloaded what the last event made stale, and nothing else reloads the ticket.
  await expect.poll(() => performance.now() - asked).toBeGreaterThan(500);

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

test('an agent’s reply is not sent if a colleague has just replied, and the typed text is kept', {
  tag: '@full',
}, async ({ browser }) => {
  const ticket = await addTicket(server.admin, 'Pot is cracked');
  const ada = await openAs(browser, server.admin, `/tickets/${ticket.id}`);
  const reply = ada.getByRole('textbox', { name: 'Reply' });
  await reply.fill('Please send us a photo.');
  await server.agent.api.post(`/api/tickets/${ticket.id}/messages`, {
    data: { message: 'We replace it.' },
  });

  const newer = ada.getByRole('region', { name: 'Newer message' });
  await expect(newer.getByText('Ben Tester replied while you were writing.')).toBeVisible(opening);
  await expect(newer.getByText('We replace it.')).toBeVisible();
  await ada.getByRole('button', { name: 'Send Reply' }).click();
  await expect(newer.getByText("Your reply hasn't been sent.")).toBeVisible();
  await expectWritten(reply, 'Please send us a photo.');

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
  await expectWritten(reply, '');
});

test('a member who opens a ticket clears its notification on all their devices, but not for other members', {
  tag: '@full',
}, async ({ browser }) => {
  const customer = await joinAs('customer', server.admin);
  const opened = await customer.api.post('/api/tickets', {
    data: { subject: 'Spout drips', description: 'All night long.' },
  });
  expect(opened.status()).toBe(201);
  const { id } = (await opened.json()) as { id: string };
  // A message on an unassigned ticket notifies every member.
  await server.agent.api.patch(`/api/tickets/${id}`, { data: { assignedAgentId: null } });
  const bell = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
  const phone = await openAs(browser, server.agent, '/profile');
  const other = await openAs(browser, server.admin, '/profile');
  for (const page of [phone, other]) {
    await expect(bell(page, 'Notifications, 1 unread')).toBeVisible(opening);
  }

  const desk = await openAs(browser, server.agent, `/tickets/${id}`);
  await expect(desk.getByRole('heading', { name: 'Spout drips' })).toBeVisible(opening);
  await withinASecond(() => bell(phone, 'Notifications').first().isVisible());
  await expect(bell(desk, 'Notifications').first()).toBeVisible();
  await expect(bell(other, 'Notifications, 1 unread')).toBeVisible();

  const said = await customer.api.post(`/api/tickets/${id}/messages`, {
    data: { message: 'And all day.' },
  });
  expect(said.status()).toBe(201);
  await expect(desk.getByText('And all day.').first()).toBeVisible();
  await other.goto(`${helpdeskUrl}/notifications`);
  await expect(other.getByText(/^\d updates on .*: Spout drips/)).toBeVisible(opening);
  await expect(bell(other, 'Notifications, 1 unread')).toBeVisible();
  await expect(bell(phone, 'Notifications, 1 unread')).toBeHidden();
});

test('all screens agree on whose turn it is, unread tickets and view counts', {
  tag: '@full',
}, async ({ browser }) => {
  const ticket = await addTicket(server.admin, 'Seal is missing');
  const answer = await server.admin.api.post(`/api/tickets/${ticket.id}/messages`, {
    data: { message: 'Which kettle is it?' },
  });
  expect(answer.status()).toBe(201);
  const read = await server.agent.api.patch(`/api/tickets/${ticket.id}/read`, { data: {} });
  expect(read.status()).toBe(204);

  const screens = {
    ada: await openAs(browser, server.admin, '/tickets'),
    ben: await openAs(browser, server.agent, '/tickets'),
    bensPhone: await openAs(browser, server.agent, '/tickets'),
  };
  const rowOf = (page: Page) => page.getByRole('row', { name: /Seal is missing/ });
  const isUnread = (page: Page) => rowOf(page).getByText('Unread', { exact: true }).isVisible();
  const view = (page: Page, name: string) =>
    page.getByRole('list', { name: 'Views' }).getByRole('link', { name });
  const needsReply = async (page: Page, count: string) =>
    (await view(page, 'Needs reply').textContent()) === `Needs reply${count}`;
  for (const page of Object.values(screens)) {
    await expect(rowOf(page).getByText(/^Team · /)).toBeVisible(opening);
    await expect(page.getByText('Reconnecting...')).toBeHidden();
    await expect(view(page, 'Waiting')).toHaveText('Waiting1');
    expect(await isUnread(page)).toBe(false);
  }

  await replyAsVisitor(ticket, 'The small one.');
  for (const page of Object.values(screens)) {
    await withinASecond(() => isUnread(page));
    await withinASecond(() => needsReply(page, '1'));
    await withinASecond(() => rowOf(page).getByText('Customer · now').isVisible());
    await expect(rowOf(page).getByText('The small one.')).toBeVisible();
  }

  const { ada, ben, bensPhone } = screens;
  await rowOf(ben).getByRole('link', { name: 'Seal is missing' }).click();
  await expect(ben.getByRole('heading', { name: 'Seal is missing' })).toBeVisible();
  await withinASecond(async () => !(await isUnread(bensPhone)));
  expect(await isUnread(ada)).toBe(true);

  await ben.getByRole('textbox', { name: 'Reply' }).fill('It is on its way.');
  await ben.getByRole('button', { name: 'Send Reply' }).click();
  for (const page of [ada, bensPhone]) {
    await withinASecond(() =>
      rowOf(page)
        .getByText(/^Team · /)
        .isVisible(),
    );
    await withinASecond(() => needsReply(page, ''));
  }
  expect(await isUnread(bensPhone)).toBe(false);
  // Both keys at once, because a busy page is slow to confirm the first one.
  await Promise.all([ada.keyboard.press('g'), ada.keyboard.press('w')]);
  await expect(ada).toHaveURL(/turn=customer/);
  await expect(rowOf(ada)).toBeVisible();
  await expect(view(ada, 'Waiting')).toHaveAttribute('aria-current', 'page');
});

/** Replies like a visitor on the ticket page. */
async function replyAsVisitor(
  { id, ticketNumber }: { id: string; ticketNumber: string },
  message: string,
) {
  const visitor = await request.newContext({ baseURL: helpdeskUrl });
  const path = `/api/public/tickets/${await subdomainOf(server.admin)}`;
  const found = await visitor.post(`${path}/lookup`, {
    data: { email: 'vera@example.com', ticketNumber },
  });
  const { accessToken } = (await found.json()) as { accessToken: string };
  const said = await visitor.post(`${path}/${id}/messages`, {
    headers: { 'x-ticket-access': accessToken },
    data: { message },
  });
  expect(said.status()).toBe(201);
  await visitor.dispose();
}
