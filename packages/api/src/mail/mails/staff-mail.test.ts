import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ticketRows } from '../../database/ticket-rows.ts';
import type { Tx } from '../../database/types.ts';
import { findTicket } from '../../features/tickets/read/tickets.ts';
import { moveCounts } from '../../features/tickets/store/counts/counts.ts';
import type { Moments } from '../../figures/names.ts';
import { waitingChat } from '../../test/chats.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { freePort } from '../../test/free-port.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { callDigests } from '../store/staff-mail.ts';
import { type Inbox, openInbox } from '../test-inbox.ts';
import { dueWeek } from './due-week.ts';

let inbox: Inbox;
let server: TestServer;

beforeAll(async () => {
  inbox = await openInbox({}, await freePort());
  server = await startTestServer({
    smtpUrl: inbox.url,
    publicUrl: 'https://help.example.com',
    mailInToken: 'a-token-of-a-provider-that-hands-us-mail',
    mailInDomain: 'in.example.com',
  });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});
afterEach(async () => {
  await readingTimeIsOver();
  await server.drain();
  inbox.received.length = 0;
  for (const as of [server.acme.admin, server.acme.agent]) {
    await prefer(as, { emailNotifications: true, ticketCreated: true, weeklyDigest: false });
  }
});

const prefer = (as: { token: string }, notificationPreferences: object) =>
  server.call('profile.updateNotificationPreferences', { as, body: { notificationPreferences } });

/** Makes unread notifications due, as if two minutes had passed. */
const readingTimeIsOver = () =>
  server.acme.org.write(async (tx) => {
    const due = { mail_due_at: '2020-01-01T00:00:00.000Z' };
    await tx.update('notifications', (row) => row.whereNotNull('mail_due_at'), due);
    await tx.update('staff_news', (row) => row.whereNotNull('mail_due_at'), due);
  });

async function later() {
  await server.drain();
  await readingTimeIsOver();
  await server.drain();
}

const to = ({ email }: TestMember) => inbox.received.filter((mail) => mail.to[0] === email);

const assign = (id: string, agent: TestMember, as: TestMember) =>
  server.call('tickets.update', { as, params: { id }, body: { assignedAgentId: agent.userId } });

