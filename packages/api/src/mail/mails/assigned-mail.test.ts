import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { type Inbox, openInbox } from '../test-inbox.ts';

let inbox: Inbox;
let server: TestServer;

beforeAll(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

const to = ({ email }: TestMember) => inbox.received.filter((mail) => mail.to[0] === email);

/** Makes all unread notifications due, so they are emailed. */
async function later() {
  await server.drain();
  const due = { mail_due_at: '2020-01-01T00:00:00.000Z' };
  await server.acme.org.write(async (tx) => {
    await tx.update('notifications', (row) => row.whereNotNull('mail_due_at'), due);
    await tx.update('staff_news', (row) => row.whereNotNull('mail_due_at'), due);
  });
  await server.drain();
}

test("sends one email for an automatically assigned ticket, to its assignee, with its subject and the customer's message", async () => {
  const { admin, agent, org } = server.acme;
  await org.write(async (tx) => {
    await tx.update('organizations', {}, { auto_assignment: true });
    await tx.update('memberships', { user_id: agent.userId }, { availability: 'online' });
  });
  await server.call('publicForms.submit', {
    params: { subdomain: 'acme' },
    body: {
      formId: server.acme.formId,
      data: {
        name: 'Vera',
        email: 'vera@visitor.example',
        subject: 'Cold kettle',
        message: 'It does not boil.',
      },
    },
  });
  await later();
  await org.write((tx) => tx.update('organizations', {}, { auto_assignment: false }));
  const [mail, ...more] = to(agent);
  expect(more).toEqual([]);
  expect(mail?.headers.subject).toEqual([
    expect.stringMatching(/^A ticket was assigned to you: TK-.*: Cold kettle$/),
  ]);
  expect(mail?.text).toContain('It does not boil.');
  expect(mail?.text).not.toMatch(/2 (notifications|updates)/);
  expect(to(admin)).toHaveLength(1);
});
