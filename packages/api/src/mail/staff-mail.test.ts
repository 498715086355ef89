import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { waitingChat } from '../test/chats.ts';
import { makeTicket, type TestMember } from '../test/factories.ts';
import { startTestDesk, type TestDesk } from '../test/harness.ts';
import { callDigests, dueWeek } from './staff-mail.ts';
import { type Inbox, openInbox } from './test-inbox.ts';

let inbox: Inbox;
let desk: TestDesk;

beforeAll(async () => {
  inbox = await openInbox();
  desk = await startTestDesk({
    smtpUrl: inbox.url,
    publicUrl: 'https://help.example.com',
    mailInToken: 'a-token-of-a-provider-that-hands-us-mail',
    mailInDomain: 'in.example.com',
  });
});
afterAll(async () => {
  await desk.stop();
  await inbox.close();
});
afterEach(async () => {
  await readingTimeIsOver();
  await desk.drain();
  inbox.received.length = 0;
  for (const as of [desk.acme.admin, desk.acme.agent]) {
    await prefer(as, { emailNotifications: true, ticketCreated: true, weeklyDigest: false });
  }
});

const prefer = (as: { token: string }, notificationPreferences: object) =>
  desk.call('profile.updateNotificationPreferences', { as, body: { notificationPreferences } });

/** Two minutes later, as far as unread notifications go. */
const readingTimeIsOver = () =>
  desk.acme.org.write((tx) =>
    tx.update('notifications', (row) => row.whereNotNull('mail_due_at'), {
      mail_due_at: '2020-01-01T00:00:00.000Z',
    }),
  );

async function later() {
  await desk.drain();
  await readingTimeIsOver();
  await desk.drain();
}

const to = ({ email }: TestMember) => inbox.received.filter((mail) => mail.to[0] === email);

const assign = (id: string, agent: TestMember, as: TestMember) =>
  desk.call('tickets.update', { as, params: { id }, body: { assignedAgentId: agent.userId } });

