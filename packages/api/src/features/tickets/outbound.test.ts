import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { now } from '../../database/ids.ts';
import { type MailServer, startMailServer } from '../../mail/in/test-server.ts';
import { makeTicket } from '../../test/factories.ts';

let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.stop());
beforeEach(() => {
  mail.inbox.received.length = 0;
});

const recall = {
  isOutbound: true,
  subject: 'Recall of your kettle',
  description: 'Please stop using it, and send it back to us.',
  customerEmail: 'vera@visitor.example',
  customerName: 'Vera Visitor',
};

const agent = () => mail.server.acme.agent;
async function send(more: object = {}) {
  const { status, body } = await mail.server.call('tickets.create', {
    as: agent(),
    body: { ...recall, ...more },
  });
  await mail.server.drain();
  return { status, ticket: body, params: { id: body.id } };
}

it("begins with the team's message, which is emailed and awaits the customer's answer", async () => {
  const { status, ticket } = await send();
  expect(status).toBe(201);
  expect(ticket).toMatchObject({
    description: '',
    turn: 'customer',
    lastMessage: recall.description,
  });
  expect(ticket.messages).toMatchObject([
    { message: recall.description, authorType: 'staff', isInternal: false },
  ]);
  const [sent, ...others] = mail.inbox.received;
  expect(others).toEqual([]);
  expect(sent?.to).toEqual([recall.customerEmail]);
  expect(sent?.headers.subject).toEqual([`${recall.subject} [${ticket.ticketNumber}]`]);
  expect(sent?.text).toContain(recall.description);
  expect(sent?.text).toContain('wrote:');
  expect(sent?.text).not.toContain('your request');
});

it('shows its message to the customer, and replies quote it', async () => {
  const { params, ticket } = await send();
  const { body: found } = await mail.server.call('publicTickets.lookup', {
    params: { subdomain: 'acme' },
    body: { email: recall.customerEmail, ticketNumber: ticket.ticketNumber },
  });
  if (!('messages' in found)) throw new Error('A link was mailed');
  expect(found.messages).toMatchObject([{ message: recall.description, isInternal: true }]);
  await mail.server.call('tickets.reply', {
    as: agent(),
    params,
    body: { message: 'Did you get it?' },
  });
  await mail.server.drain();
  const { text, headers } = mail.inbox.received.at(-1) ?? {};
  expect(headers?.subject).toEqual([`Re: ${recall.subject} [${ticket.ticketNumber}]`]);
  // The first message is quoted, and nothing in place of the missing description.
  expect(text?.match(/Vera Visitor, \d{4}/)).toBeNull();
  expect(text).toContain(recall.description);
});

it('counts no first response', async () => {
  const { params } = await send();
  const [row] = await mail.server.acme.org.all<{ first_response_at: string | null }>(
    mail.server.acme.org.from('tickets').where('id', params.id),
  );
  expect(row?.first_response_at).toBeNull();
});

it('gets its assignee, tags and Cc from the member who sends it', async () => {
  const { acme } = mail.server;
  const tag = await mail.server.call('tags.create', { as: acme.admin, body: { name: 'Recall' } });
  const { ticket } = await send({
    assignedAgentId: acme.agent.userId,
    tagIds: [tag.body.id],
    ccs: [{ email: 'shop@visitor.example' }],
    priority: 'high',
  });
  expect(ticket).toMatchObject({
    assignedAgent: { id: acme.agent.userId },
    priority: 'high',
    tags: [{ name: 'Recall' }],
    ccs: [{ email: 'shop@visitor.example' }],
  });
  const assigned = ticket.timeline.find(({ kind }) => kind === 'assigned');
  expect(assigned?.actor).not.toBeNull();
  expect(mail.inbox.received.map(({ to }) => to[0]).sort()).toEqual([
    'shop@visitor.example',
    recall.customerEmail,
  ]);
  const subject = `${recall.subject} [${ticket.ticketNumber}]`;
  expect(mail.inbox.received.map(({ headers }) => headers.subject?.[0])).toEqual([
    subject,
    subject,
  ]);
});

