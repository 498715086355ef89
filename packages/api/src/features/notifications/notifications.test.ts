import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const as of [server.acme.admin, server.acme.agent, server.globex.admin]) {
    for (const { id } of (await list(as)).body) {
      await server.call('notifications.delete', { as, params: { id } });
    }
  }
});

const list = (as: { token: string }, query = {}) =>
  server.call('notifications.list', { as, query });
const unread = async (as: { token: string }) =>
  (await server.call('dashboard.counts', { as })).body.notifications;

const assign = (id: string, agent: string) =>
  server.call('tickets.update', {
    as: server.acme.admin,
    params: { id },
    body: { assignedAgentId: agent },
  });

describe('a notification', () => {
  it('is created for the staff when a ticket is opened, with a link to it', async () => {
    const id = await makeTicket(server.acme);
    await server.drain();
    for (const as of [server.acme.admin, server.acme.agent]) {
      const [first] = (await list(as)).body;
      expect(first).toMatchObject({
        title: 'New ticket',
        type: 'info',
        isRead: false,
        actionUrl: `/tickets/${id}`,
        actionText: 'View ticket',
      });
      expect(first?.message).toContain('Broken kettle');
      expect(await unread(as)).toBe(1);
    }
    expect((await list(server.acme.customer)).body).toEqual([]);
    expect((await list(server.globex.admin)).body).toEqual([]);
  });

  it('is created for an agent when others change their tickets, not when they do so themselves', async () => {
    const { admin, agent } = server.acme;
    const id = await makeTicket(server.acme);
    await server.drain();
    await server.call('notifications.markAllRead', { as: agent });
    const change = (as: { token: string }, body: object) =>
      server.call('tickets.update', { as, params: { id }, body });
    const titles: string[] = [];
    for (const act of [
      () => assign(id, agent.userId),
      () => change(agent, { priority: 'urgent' }),
      () => change(admin, { status: 'resolved' }),
    ]) {
      await act();
      await server.drain();
      for (const { title } of (await list(agent, { isRead: 'false' })).body) titles.push(title);
      await server.call('notifications.markAllRead', { as: agent });
    }
    expect(titles).toEqual([
      'A ticket was assigned to you',
      expect.stringMatching(/resolved your ticket$/),
    ]);
  });

  it('is created once, even if its event is handled repeatedly', async () => {
    const id = await makeTicket(server.acme);
    await server.drain();
    const { directory } = server.context.database;
    await directory.write((tx) =>
      tx.update(
        'outbox',
        { listener: 'notifications' },
        {
          done_at: null,
          due_at: '2020-01-01T00:00:00.000Z',
        },
      ),
    );
    await server.drain();
    const urls = (await list(server.acme.agent)).body.map(({ actionUrl }) => actionUrl);
    expect(urls.filter((url) => url === `/tickets/${id}`)).toHaveLength(1);
  });

  it('is not created for a member who turned it off', async () => {
    const as = server.acme.agent;
    const set = (ticketCreated: boolean) =>
      server.call('profile.updateNotificationPreferences', {
        as,
        body: { notificationPreferences: { ticketCreated } },
      });
    const saved = await set(false);
    expect(saved.body.notificationPreferences).toMatchObject({
      ticketCreated: false,
      emailNotifications: true,
      weeklyDigest: false,
    });
    await makeTicket(server.acme);
    await server.drain();
    expect((await list(as)).body).toEqual([]);
    expect((await list(server.acme.admin)).body).toHaveLength(1);
    await set(true);
  });

  it('AZ-10: cannot be read or deleted by others, not even in the same organization', async () => {
    await makeTicket(server.acme);
    await server.drain();
    const [own] = (await list(server.acme.admin)).body;
    const params = { id: own?.id ?? '' };
    for (const as of [server.acme.agent, server.globex.admin]) {
      for (const id of ['notifications.markRead', 'notifications.delete'] as const) {
        const answer = await server.call(id, { as, params });
        expect(answer.status).toBe(404);
        expect(answer.error.message).toBe('Notification not found');
      }
    }
    expect(await unread(server.acme.admin)).toBe(1);
  });

  it('is marked as read alone or with all others, and the list can be filtered by it', async () => {
    const as = server.acme.agent;
    for (let i = 0; i < 3; i += 1) await makeTicket(server.acme);
    await server.drain();
    const [first] = (await list(as)).body;
    const marked = await server.call('notifications.markRead', {
      as,
      params: { id: first?.id ?? '' },
    });
    expect(marked.body.isRead).toBe(true);
    expect((await list(as, { isRead: 'false' })).body).toHaveLength(2);
    expect((await list(as, { isRead: 'true' })).body).toHaveLength(1);
    expect(await unread(as)).toBe(2);
    expect((await server.call('notifications.markAllRead', { as })).status).toBe(204);
    expect(await unread(as)).toBe(0);
    expect((await list(as)).body).toHaveLength(3);
  });

  it('AZ-10: stays unread for others when one member marks all of theirs as read', async () => {
    await makeTicket(server.acme);
    await server.drain();
    await server.call('notifications.markAllRead', { as: server.acme.agent });
    expect(await unread(server.acme.agent)).toBe(0);
    expect(await unread(server.acme.admin)).toBe(1);
  });

  it('is listed in pages', async () => {
    for (let i = 0; i < 3; i += 1) await makeTicket(server.acme);
    await server.drain();
    const first = await list(server.acme.agent, { limit: 2 });
    expect(first.headers.get('x-total-count')).toBe('3');
    const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await list(server.acme.agent, { limit: 2, cursor: decodeURIComponent(cursor) });
    const ids = [...first.body, ...second.body].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});
