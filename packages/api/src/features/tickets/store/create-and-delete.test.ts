// @module-tag postgres

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { grantTicketAccess } from '../../../auth/store/ticket-access.ts';
import { newId } from '../../../database/ids.ts';
import { openTestDatabase, type TestDatabase } from '../../../database/test-database.ts';
import { eventsAfter, lastSeq } from '../../../events/read.ts';
import { makeOrganization, makeTicket, type TestOrganization } from '../../../test/factories.ts';
import { replyAsCustomer } from '../customer-reply.ts';
import { exampleTicket } from '../present.ts';
import { countTickets, mustFind, readActivity, readMessages } from '../read/tickets.ts';
import { deleteTicket } from './archive/delete.ts';
import { createTicket, insertPastTickets } from './create.ts';
import { updateTicket } from './update.ts';

let stored: TestDatabase;
let acme: TestOrganization;
let seq: number;

beforeAll(async () => {
  stored = await openTestDatabase();
});
afterAll(() => stored.remove());
let made = 0;
beforeEach(async () => {
  made += 1;
  acme = await makeOrganization(stored.database, `acme${made}`);
  seq = await lastSeq(acme.org);
});

const staff = { type: 'staff', userId: null, name: 'Bea' } as const;
const recorded = () => eventsAfter(acme.org, seq);
const ticketOf = (id: string) => acme.org.write((tx) => mustFind(tx, id));
const rowsOf = (table: 'ticket_access' | 'ticket_activity' | 'ticket_messages', id: string) =>
  acme.org.all(acme.org.from(table).where('ticket_id', id));
const documentsOf = (id: string) =>
  acme.org.all(acme.org.from('search_documents').where('target_id', id));

test('a new ticket has its form, who opened it and when', async () => {
  const id = await makeTicket(acme, { formId: acme.formId, priority: 'high' });
  const ticket = await ticketOf(id);
  expect(ticket).toMatchObject({
    form_id: acme.formId,
    source: 'form',
    priority: 'high',
    opened_by: 'customer',
    follow_up_of: null,
    assigned_at: null,
    resolved_at: null,
  });
  expect(ticket.updated_at).toBe(ticket.created_at);
  const other = await createTicket(
    acme.org,
    { subject: 'A', description: 'B', customerName: '  ', source: 'console' },
    staff,
  );
  expect(await ticketOf(other)).toMatchObject({
    form_id: null,
    opened_by: 'staff',
    customer_name: null,
    customer_email: null,
    customer_user_id: null,
  });
  expect(await recorded()).toMatchObject([
    { name: 'ticket.created', payload: { ticket: { id }, actor: { type: 'customer' } } },
    { name: 'ticket.created', payload: { ticket: { id: other }, actor: staff } },
  ]);
});

test('a requester’s reply is recorded under their name, or their address if they gave none', async () => {
  const named = await makeTicket(acme);
  const unnamed = await makeTicket(acme, { customerName: null });
  seq = await lastSeq(acme.org);
  for (const id of [named, unnamed]) await replyAsCustomer(acme.org, id, 'Hello');
  const email = `vera@${acme.subdomain}.example`;
  expect((await recorded()).map(({ payload }) => payload)).toMatchObject([
    { actor: { type: 'customer', name: 'Vera Visitor' } },
    { actor: { type: 'customer', name: email } },
  ]);
});

test('a follow-up has the same requester, and both tickets reference each other', async () => {
  const { customer, org } = acme;
  const id = await makeTicket(acme, { customerUserId: customer.userId });
  await updateTicket(org, id, { status: 'closed' }, staff, null);
  const { followUp, messageId } = await replyAsCustomer(org, id, 'Again');
  const closed = await ticketOf(id);
  expect(messageId).toBeNull();
  expect(followUp).toMatchObject({
    status: 'open',
    subject: closed.subject,
    description: 'Again',
    customer_name: closed.customer_name,
    customer_email: closed.customer_email,
    customer_user_id: customer.userId,
    follow_up_of: id,
    source: 'follow_up',
  });
  const links = async (ticketId: string) =>
    (await readActivity(org, ticketId))
      .filter(({ kind }) => kind === 'follow_up')
      .map(({ from_value, to_value }) => [from_value, to_value]);
  expect(await links(id)).toEqual([[null, followUp?.number]]);
  expect(await links(followUp?.id ?? '')).toEqual([[closed.number, null]]);
});

test('deleting a ticket removes all of its rows, and no others', async () => {
  const { org } = acme;
  const id = await makeTicket(acme);
  await replyAsCustomer(org, id, 'Hello');
  await updateTicket(org, id, { status: 'closed' }, staff, null);
  const { followUp } = await replyAsCustomer(org, id, 'Again');
  const submission = newId();
  await org.write(async (tx) => {
    await grantTicketAccess(tx, id, 'vera@acme.example', null);
    await tx.insert('form_submissions', {
      id: submission,
      form_id: acme.formId,
      data: {},
      ticket_id: id,
      source: 'form',
      created_at: '2030-05-05T00:00:00.000Z',
      search_text: '',
    });
  });
  const { number, subject } = await ticketOf(id);
  seq = await lastSeq(org);
  await deleteTicket(org, id, staff);
  for (const table of ['ticket_access', 'ticket_activity', 'ticket_messages'] as const) {
    expect(await rowsOf(table, id), table).toEqual([]);
  }
  expect(await documentsOf(id)).toEqual([]);
  expect(await ticketOf(followUp?.id ?? '')).toMatchObject({ follow_up_of: null });
  expect(await org.all(org.from('form_submissions'))).toMatchObject([
    { id: submission, ticket_id: null },
  ]);
  expect(await countTickets(org, null)).toMatchObject({ total: 1, open: 1, closed: 0 });
  expect(await recorded()).toMatchObject([
    {
      name: 'ticket.deleted',
      payload: { ticket: { id, ticketNumber: number, subject }, actor: staff },
    },
  ]);
});

test('an imported ticket is counted and searchable, without notifications', async () => {
  const { org } = acme;
  const id = newId();
  const at = '2020-05-05T00:00:00.000Z';
  const message = {
    id: newId(),
    ticket_id: id,
    author_type: 'customer' as const,
    visibility: 'public' as const,
    body: 'Hello',
    created_at: at,
  };
  const row = {
    id,
    number: 'TK-2020-000001',
    subject: 'Old kettle',
    description: 'x',
    status: 'closed' as const,
    priority: 'low' as const,
    source: 'form',
    created_at: at,
    updated_at: at,
  };
  await org.write((tx) => insertPastTickets(tx, [{ ticket: row, messages: [message] }]));
  expect(await countTickets(org, null)).toMatchObject({ total: 1, closed: 1 });
  expect((await readMessages(org, id)).map(({ body }) => body)).toEqual(['Hello']);
  expect((await documentsOf(id)).length).toBe(2);
  expect(await recorded()).toEqual([]);
});

test('the sample ticket of a webhook test has the current time', () => {
  const at = '2030-05-05T00:00:00.000Z';
  expect(exampleTicket(at)).toMatchObject({ createdAt: at, updatedAt: at, status: 'open' });
});
