// @module-tag postgres

import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

type Ticket = Schema<'ImportedTicket'>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const importAll = (tickets: readonly Ticket[], as = server.acme.admin) =>
  server.call('tickets.import', { as, body: { tickets } });

const past = (externalId: string, more: Partial<Ticket> = {}): Ticket => ({
  externalId,
  subject: `Old kettle ${externalId}`,
  description: 'It did not boil.',
  customerName: 'Ada Lovelace',
  customerEmail: 'Ada@Example.com',
  createdAt: '2023-05-04T09:00:00+02:00',
  ...more,
});

const get = async (id: string | null | undefined, as = server.acme.agent) =>
  (await server.call('tickets.get', { as, params: { id: id ?? '' } })).body;

test('an imported ticket keeps its times, authors, status, assignee and tags', async () => {
  const { agent } = server.acme;
  const { status, body } = await importAll([
    past('a-1', {
      status: 'closed',
      priority: 'high',
      assignedAgentEmail: agent.email.toUpperCase(),
      tags: ['Kettles', 'Old'],
      resolvedAt: '2023-05-05T12:00:00Z',
      messages: [
        { author: 'customer', message: 'Thank you', createdAt: '2023-05-04T10:00:00Z' },
        {
          author: 'staff',
          authorEmail: agent.email,
          message: 'The fuse?',
          createdAt: '2023-05-04T08:00:00Z',
        },
        {
          author: 'staff',
          authorName: 'Somebody who left',
          isInternal: true,
          message: 'She is nice',
          createdAt: '2023-05-04T09:00:00Z',
        },
      ],
    }),
  ]);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    imported: 1,
    results: [{ externalId: 'a-1', outcome: 'imported', ticketNumber: 'TK-2023-000001' }],
  });
  const ticket = await get(body.results[0]?.id);
  expect(ticket).toMatchObject({
    ticketNumber: 'TK-2023-000001',
    status: 'closed',
    priority: 'high',
    customerEmail: 'ada@example.com',
    assignedAgent: { id: agent.userId },
    lastMessage: 'Thank you',
    turn: null,
    createdAt: '2023-05-04T07:00:00.000Z',
    updatedAt: '2023-05-05T12:00:00.000Z',
    tags: [{ name: 'Kettles' }, { name: 'Old' }],
  });
  expect(ticket.messages).toMatchObject([
    { message: 'The fuse?', authorType: 'staff', senderEmail: agent.email, isInternal: false },
    { message: 'She is nice', senderName: 'Somebody who left', isInternal: true, user: null },
    { message: 'Thank you', authorType: 'customer', senderName: 'Ada Lovelace' },
  ]);
});

test('it is counted, searchable, and appears in lists that clients have cached', async () => {
  const as = server.acme.agent;
  const before = await server.call('tickets.stats', { as });
  const etag = before.headers.get('etag') ?? '';
  await importAll([
    past('b-1', { subject: 'Zanzibar teapot' }),
    past('b-2', { status: 'resolved' }),
  ]);
  const after = await server.call('tickets.stats', { as, headers: { 'if-none-match': etag } });
  expect(after.status).toBe(200);
  expect(after.body.open).toBe(before.body.open + 1);
  expect(after.body.resolved).toBe(before.body.resolved + 1);
  const { org } = server.acme;
  const rows = await org.all(
    org
      .from('tickets')
      .whereIn('external_id', ['b-1', 'b-2'])
      .orderBy('external_id')
      .select('resolved_at'),
  );
  expect(rows).toEqual([{ resolved_at: null }, { resolved_at: '2023-05-04T07:00:00.000Z' }]);
  const found = await server.call('search.query', { as, query: { q: 'zanzibar' } });
  expect(found.body.tickets).toHaveLength(1);
});

test('repeating an import, even concurrently, creates no duplicates and doesn’t restore deleted tickets', async () => {
  const tickets = Array.from({ length: 60 }, (_, at) => past(`c-${at}`));
  const both = await Promise.all([importAll(tickets), importAll(tickets)]);
  expect(both.reduce((sum, { body }) => sum + body.imported, 0)).toBe(60);
  const [first, second] = both.map(({ body }) => body.results.map(({ id }) => id));
  expect(first).toEqual(second);
  const id = first?.[0] ?? '';
  await server.call('tickets.delete', { as: server.acme.admin, params: { id } });
  const again = await importAll(tickets.slice(0, 2));
  expect(again.body).toMatchObject({
    imported: 0,
    results: [{ outcome: 'known', id }, { outcome: 'known' }],
  });
  const twice = await importAll([past('c-x'), past('c-x')]);
  expect(twice.body.results.map(({ outcome }) => outcome)).toEqual(['imported', 'known']);
});

test('no one is emailed or notified', async () => {
  await server.drain();
  const events = async () => {
    const answer = await server.call('notifications.list', { as: server.acme.agent });
    const mails = await server.context.database.directory.all(
      server.context.database.directory.from('outbox').select('*'),
    );
    return [answer.body.length, mails.length];
  };
  const before = await events();
  await importAll([past('d-1', { assignedAgentEmail: server.acme.agent.email })]);
  await server.drain();
  expect(await events()).toEqual(before);
});

test('an invalid ticket is rejected with a message, and the others are imported', async () => {
  const { body } = await importAll([
    past('e-1', { createdAt: '2999-01-01T00:00:00Z' }),
    past('e-2', {
      messages: [{ author: 'staff', message: 'Early', createdAt: '2020-01-01T00:00:00Z' }],
    }),
    past('e-3', {
      messages: [
        { author: 'customer', isInternal: true, message: 'x', createdAt: '2023-06-01T00:00:00Z' },
      ],
    }),
    past('e-4', { assignedAgentEmail: 'gone@example.com' }),
  ]);
  expect(body.results).toMatchObject([
    { outcome: 'refused', message: 'One of its times is in the future', id: null },
    { outcome: 'refused', message: 'One of its times is before it was created' },
    { outcome: 'refused', message: 'Only staff can write internal notes' },
    { outcome: 'imported', message: null },
  ]);
  const wrong = await server.call('tickets.import', {
    as: server.acme.admin,
    body: { tickets: [past('f-1'), { externalId: 'f-2' }] },
  });
  expect(wrong.status).toBe(400);
  expect(wrong.error.errors?.[0]).toMatchObject({ field: expect.stringContaining('tickets.1.') });
});

test('another organization can use the same IDs, and agents can’t import', async () => {
  const theirs = await importAll([past('a-1')], server.globex.admin);
  expect(theirs.body.results).toMatchObject([{ outcome: 'imported' }]);
  expect((await importAll([past('g-1')], server.acme.agent)).status).toBe(403);
  expect((await importAll([past('g-1')], server.acme.customer)).status).toBe(403);
});