describe('a member', () => {
  test('gets their unread notifications in one email after a delay, with a link to each', async () => {
    const first = await makeTicket(server.acme);
    const second = await makeTicket(server.acme, { subject: 'Mill is loud' });
    await server.drain();
    expect(to(server.acme.agent)).toEqual([]);
    await later();
    const mails = to(server.acme.agent);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.headers.subject).toEqual([
      expect.stringMatching(/^2 notifications from acme canary/),
    ]);
    for (const id of [first, second]) {
      expect(mails[0]?.text).toContain(`https://help.example.com/org/acme/tickets/${id}\n`);
    }
    expect(mails[0]?.headers).not.toHaveProperty('reply-to');
    await later();
    expect(to(server.acme.agent)).toHaveLength(1);
  });

  test('gets one email after an absence with hundreds of notifications, with the first of them', async () => {
    const { org, admin } = server.acme;
    const at = '2020-01-01T00:00:00.000Z';
    await org.write(async (tx) => {
      for (let i = 1; i <= 150; i++) {
        await tx.insert('notifications', {
          id: `away${String(i).padStart(3, '0')}`,
          user_id: admin.userId,
          seq: -i,
          kind: 'ticketCreated',
          type: 'info',
          title: `Ticket ${i}`,
          message: 'Kettle',
          created_at: at,
          mail_due_at: at,
        });
      }
    });
    await later();
    const [mail, ...others] = to(admin);
    expect(others).toEqual([]);
    expect(mail?.headers.subject?.[0]).toMatch(/^150 notifications from acme/);
    expect(mail?.text).toContain('* Ticket 20\n');
    expect(mail?.text).not.toContain('* Ticket 21\n');
    expect(mail?.text).toContain('And 130 more.');
  });

  test('gets a single notification as an email about that event, in the thread of its ticket', async () => {
    const id = await makeTicket(server.acme);
    await later();
    const [mail] = to(server.acme.admin);
    expect(mail?.headers.subject?.[0]).toMatch(/^New ticket: TK-\d{4}-\d{6}: Broken kettle/);
    expect(mail?.headers['in-reply-to']?.[0]).toContain(id);
    expect(mail?.text).toContain('It does not boil.');
    expect(mail?.headers['reply-to']?.[0]).toMatch(/<reply\+[a-z2-7]{56}@in\.example\.com>$/);
    expect(mail?.text).toContain('Replies to this email go to the customer.');
  });

  test('gets one email for several replies to a ticket, and the next one after a delay', async () => {
    const { admin, agent, customer, org } = server.acme;
    const id = await makeTicket(server.acme, { customerUserId: customer.userId });
    await assign(id, agent, admin);
    await server.drain();
    await server.call('notifications.markAllRead', { as: agent });
    const say = async (message: string) => {
      await server.call('tickets.reply', { as: customer, params: { id }, body: { message } });
      await server.drain();
    };
    for (const text of ['It hisses.', 'It leaks.', 'It burst.']) await say(text);
    await later();
    const [mail, ...others] = to(agent);
    expect(others).toEqual([]);
    expect(mail?.headers.subject?.[0]).toMatch(/^3 new replies on TK-/);
    expect(mail?.text).toContain('It burst.');
    await say('And the floor is wet.');
    const due = await org.first<{ mail_due_at: string }>(
      org.from('notifications').where('user_id', agent.userId).whereNotNull('mail_due_at'),
    );
    expect(Date.parse(due?.mail_due_at ?? '') - Date.now()).toBeGreaterThan(10 * 60_000);
  });

  test("PT-05: gets the customer's text in an email, but no colleague's note", async () => {
    const { admin, agent } = server.acme;
    const id = await makeTicket(server.acme, { source: 'console' });
    await assign(id, agent, admin);
    await server.drain();
    await server.call('notifications.markAllRead', { as: agent });
    await server.call('tickets.reply', {
      as: admin,
      params: { id },
      body: { message: 'CANARY-NOTE', isInternal: true },
    });
    await later();
    const [mail] = to(agent);
    expect(mail?.headers.subject?.[0]).toContain('replied');
    expect(mail?.raw).not.toContain('CANARY');
  });

  test('gets no email about notifications they have read, nor about their own actions', async () => {
    const id = await makeTicket(server.acme);
    await server.drain();
    await server.call('notifications.markAllRead', { as: server.acme.agent });
    await assign(id, server.acme.agent, server.acme.agent);
    await later();
    expect(to(server.acme.agent)).toEqual([]);
    expect(to(server.acme.admin)).toHaveLength(1);
  });

  test('gets no email about notifications they read between collecting and sending', async () => {
    const { port } = inbox;
    await inbox.close();
    await makeTicket(server.acme);
    await later();
    await server.call('notifications.markAllRead', { as: server.acme.agent });
    inbox = await openInbox({}, port);
    await later();
    await server.context.database.directory.write((tx) =>
      tx.update('outbox', (row) => row.whereNull('done_at'), {
        due_at: '2020-01-01T00:00:00.000Z',
      }),
    );
    await server.drain();
    expect(to(server.acme.admin)).toHaveLength(1);
    expect(to(server.acme.agent)).toEqual([]);
  });

  test('gets no email with the master switch off, and none of a kind that is off', async () => {
    await prefer(server.acme.agent, { emailNotifications: false });
    await prefer(server.acme.admin, { ticketCreated: false });
    await makeTicket(server.acme);
    await later();
    expect([...to(server.acme.agent), ...to(server.acme.admin)]).toEqual([]);
    const { body } = await server.call('notifications.list', { as: server.acme.agent });
    expect(body[0]?.title).toBe('New ticket');
  });

  test('gets no email about a waiting chat that has been answered', async () => {
    const { agent } = server.acme;
    const first = await waitingChat(server, server.acme);
    const second = await waitingChat(server, server.acme, { customerName: 'Otto' });
    await server.drain();
    await server.call('chat.accept', { as: agent, params: { id: first.id } });
    await later();
    const [mail, ...others] = to(agent);
    expect(others).toEqual([]);
    expect(mail?.headers.subject).toEqual(['New chat waiting: Otto wants to talk to a person']);
    expect(mail?.text).toContain(`/org/acme/live-chat?chat=${second.id}`);
  });

  test('gets no email after they were removed', async () => {
    const { org, agent } = server.acme;
    await makeTicket(server.acme);
    await server.drain();
    await org.write((tx) =>
      tx.update('memberships', { user_id: agent.userId }, { role: 'customer' }),
    );
    await later();
    await org.write((tx) => tx.update('memberships', { user_id: agent.userId }, { role: 'agent' }));
    expect(to(agent)).toEqual([]);
  });
});