describe('a member', () => {
  test('gets what he has not read within its time in one mail, with the way to each', async () => {
    const first = await makeTicket(desk.acme);
    const second = await makeTicket(desk.acme, { subject: 'Mill is loud' });
    await desk.drain();
    expect(to(desk.acme.agent)).toEqual([]);
    await later();
    const mails = to(desk.acme.agent);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.headers.subject).toEqual([
      expect.stringMatching(/^2 notifications from acme canary/),
    ]);
    for (const id of [first, second]) {
      expect(mails[0]?.text).toContain(`https://help.example.com/org/acme/tickets/${id}\n`);
    }
    expect(mails[0]?.headers).not.toHaveProperty('reply-to');
    await later();
    expect(to(desk.acme.agent)).toHaveLength(1);
  });

  test('who was away while hundreds came gets one mail, with the first of them', async () => {
    const { org, admin } = desk.acme;
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

  test('gets one thing as what it is, in the conversation of its ticket', async () => {
    const id = await makeTicket(desk.acme);
    await later();
    const [mail] = to(desk.acme.admin);
    expect(mail?.headers.subject?.[0]).toMatch(/^New ticket: TK-\d{4}-\d{6}: Broken kettle/);
    expect(mail?.headers['in-reply-to']?.[0]).toContain(id);
    expect(mail?.text).toContain('It does not boil.');
    expect(mail?.headers['reply-to']?.[0]).toMatch(/<reply\+[a-z2-7]{56}@in\.example\.com>$/);
    expect(mail?.text).toContain('Answer this e-mail, and your words go to the customer.');
  });

  test('PT-05: reads in a mail what the customer wrote, and no note of a colleague', async () => {
    const { admin, agent } = desk.acme;
    const id = await makeTicket(desk.acme, { source: 'console' });
    await assign(id, agent, admin);
    await desk.drain();
    await desk.call('notifications.markAllRead', { as: agent });
    await desk.call('tickets.reply', {
      as: admin,
      params: { id },
      body: { message: 'CANARY-NOTE', isInternal: true },
    });
    await later();
    const [mail] = to(agent);
    expect(mail?.headers.subject?.[0]).toContain('replied');
    expect(mail?.raw).not.toContain('CANARY');
  });

  test('gets no mail of what he has read, nor of what he did himself', async () => {
    const id = await makeTicket(desk.acme);
    await desk.drain();
    await desk.call('notifications.markAllRead', { as: desk.acme.agent });
    await assign(id, desk.acme.agent, desk.acme.agent);
    await later();
    expect(to(desk.acme.agent)).toEqual([]);
    expect(to(desk.acme.admin)).toHaveLength(1);
  });

  test('gets no mail of what he read after it was gathered and before it was sent', async () => {
    const { port } = inbox;
    await inbox.close();
    await makeTicket(desk.acme);
    await later();
    await desk.call('notifications.markAllRead', { as: desk.acme.agent });
    inbox = await openInbox({}, port);
    await later();
    await desk.desk.database.directory.write((tx) =>
      tx.update('outbox', (row) => row.whereNull('done_at'), {
        due_at: '2020-01-01T00:00:00.000Z',
      }),
    );
    await desk.drain();
    expect(to(desk.acme.admin)).toHaveLength(1);
    expect(to(desk.acme.agent)).toEqual([]);
  });

  test('gets no mail with the master switch off, and none of a kind that is off', async () => {
    await prefer(desk.acme.agent, { emailNotifications: false });
    await prefer(desk.acme.admin, { ticketCreated: false });
    await makeTicket(desk.acme);
    await later();
    expect([...to(desk.acme.agent), ...to(desk.acme.admin)]).toEqual([]);
    const { body } = await desk.call('notifications.list', { as: desk.acme.agent });
    expect(body[0]?.title).toBe('New ticket');
  });

  test('gets no mail of somebody who waited in the chat and has been answered', async () => {
    const { agent } = desk.acme;
    const first = await waitingChat(desk, desk.acme);
    const second = await waitingChat(desk, desk.acme, { customerName: 'Otto' });
    await desk.drain();
    await desk.call('chat.accept', { as: agent, params: { id: first.id } });
    await later();
    const [mail, ...others] = to(agent);
    expect(others).toEqual([]);
    expect(mail?.headers.subject).toEqual([
      'Somebody waits in the chat: Otto would like to talk to a person',
    ]);
    expect(mail?.text).toContain(`/org/acme/live-chat?chat=${second.id}`);
  });

  test('who was removed meanwhile gets none', async () => {
    const { org, agent } = desk.acme;
    await makeTicket(desk.acme);
    await desk.drain();
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

  test('goes to those who asked for it, once a week, with the figures of that week', async () => {
    const { admin, agent, org } = desk.acme;
    const id = await makeTicket(desk.acme, { subject: 'Of that week' });
    await org.write((tx) =>
      tx.update('tickets', { id }, { created_at: '2026-11-10T10:00:00.000Z' }),
    );
    await later();
    inbox.received.length = 0;
    await prefer(admin, { weeklyDigest: true });
    for (const at of [monday - 60_000, monday, monday + 60_000, monday + 3_600_000]) {
      await callDigests(desk.desk.database, at);
    }
    await desk.drain();
    expect(to(agent)).toEqual([]);
    const [mail, ...others] = to(admin);
    expect(others).toEqual([]);
    expect(mail?.headers.subject?.[0]).toMatch(/^Your week at acme canary/);
    expect(mail?.text).toContain('Nov 9, 2026 to Nov 15, 2026.');
    expect(mail?.text).toMatch(/^New tickets +1$/m);
    expect(mail?.text).toMatch(/^New tickets the week before +0$/m);
    await callDigests(desk.desk.database, monday + 7 * 24 * 3_600_000);
    await desk.drain();
    expect(to(admin)).toHaveLength(2);
  });

  test('is off unless asked for, and off with the master switch', async () => {
    await prefer(desk.acme.agent, { weeklyDigest: true, emailNotifications: false });
    await callDigests(desk.desk.database, monday + 14 * 24 * 3_600_000);
    await desk.drain();
    expect(inbox.received).toEqual([]);
  });

  test('comes on Monday at eight on the clocks of the organization', () => {
    expect(dueWeek('UTC', Date.parse('2026-11-16T07:59:00Z'))).toBeNull();
    expect(dueWeek('UTC', Date.parse('2026-11-16T08:00:00Z'))).toBe('2026-11-16');
    expect(dueWeek('Asia/Tokyo', Date.parse('2026-11-15T23:00:00Z'))).toBe('2026-11-16');
    expect(dueWeek('America/Los_Angeles', Date.parse('2026-11-16T15:59:00Z'))).toBeNull();
    expect(dueWeek('America/Los_Angeles', Date.parse('2026-11-16T16:00:00Z'))).toBe('2026-11-16');
    expect(dueWeek('UTC', Date.parse('2026-11-17T08:00:00Z'))).toBeNull();
  });
});

describe('EM-02: a mail of notifications', () => {
  async function unsubscribing(): Promise<string> {
    await makeTicket(desk.acme);
    await later();
    const [mail] = to(desk.acme.agent);
    expect(mail?.headers['list-unsubscribe-post']).toEqual(['List-Unsubscribe=One-Click']);
    expect(mail?.headers['auto-submitted']).toEqual(['auto-generated']);
    const [, url = ''] =
      /^<(https:[^<>\s]+)>$/.exec(mail?.headers['list-unsubscribe']?.[0] ?? '') ?? [];
    expect(mail?.text).toContain(url);
    return url.replace('https://help.example.com', desk.url);
  }
  const wants = async () => {
    const { body } = await desk.call('auth.user', { as: desk.acme.agent });
    return body.notificationPreferences.emailNotifications;
  };

  test('is unsubscribed from in one click of the mail program, without signing in', async () => {
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
    await makeTicket(desk.acme);
    await later();
    expect(to(desk.acme.agent)).toEqual([]);
    expect(to(desk.acme.admin)).toHaveLength(1);
  });

  test('asks whoever opens the link, so that a scanner of links switches nothing off', async () => {
    const url = await unsubscribing();
    const page = await (await fetch(url)).text();
    expect(page).toContain('<form method="post"');
    expect(page).toContain('Switch off all e-mail notifications?');
    expect(await wants()).toBe(true);
  });

  test('names in its link one person and one switch, and neither can be changed', async () => {
    const url = await unsubscribing();
    const { admin, agent } = desk.acme;
    const changed = [
      url.replace(agent.userId, admin.userId),
      url.replace('emailNotifications', 'weeklyDigest'),
      url.slice(0, -1),
      `${url}x`,
      `${desk.url}/unsubscribe/${agent.userId}.emailNotifications.`,
    ];
    for (const one of changed) {
      expect(one).not.toBe(url);
      expect((await fetch(one, { method: 'POST' })).status).toBe(404);
    }
    expect(await wants()).toBe(true);
  });

  test('is not what customers get: their mails carry no such header', async () => {
    await makeTicket(desk.acme, { customerEmail: 'otto@visitor.example' });
    await later();
    const mail = inbox.received.find(({ to: [one] }) => one === 'otto@visitor.example');
    expect(mail?.headers['auto-submitted']).toEqual(['auto-generated']);
    expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
  });
});
