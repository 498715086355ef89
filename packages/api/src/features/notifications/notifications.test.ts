import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestDesk, type TestDesk } from '../../test/harness.ts';

let desk: TestDesk;

beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.stop());
beforeEach(async () => {
  for (const as of [desk.acme.admin, desk.acme.agent, desk.globex.admin]) {
    for (const { id } of (await list(as)).body) {
      await desk.call('notifications.delete', { as, params: { id } });
    }
  }
});

const list = (as: { token: string }, query = {}) => desk.call('notifications.list', { as, query });
const unread = async (as: { token: string }) =>
  (await desk.call('dashboard.counts', { as })).body.notifications;

const assign = (id: string, agent: string) =>
  desk.call('tickets.update', {
    as: desk.acme.admin,
    params: { id },
    body: { assignedAgentId: agent },
  });

describe('a notification', () => {
  it('tells the staff of a new ticket, with the way to it', async () => {
    const id = await makeTicket(desk.acme);
    await desk.drain();
    for (const as of [desk.acme.admin, desk.acme.agent]) {
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
    expect((await list(desk.acme.customer)).body).toEqual([]);
    expect((await list(desk.globex.admin)).body).toEqual([]);
  });

  it('tells an agent what others do with his ticket, and not what he does', async () => {
    const id = await makeTicket(desk.acme);
    await assign(id, desk.acme.agent.userId);
    await desk.call('tickets.update', {
      as: desk.acme.agent,
      params: { id },
      body: { priority: 'urgent' },
    });
    await desk.call('tickets.update', {
      as: desk.acme.admin,
      params: { id },
      body: { status: 'resolved' },
    });
    await desk.drain();
    const titles = (await list(desk.acme.agent)).body.map(({ title }) => title);
    expect(titles.sort()).toEqual([
      'A ticket was assigned to you',
      'New ticket',
      expect.stringMatching(/resolved your ticket$/),
    ]);
  });

  it('is told once, however often its event is handled', async () => {
    const id = await makeTicket(desk.acme);
    await desk.drain();
    const { directory } = desk.desk.database;
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
    await desk.drain();
    const told = (await list(desk.acme.agent)).body.map(({ actionUrl }) => actionUrl);
    expect(told.filter((url) => url === `/tickets/${id}`)).toHaveLength(1);
  });

  it('is not told to whom does not want it', async () => {
    const as = desk.acme.agent;
    const set = (ticketCreated: boolean) =>
      desk.call('profile.updateNotificationPreferences', {
        as,
        body: { notificationPreferences: { ticketCreated } },
      });
    const saved = await set(false);
    expect(saved.body.notificationPreferences).toMatchObject({
      ticketCreated: false,
      emailNotifications: true,
      weeklyDigest: false,
    });
    await makeTicket(desk.acme);
    await desk.drain();
    expect((await list(as)).body).toEqual([]);
    expect((await list(desk.acme.admin)).body).toHaveLength(1);
    await set(true);
  });

  it('AZ-10: is nobody else’s to read or delete, not even in the same organization', async () => {
    await makeTicket(desk.acme);
    await desk.drain();
    const [own] = (await list(desk.acme.admin)).body;
    const params = { id: own?.id ?? '' };
    for (const as of [desk.acme.agent, desk.globex.admin]) {
      for (const id of ['notifications.markRead', 'notifications.delete'] as const) {
        const answer = await desk.call(id, { as, params });
        expect(answer.status).toBe(404);
        expect(answer.error.message).toBe('Notification not found');
      }
    }
    expect(await unread(desk.acme.admin)).toBe(1);
  });

  it('is marked as read alone or with all others, which the list can leave out', async () => {
    const as = desk.acme.agent;
    for (let i = 0; i < 3; i += 1) await makeTicket(desk.acme);
    await desk.drain();
    const [first] = (await list(as)).body;
    const marked = await desk.call('notifications.markRead', {
      as,
      params: { id: first?.id ?? '' },
    });
    expect(marked.body.isRead).toBe(true);
    expect((await list(as, { isRead: 'false' })).body).toHaveLength(2);
    expect((await list(as, { isRead: 'true' })).body).toHaveLength(1);
    expect(await unread(as)).toBe(2);
    expect((await desk.call('notifications.markAllRead', { as })).status).toBe(204);
    expect(await unread(as)).toBe(0);
    expect((await list(as)).body).toHaveLength(3);
  });

  it('comes in pages', async () => {
    for (let i = 0; i < 3; i += 1) await makeTicket(desk.acme);
    await desk.drain();
    const first = await list(desk.acme.agent, { limit: 2 });
    expect(first.headers.get('x-total-count')).toBe('3');
    const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await list(desk.acme.agent, { limit: 2, cursor: decodeURIComponent(cursor) });
    const ids = [...first.body, ...second.body].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});