describe('the weekly digest', () => {
  const monday = Date.parse('2026-11-16T08:00:00Z');

  /** Moves the events of a ticket to another time, together with the figures that count them. */
  async function happened(tx: Tx, id: string, moments: Partial<Moments>) {
    const before = await findTicket(tx, id, null);
    await ticketRows(tx).update({ id }, moments);
    await moveCounts(tx, before, await findTicket(tx, id, null), before?.created_at ?? '');
  }

  test('goes to members who subscribed, once a week, with the figures of that week', async () => {
    const { admin, agent, org } = server.acme;
    const id = await makeTicket(server.acme, { subject: 'Of that week' });
    await org.write((tx) => happened(tx, id, { created_at: '2026-11-10T10:00:00.000Z' }));
    await later();
    inbox.received.length = 0;
    await prefer(admin, { weeklyDigest: true });
    for (const at of [monday - 60_000, monday, monday + 60_000, monday + 3_600_000]) {
      await callDigests(server.context.database, at);
    }
    await server.drain();
    expect(to(agent)).toEqual([]);
    const [mail, ...others] = to(admin);
    expect(others).toEqual([]);
    expect(mail?.headers.subject?.[0]).toMatch(/^Your week at acme canary/);
    expect(mail?.text).toContain('Nov 9, 2026 to Nov 15, 2026.');
    expect(mail?.text).toMatch(/^New tickets +1$/m);
    expect(mail?.text).toMatch(/^New tickets, previous week +0$/m);
    expect(mail?.text).not.toMatch(/Median first response time|Chat satisfaction/);
    expect(mail?.text).toMatch(/^Assigned to you +\d+$/m);
    await callDigests(server.context.database, monday + 7 * 24 * 3_600_000);
    await server.drain();
    expect(to(admin)).toHaveLength(2);
  });

  test("includes only their own work for members who don't see all tickets", async () => {
    const { agent, org } = server.acme;
    const narrow = (permissions: string | null) =>
      org.write((tx) => tx.update('memberships', { user_id: agent.userId }, { permissions }));
    await prefer(agent, { weeklyDigest: true });
    await narrow('create_tickets view_unassigned_tickets');
    inbox.received.length = 0;
    await callDigests(server.context.database, monday + 14 * 24 * 3_600_000);
    await server.drain();
    const [mail] = to(agent);
    expect(mail?.text).toMatch(/^Assigned to you +\d+$/m);
    expect(mail?.text).not.toMatch(/New tickets|Open now/);
    await prefer(agent, { weeklyDigest: false });
    await narrow(null);
  });

  test("counts days in the organization's time zone", async () => {
    const { admin, org } = server.acme;
    const set = (timezone: string) =>
      org.write((tx) => tx.update('organizations', {}, { timezone }));
    // Sunday in Los Angeles, Monday in UTC; and the same a week earlier.
    const inside = await makeTicket(server.acme);
    const outside = await makeTicket(server.acme);
    const last = {
      created_at: '2026-03-02T06:00:00.000Z',
      resolved_at: '2026-03-02T06:30:00.000Z',
    };
    const before = {
      created_at: '2026-02-23T06:00:00.000Z',
      resolved_at: '2026-02-23T06:30:00.000Z',
    };
    await org.write(async (tx) => {
      const done = { resolved_by: admin.userId };
      const answered = { first_response_at: last.resolved_at, first_response_ms: 1_800_000 };
      await happened(tx, inside, { ...last, ...done, ...answered });
      await happened(tx, outside, { ...before, ...done });
    });
    await set('America/Los_Angeles');
    await later();
    inbox.received.length = 0;
    await prefer(admin, { weeklyDigest: true });
    await callDigests(server.context.database, Date.parse('2026-03-02T16:30:00Z'));
    await server.drain();
    await set('UTC');
    const [mail] = to(admin);
    expect(mail?.text).toContain('Feb 23, 2026 to Mar 1, 2026.');
    expect(mail?.text).toMatch(/^New tickets +1$/m);
    expect(mail?.text).toMatch(/^New tickets, previous week +1$/m);
    expect(mail?.text).toMatch(/^Resolved by you +1$/m);
    expect(mail?.text).toMatch(/^Median first response time +30/m);
  });

  test('is off unless asked for, and off with the master switch', async () => {
    await prefer(server.acme.agent, { weeklyDigest: true, emailNotifications: false });
    await callDigests(server.context.database, monday + 14 * 24 * 3_600_000);
    await server.drain();
    expect(inbox.received).toEqual([]);
  });

  test("is sent on Monday at eight in the organization's time zone", () => {
    expect(dueWeek('UTC', Date.parse('2026-11-16T07:59:00Z'))).toBeNull();
    expect(dueWeek('UTC', Date.parse('2026-11-16T08:00:00Z'))).toBe('2026-11-16');
    expect(dueWeek('Asia/Tokyo', Date.parse('2026-11-15T23:00:00Z'))).toBe('2026-11-16');
    expect(dueWeek('America/Los_Angeles', Date.parse('2026-11-16T15:59:00Z'))).toBeNull();
    expect(dueWeek('America/Los_Angeles', Date.parse('2026-11-16T16:00:00Z'))).toBe('2026-11-16');
    expect(dueWeek('UTC', Date.parse('2026-11-17T08:00:00Z'))).toBeNull();
  });
});

