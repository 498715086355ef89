import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, now } from '../../database/ids.ts';
import type { TicketRow } from '../../database/rows/tickets.ts';
import { openTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { ticketRows } from '../../database/ticket-rows.ts';
import { addMessage } from '../../features/tickets/store/replies/reply.ts';
import { makeOrganization, makeTicket, type TestOrganization } from '../../test/factories.ts';
import { organizationsNamed, readStaff, ticketsNamed } from '../in/read.ts';
import {
  findCustomerWords,
  findOpenInvitation,
  findOpenReset,
  findPublicReply,
  findStaff,
  lastMailOf,
  mayConfirm,
} from './mail-facts.ts';

let stored: TestDatabase;
let acme: TestOrganization;
let globex: TestOrganization;

beforeAll(async () => {
  stored = await openTestDatabase();
  acme = await makeOrganization(stored.database, 'acme');
  globex = await makeOrganization(stored.database, 'globex');
});
afterAll(() => stored.remove());

const past = '2020-01-01T00:00:00.000Z';
const future = '2999-01-01T00:00:00.000Z';

const ticketRow = async (id: string) => {
  const row = await acme.org.first<TicketRow>(acme.org.from('tickets').where('id', id));
  if (!row) throw new Error('There is no such ticket');
  return row;
};

test('sends email only to current staff, in their own organization', async () => {
  const { org, admin, agent, customer } = acme;
  expect((await findStaff(org, agent.userId))?.email).toBe(agent.email);
  expect((await findStaff(org, admin.userId))?.email).toBe(admin.email);
  expect(await findStaff(org, customer.userId)).toBeUndefined();
  expect(await findStaff(org, globex.agent.userId)).toBeUndefined();
  const staff = (await readStaff(org)).map(({ email }) => email);
  expect(staff.toSorted()).toEqual([admin.email, agent.email]);
});

test.each([
  ['an open invitation', {}, true],
  ['an accepted one', { accepted_at: past }, false],
  ['a revoked one', { revoked_at: past }, false],
  ['an expired one', { expires_at: past }, false],
])('%s is sent: %s', async (_, more, isMailed) => {
  const id = newId();
  await acme.org.write((tx) =>
    tx.insert('invitations', {
      id,
      email: 'new@x.example',
      role: 'agent',
      token_hash: id,
      invited_by: acme.admin.userId,
      created_at: now(),
      expires_at: future,
      ...more,
    }),
  );
  expect((await findOpenInvitation(acme.org, id)) !== undefined).toBe(isMailed);
  expect(await findOpenInvitation(globex.org, id)).toBeUndefined();
});

test.each([
  ['an open link', {}, true],
  ['a used one', { used_at: past }, false],
  ['an expired one', { expires_at: past }, false],
])('%s for a new password is sent: %s', async (_, more, isMailed) => {
  const id = newId();
  const row = { id, user_id: acme.agent.userId, token_hash: id, created_at: now() };
  await stored.database.directory.write((tx) =>
    tx.insert('password_resets', { ...row, expires_at: future, ...more }),
  );
  const found = await findOpenReset(stored.database.directory, id);
  expect(found?.email).toBe(isMailed ? acme.agent.email : undefined);
});

test('finds only public staff replies to send, and only public customer messages to quote', async () => {
  const ticket = await makeTicket(acme);
  const staff = { type: 'staff', userId: acme.agent.userId, name: 'Ann' } as const;
  const customer = { type: 'customer', userId: null, name: 'Vera' } as const;
  const say = (
    body: string,
    visibility: 'public' | 'internal',
    by: typeof staff | typeof customer,
  ) =>
    addMessage(
      acme.org,
      ticket,
      {
        body,
        visibility,
        authorType: by.type,
        userId: by.userId,
        authorName: by.name,
        authorEmail: null,
      },
      by,
    );
  const said = {
    reply: await say('Try again', 'public', staff),
    note: await say('Odd', 'internal', staff),
    words: await say('It is cold', 'public', customer),
  };
  const found = async (id: string, within = ticket) => [
    (await findPublicReply(acme.org, id))?.body,
    (await findCustomerWords(acme.org, within, id))?.body,
  ];
  expect(await found(said.reply)).toEqual(['Try again', undefined]);
  expect(await found(said.note)).toEqual([undefined, undefined]);
  expect(await found(said.words)).toEqual([undefined, 'It is cold']);
  const other = await makeTicket(acme);
  expect(await found(said.words, other)).toEqual([undefined, undefined]);
});

/** Stores an email and returns its id. */
async function keep(head: string): Promise<string> {
  const id = newId();
  const raw = Buffer.from(`${head}\r\n\r\nMessage-ID: <body@x.example>\r\n`);
  await acme.org.write((tx) =>
    tx.insert('inbound_mails', {
      id,
      recipients: [],
      size: raw.length,
      state: 'done',
      attempts: 1,
      received_at: now(),
      raw,
    }),
  );
  return id;
}

test("an answer continues the customer's last email, else the one that opened the ticket", async () => {
  const vera = 'vera@acme.example';
  const ticket = await makeTicket(acme, { source: 'email' });
  expect(await lastMailOf(acme.org, ticket, vera)).toBeNull();
  const opening = await keep('From: v@x.example\r\nMessage-ID: <one@x.example>');
  await acme.org.write((tx) => ticketRows(tx).update({ id: ticket }, { mail_id: opening }));
  expect(await lastMailOf(acme.org, ticket, vera)).toBe('<one@x.example>');
  const write = async (
    at: string,
    head: string,
    author: 'customer' | 'staff' = 'customer',
    by = vera,
  ) => {
    const mail = await keep(head);
    const message = {
      id: newId(),
      ticket_id: ticket,
      author_type: author,
      author_email: by,
      visibility: 'public' as const,
      body: 'Hm',
      created_at: at,
      mail_id: mail,
    };
    await acme.org.write((tx) => tx.insert('ticket_messages', message));
  };
  await write('2026-01-02T00:00:00.000Z', 'message-id:  <two@x.example> ');
  await write('2026-01-01T00:00:00.000Z', 'Message-ID: <earlier@x.example>');
  await write('2026-01-03T00:00:00.000Z', 'Message-ID: <staff@x.example>', 'staff');
  await write(
    '2026-01-05T00:00:00.000Z',
    'Message-ID: <other@x.example>',
    'customer',
    'b@x.example',
  );
  expect(await lastMailOf(acme.org, ticket, vera)).toBe('<two@x.example>');
  await write('2026-01-04T00:00:00.000Z', 'Subject: none');
  expect(await lastMailOf(acme.org, ticket, vera)).toBeNull();
  expect(await lastMailOf(acme.org, await makeTicket(acme), vera)).toBeNull();
});

test('confirms a few requests an hour to an unverified requester, and none to a verified one', async () => {
  const customerEmail = 'many@x.example';
  const ids: string[] = [];
  for (let at = 0; at < 3; at += 1) ids.push(await makeTicket(acme, { customerEmail }));
  const may = async (id = '') => mayConfirm(acme.org, await ticketRow(id), 2);
  expect(await Promise.all(ids.map(may))).toEqual([true, true, false]);
  const old = '2020-01-01T00:00:00.000Z';
  await acme.org.write((tx) => ticketRows(tx).update({ id: ids[0] ?? '' }, { created_at: old }));
  expect(await may(ids[2])).toBe(true);
  expect(await may(await makeTicket(acme, { customerEmail: 'other@x.example' }))).toBe(true);
  const known = { customerEmail: 'known@x.example', source: 'console' } as const;
  expect(await may(await makeTicket(acme, known))).toBe(false);
  expect(await may(await makeTicket(acme, { customerEmail: null }))).toBe(false);
});

test('a shortened id finds matching tickets in its organization', async () => {
  const ticket = await makeTicket(acme);
  const start = ticket.slice(0, 20);
  expect(await ticketsNamed(acme.org, start)).toEqual([ticket]);
  expect(await ticketsNamed(globex.org, start)).toEqual([]);
  const found = await organizationsNamed(stored.database, acme.id.slice(0, 24));
  expect(found).toContain(acme.id);
  expect(await organizationsNamed(stored.database, globex.id)).toEqual([globex.id]);
  expect(await organizationsNamed(stored.database, 'none')).toEqual([]);
});
