// @module-tag postgres
// @module-tag slow

import { readFileSync } from 'node:fs';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startSession } from '../auth/store/sessions.ts';
import { openTestDatabase, quiet, runPast, type TestDatabase } from '../database/test-database.ts';
import { eventsAfter } from '../events/read.ts';
import { breachesOf } from './contract-check.ts';
import { makeOrganization, type TestMember } from './factories.ts';
import { startNode, type TestServer } from './harness.ts';
import { actOut, releaseSecret } from './release-acts.ts';
import { type Frame, greeted } from './socket.ts';
import { startReceiver } from './webhook-receiver.ts';

describe.each(['0.1.0', '0.2.0'])('a database of release %s', (release) => {
  let stored: TestDatabase;
  let server: Awaited<ReturnType<typeof startNode>>;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let acme: string;
  let admin: TestMember;

  /** A database of the last release with pending webhooks, emails and notifications. */
  beforeAll(async () => {
    stored = await openTestDatabase(process.env.TEST_DATABASE_URL, quiet, 'unmigrated');
    const { database, url } = stored;
    const dump = new URL(`./releases/${release}.${database.dialect}.sql`, import.meta.url);
    await runPast(url, readFileSync(dump, 'utf8'));
    await database.migrate();
    receiver = await startReceiver();
    await runPast(url, `update webhooks set url = '${receiver.url}'`);
    const { directory } = database;
    const found = await directory.first<{ id: string; user_id: string; email: string }>(
      directory
        .from('organizations')
        .join('memberships', 'memberships.organization_id', 'organizations.id')
        .join('users', 'users.id', 'memberships.user_id')
        .where({ subdomain: 'acme', role: 'admin' })
        .select('organizations.id', 'memberships.user_id', 'users.email'),
    );
    if (!found) throw new Error('The dump has no admin');
    acme = found.id;
    const token = await directory.write<string>((tx) => startSession(tx, found.user_id));
    admin = { userId: found.user_id, email: found.email, role: 'admin', token };
    server = await startNode(
      database,
      { secret: releaseSecret, allowPrivateTargets: true },
      pino({ level: 'silent' }),
    );
  });
  afterAll(async () => {
    await server.stop();
    receiver.close();
    await stored.remove();
  });

  test('all existing data matches the contract', async () => {
    const read = { as: admin };
    const tickets = await server.call('tickets.list', read);
    expect(tickets.body.map(({ subject }) => subject)).toContain('The kettle leaks');
    for (const { id } of tickets.body) {
      const { body } = await server.call('tickets.get', { ...read, params: { id } });
      expect(body.timeline.length).toBeGreaterThan(0);
    }
    const chats = await server.call('chat.list', read);
    expect(chats.body).toHaveLength(1);
    for (const { id } of chats.body) await server.call('chat.get', { ...read, params: { id } });
    const articles = await server.call('helpArticles.list', read);
    expect(articles.body.map(({ title }) => title)).toEqual(['Descale a kettle']);
    for (const id of [
      'chatbot.list',
      'contactForms.list',
      'dashboard.stats',
      'helpCategories.list',
      'notifications.list',
      'team.invitations',
      'team.list',
      'tickets.stats',
      'webhooks.list',
    ] as const) {
      const answer = await server.call(id, read);
      expect([id, answer.status]).toEqual([id, 200]);
    }
    const found = await server.call('search.query', { ...read, query: { q: 'gasket' } });
    expect(found.body.tickets.map(({ subject }) => subject)).toEqual(['The kettle leaks']);
  });

  test('the totals of filtered lists include tickets of the old release', async () => {
    const read = { as: admin };
    const { body: all } = await server.call('tickets.list', read);
    for (const query of [
      ...all.map(({ status, priority }) => ({ status, priority })),
      ...all.map(({ priority, assignedAgent }) => ({
        priority,
        assignedAgentId: assignedAgent?.id ?? 'none',
      })),
    ]) {
      const { body, headers } = await server.call('tickets.list', { ...read, query });
      expect(body.length).toBeGreaterThan(0);
      expect(headers.get('x-total-count')).toBe(String(body.length));
    }
  });

  test('a socket that resumes receives every earlier event as in the contract', async () => {
    const socket = await greeted(server as TestServer, admin, '/ws?after=0');
    await socket.until(({ type }) => type === 'hello');
    // The newest event may be for another member only, and never arrives.
    const all = await eventsAfter(stored.database.org(acme), 0);
    const last = all.findLast(({ name }) => name === 'ticket.updated')?.seq ?? 0;
    expect(last).toBeGreaterThan(3);
    await socket.until(({ type, seq }) => type === 'event' && seq >= last);
    const events = socket.frames.filter(({ type }) => type === 'event');
    expect(events.map(({ seq }) => seq).slice(0, 3)).toEqual([1, 2, 3]);
    expect(events.flatMap(wrongIn)).toEqual([]);
    await socket.close();
  });

  test('pending webhooks, emails and notifications are delivered as in the contract', async () => {
    await server.drain();
    const bodies = receiver.received.map(({ body }) => JSON.parse(body) as { type: string });
    expect(new Set(bodies.map(({ type }) => type))).toEqual(
      new Set([
        'ticket.created',
        'ticket.updated',
        'ticket.assigned',
        'ticket.resolved',
        'contact_form.submitted',
      ]),
    );
    expect(bodies.flatMap((body) => breachesOf('WebhookEvent', body))).toEqual([]);
    const { directory } = stored.database;
    const open = await directory.all<{ listener: string; last_error: string | null }>(
      directory.from('outbox').whereNull('done_at').select('listener', 'last_error'),
    );
    expect(open).toEqual([]);
    const notified = await server.call('notifications.list', { as: admin });
    expect(notified.body.length).toBeGreaterThan(0);
  });

  test('an event from an earlier release has the same fields as a current one', async () => {
    const { database } = stored;
    const today = await makeOrganization(database, 'today');
    await actOut({ ...server, acme: today } as unknown as TestServer, today);
    const then = await fieldsByEvent(acme);
    // No webhook here fails long enough for its team to be notified.
    then.delete('webhook.failing');
    // A notification may be created after its ticket was viewed. It is settled when it is read.
    const now = await vi.waitFor(async () => {
      await server.call('notifications.markAllRead', { as: today.agent });
      const found = await fieldsByEvent(today.id);
      expect([...then.keys()].filter((name) => !found.has(name))).toEqual([]);
      return found;
    }, 10_000);
    expect(then.size).toBeGreaterThan(10);
    for (const [name, fields] of then) {
      // Fields missing from old events can't be added later, and programs don't receive the event.
      const isPart = name === 'ticket.deleted';
      const wanted = isPart ? expect.arrayContaining(fields) : fields;
      expect({ name, fields: now.get(name) }).toEqual({ name, fields: wanted });
    }
  });

  /** The fields of each event's payload, and of the objects in it, by event name. */
  async function fieldsByEvent(organizationId: string) {
    const fields = new Map<string, string[]>();
    for (const { name, payload } of await eventsAfter(stored.database.org(organizationId), 0)) {
      const known = fields.get(name) ?? [];
      fields.set(name, [...new Set([...known, ...fieldsOf(payload)])].sort());
    }
    return fields;
  }

  /** The number of items in a list says nothing about its fields. */
  const fieldsOf = (payload: object) =>
    Object.entries(payload).flatMap(([field, value]) =>
      value !== null && typeof value === 'object' && !Array.isArray(value) && field !== 'changes'
        ? [field, ...Object.keys(value).map((inner) => `${field}.${inner}`)]
        : [field],
    );

  /** The parts of a frame that break the contract. */
  function wrongIn(frame: Frame): string[] {
    const { ticket, session, message } = (frame.payload ?? {}) as Record<
      string,
      object | undefined
    >;
    const isPart = {
      ticket: frame.name === 'ticket.deleted',
      session: frame.name === 'chat.message',
    };
    // Sockets send a ticket without its description.
    const { assignedAgentId: _, ...payload } = {
      assignedAgentId: null,
      description: '',
      ...ticket,
    };
    return [
      ...breachesOf('SocketEvent', frame),
      ...(ticket && !isPart.ticket ? breachesOf('V1Ticket', payload) : []),
      ...(session && !isPart.session
        ? breachesOf('ChatSession', { ...session, messages: [] })
        : []),
      ...(message ? breachesOf('ChatMessage', message) : []),
    ];
  }
});