it('is sent from the chosen support address, which its replies keep', async () => {
  const { acme } = mail.server;
  const address = { inbound_tag: 'abcdefgh', created_at: now(), verified_at: now() };
  const own = { ...address, id: 'sales1', email: 'sales@acme.example', name: 'Acme sales' };
  await acme.org.write((tx) => tx.insert('support_addresses', own));
  const { body: senders } = await mail.server.call('tickets.senders', { as: agent() });
  expect(senders).toEqual([{ email: own.email, signature: null }]);
  const { ticket } = await send({ sendFrom: 'Sales@acme.example' });
  expect(ticket).toMatchObject({ repliesFrom: { email: own.email }, mailPeople: null });
  expect(mail.inbox.received.at(-1)?.headers.from?.[0]).toContain('Acme sales');
  await acme.org.write((tx) => tx.remove('support_addresses', {}));
});

it('keeps its formatting', async () => {
  const { ticket } = await send({ description: 'Stop **now**', descriptionFormat: 'markdown' });
  expect(ticket.messages[0]?.html).toContain('<strong>now</strong>');
  expect(ticket.descriptionHtml ?? null).toBeNull();
});

test.each([
  ['no address', { customerEmail: '' }, 'customerEmail'],
  ['an unverified sender', { sendFrom: 'other@acme.example' }, 'sendFrom'],
  ['an unknown assignee', { assignedAgentId: 'nobody' }, 'assignedAgentId'],
  ['a member of the team in Cc', {}, 'ccs'],
])('with %s nothing is sent, and the field is named', async (_, more, field) => {
  const { acme } = mail.server;
  const body = { ...recall, ...(field === 'ccs' ? { ccs: [{ email: acme.agent.email }] } : more) };
  const refused = await mail.server.call('tickets.create', { as: agent(), body });
  expect(refused.status).toBe(400);
  expect(refused.error?.errors?.[0]?.field).toBe(field);
  await mail.server.drain();
  expect(mail.inbox.received).toEqual([]);
});

test.each([
  ['a message', recall],
  ['people in Cc', { ...recall, isOutbound: false, ccs: [{ email: 'shop@visitor.example' }] }],
])('AZ-16: %s need a key that may update tickets, not only create them', async (_, body) => {
  const { admin } = mail.server.acme;
  const statusWith = async (...permissions: ('tickets:create' | 'tickets:update')[]) => {
    const made = await mail.server.call('apiKeys.create', {
      as: admin,
      body: { name: 'Recalls', permissions },
    });
    const as = { token: made.body.data.key };
    return (await mail.server.call('tickets.create', { as, body })).status;
  };
  expect(await statusWith('tickets:create')).toBe(403);
  expect(await statusWith('tickets:create', 'tickets:update')).toBe(201);
  await mail.server.drain();
});

it('cannot be sent by a customer', async () => {
  const as = mail.server.acme.customer;
  expect((await mail.server.call('tickets.create', { as, body: recall })).status).toBe(403);
});

it('adds no empty message to a ticket that it is merged into', async () => {
  const { acme } = mail.server;
  const { ticket } = await send();
  const into = await makeTicket(acme);
  const merging = { as: agent(), body: { ids: [ticket.id, into], intoId: into } };
  expect((await mail.server.call('tickets.merge', merging)).status).toBe(200);
  const merged = await mail.server.call('tickets.get', { as: agent(), params: { id: into } });
  expect(merged.body.messages.map(({ message }) => message)).toContain(recall.description);
  expect(merged.body.messages.every(({ message }) => message !== '')).toBe(true);
  await mail.server.call('tickets.unmerge', { as: agent(), body: { ids: [ticket.id] } });
  const again = await mail.server.call('tickets.get', { as: agent(), params: { id: ticket.id } });
  expect(again.body).toMatchObject({
    description: '',
    messages: [{ message: recall.description }],
  });
});