describe('EM-02: a notification email', () => {
  async function unsubscribing(): Promise<string> {
    await makeTicket(server.acme);
    await later();
    const [mail] = to(server.acme.agent);
    expect(mail?.headers['list-unsubscribe-post']).toEqual(['List-Unsubscribe=One-Click']);
    expect(mail?.headers['auto-submitted']).toEqual(['auto-generated']);
    const [, url = ''] =
      /^<(https:[^<>\s]+)>$/.exec(mail?.headers['list-unsubscribe']?.[0] ?? '') ?? [];
    expect(mail?.text).toContain(url);
    return url.replace('https://help.example.com', server.url);
  }
  const wants = async () => {
    const { body } = await server.call('auth.user', { as: server.acme.agent });
    return body.notificationPreferences.emailNotifications;
  };

  test('can be unsubscribed from in one click in the mail program, without signing in', async () => {
    const url = await unsubscribing();
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect(await wants()).toBe(false);
    inbox.received.length = 0;
    await makeTicket(server.acme);
    await later();
    expect(to(server.acme.agent)).toEqual([]);
    expect(to(server.acme.admin)).toHaveLength(1);
  });

  test('asks before it unsubscribes, so a link scanner has no effect', async () => {
    const url = await unsubscribing();
    const answer = await fetch(url);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const page = await answer.text();
    expect(page).toContain('<form method="post"');
    expect(page).toContain('Unsubscribe from all email notifications?');
    expect(await wants()).toBe(true);
  });

  test('has a link for one member and one switch, and neither can be changed', async () => {
    const url = await unsubscribing();
    const { admin, agent } = server.acme;
    const changed = [
      url.replace(agent.userId, admin.userId),
      url.replace('emailNotifications', 'weeklyDigest'),
      url.slice(0, -1),
      `${url}x`,
      `${server.url}/unsubscribe/${agent.userId}.emailNotifications.`,
    ];
    for (const one of changed) {
      expect(one).not.toBe(url);
      expect((await fetch(one, { method: 'POST' })).status).toBe(404);
    }
    expect(await wants()).toBe(true);
  });

  test("is for members only: customers' emails have no such header", async () => {
    await makeTicket(server.acme, { customerEmail: 'otto@visitor.example' });
    await later();
    const mail = inbox.received.find(({ to: [one] }) => one === 'otto@visitor.example');
    expect(mail?.headers['auto-submitted']).toEqual(['auto-generated']);
    expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
  });
});
