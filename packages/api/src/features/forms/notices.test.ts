import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Inbox, openInbox } from '../../mail/test-inbox.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let inbox: Inbox;

beforeAll(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

const as = () => server.acme.admin;

async function formTo(emailNotificationTo: string) {
  const { body } = await server.call('contactForms.create', {
    as: as(),
    body: {
      name: 'Orders',
      title: 'Orders',
      fields: [{ id: 'm', name: 'message', label: 'Message', type: 'textarea', required: true }],
      settings: { sendEmailNotification: true, emailNotificationTo },
    },
  });
  await server.drain();
  return body;
}

const noticesOf = async ({ id }: Pick<Schema<'ContactForm'>, 'id'>) =>
  (await server.call('contactForms.get', { as: as(), params: { id } })).body.notices;

async function submit({ id: formId }: Pick<Schema<'ContactForm'>, 'id'>) {
  const answer = await server.call('publicForms.submit', {
    params: { subdomain: 'acme' },
    body: { formId, data: { message: 'Hello' } },
  });
  expect(answer.status).toBe(201);
  await server.drain();
}

const mailsTo = (address: string) => inbox.received.filter(({ to }) => to.includes(address));
const noticesTo = (address: string) =>
  mailsTo(address).filter(({ headers }) => headers.subject?.[0]?.startsWith('New message'));

const linkIn = (address: string) =>
  /\/confirm-notices\/[\w.]+/.exec(mailsTo(address).at(-1)?.text ?? '')?.[0] ?? '';

const open = async (path: string, method = 'GET') => {
  const answer = await fetch(server.url + path, { method });
  return { status: answer.status, text: await answer.text() };
};

test('AZ-23: notifications of a form wait until their address is confirmed by emailed link', async () => {
  const form = await formTo('Drop@outside.example');
  expect(form.notices).toBe('waiting');
  await submit(form);
  expect(noticesTo('drop@outside.example')).toEqual([]);
  expect(mailsTo('drop@outside.example')).toHaveLength(1);

  const link = linkIn('drop@outside.example');
  const asked = await open(link);
  expect(asked.status).toBe(200);
  expect(asked.text).toContain('drop@outside.example');
  expect(await noticesOf(form)).toBe('waiting');
  expect((await open(link, 'POST')).status).toBe(200);
  expect(await noticesOf(form)).toBe('sent');
  await submit(form);
  expect(noticesTo('drop@outside.example')).toHaveLength(1);

  const log = await server.call('audit.list', {
    as: as(),
    query: { operation: 'contactForms.acceptNotices', limit: 5 },
  });
  expect(log.body[0]?.changes[0]).toMatchObject({ name: 'drop@outside.example' });
  // The address is confirmed for all forms of the organization.
  expect((await formTo('drop@outside.example')).notices).toBe('sent');
  expect(mailsTo('drop@outside.example')).toHaveLength(2);
});

test('members get notifications without confirming', async () => {
  const form = await formTo(server.acme.agent.email);
  expect(form.notices).toBe('sent');
  await submit(form);
  expect(noticesTo(server.acme.agent.email)).toHaveLength(1);
});

test('AZ-23: a changed address has to be confirmed again', async () => {
  const form = await formTo(server.acme.agent.email);
  const { body } = await server.call('contactForms.update', {
    as: as(),
    params: { id: form.id },
    body: { settings: { emailNotificationTo: 'other@outside.example' } },
  });
  expect(body.notices).toBe('waiting');
  await server.drain();
  expect(mailsTo('other@outside.example')).toHaveLength(1);
  await server.call('contactForms.update', {
    as: as(),
    params: { id: form.id },
    body: { settings: { successMessage: 'Thanks' } },
  });
  await server.drain();
  expect(mailsTo('other@outside.example')).toHaveLength(1);
});

test('an admin can request another link a few times a day', async () => {
  const { id } = await formTo('again@outside.example');
  const again = () => server.call('contactForms.confirmNotices', { as: as(), params: { id } });
  const statuses = [];
  for (let i = 0; i < 5; i += 1) statuses.push((await again()).status);
  expect(statuses).toEqual([204, 204, 204, 204, 429]);
  await server.drain();
  expect(mailsTo('again@outside.example')).toHaveLength(5);
  const agent = server.acme.agent;
  const refused = await server.call('contactForms.confirmNotices', { as: agent, params: { id } });
  expect(refused.status).toBe(403);
});

test('AZ-23: a link that is expired, truncated or for another address confirms nothing', async () => {
  const form = await formTo('late@outside.example');
  const link = linkIn('late@outside.example');
  const [organization, id, time] = link.split('/')[2]?.split('.') ?? [];
  const other = linkIn('again@outside.example').split('.').at(-1);
  const wrong = [
    '/confirm-notices/x',
    link.slice(0, -2),
    `/confirm-notices/${organization}.${id}.${time}.${other}`,
  ];
  for (const path of wrong) expect((await open(path, 'POST')).status).toBe(410);
  const minute = 60_000;
  const inAWeek = Date.now() + 7 * 24 * 60 * minute;
  vi.useFakeTimers({ toFake: ['Date'], now: inAWeek - minute });
  expect((await open(link)).status).toBe(200);
  vi.setSystemTime(inAWeek + minute);
  expect((await open(link, 'POST')).status).toBe(410);
  vi.useRealTimers();
  expect(await noticesOf(form)).toBe('waiting');
});

test("AZ-23: the organization's own address has to be confirmed, too", async () => {
  const { globex } = server;
  await globex.org.write((tx) =>
    tx.update('organizations', {}, { email_from: 'victim@outside.example' }),
  );
  const { body } = await server.call('contactForms.update', {
    as: globex.admin,
    params: { id: globex.formId },
    body: { settings: { sendEmailNotification: true } },
  });
  expect(body.notices).toBe('waiting');
  await makeTicket(globex);
  await server.drain();
  expect(mailsTo('victim@outside.example')).toHaveLength(1);
});
