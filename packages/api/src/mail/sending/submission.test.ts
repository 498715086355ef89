import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId, now } from '../../database/ids.ts';
import { readOrganization } from '../../features/organization/store/organization.ts';
import { times } from '../../test/deep.ts';
import { makeEveryField, submitter } from '../../test/every-field-form.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { type Inbox, openInbox } from '../test-inbox.ts';
import { notification } from './submission.ts';

let inbox: Inbox;
let server: TestServer;

beforeAll(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url, publicUrl: 'https://help.example.com' });
  const at = now();
  const confirmed = { id: newId(), email: 'desk@acme.example', requested_at: at, confirmed_at: at };
  await server.acme.org.write((tx) => tx.insert('notice_addresses', confirmed));
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});
beforeEach(() => {
  inbox.received.length = 0;
});

/** Waits until the outbox is empty. */
async function delivered() {
  const { directory } = server.context.database;
  for (;;) {
    const left = await directory.all(directory.from('outbox').whereNull('done_at').limit(1));
    if (left.length === 0) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}

const form = (settings: object) => makeEveryField(server.acme.org, false, settings);
const toDesk = () => inbox.received.filter(({ to }) => to[0] === 'desk@acme.example');

test('emails submissions to the address of the form, as text, with a link to the ticket', async () => {
  const id = await form({
    sendEmailNotification: true,
    emailNotificationTo: 'desk@acme.example',
  });
  await submitter(server, id)('widget.submit', {
    text: 'Vera <b>bold</b>\r\nBcc: victim@example.com',
    textarea: 'x'.repeat(9_000),
    checkbox: true,
  });
  await delivered();
  const [mail] = toDesk();
  expect(inbox.received).toHaveLength(1);
  expect(mail?.headers.subject?.[0]).toMatch(/^New message: Everything \[TK-\d{4}-\d{6}\]$/);
  expect(mail?.headers).not.toHaveProperty('bcc');
  expect(mail?.html).toContain('Vera &lt;b&gt;bold&lt;/b&gt;');
  expect(mail?.text).toContain('Your text');
  expect(mail?.text.length).toBeLessThan(2_500);
  expect(mail?.text).toMatch(/https:\/\/help\.example\.com\/org\/acme\/tickets\/\w{30}/);
});

test('an answer to a form notification goes to the visitor', async () => {
  const id = server.acme.formId;
  const settings = { sendEmailNotification: true, emailNotificationTo: 'desk@acme.example' };
  const { org } = server.acme;
  await org.write((tx) => tx.update('contact_forms', { id }, { settings }));
  await server.call('publicForms.submit', {
    params: { subdomain: 'acme' },
    body: {
      formId: id,
      data: {
        email: 'Vera@visitor.example',
        name: 'Vera "V" <x@y.example>\r\nBcc: a@b.example',
        subject: 'Kettle',
        message: 'Hi',
      },
    },
  });
  await delivered();
  const [mail] = toDesk();
  expect(mail?.headers['reply-to']?.[0]).toMatch(/<vera@visitor\.example>$/);
  expect(mail?.headers['reply-to']).toHaveLength(1);
  expect(mail?.headers).not.toHaveProperty('bcc');
});

test('an answer to a notification that waited goes to the visitor, even if their ticket was deleted', async () => {
  const formId = await form({
    sendEmailNotification: true,
    emailNotificationTo: 'desk@acme.example',
  });
  const answers = { email: 'Vera@visitor.example', text: 'Hi' };
  await submitter(server, formId)('widget.submit', answers);
  await delivered();
  const { admin, org } = server.acme;
  const stored = await org.first<{ id: string; ticket_id: string }>(
    org.from('form_submissions').where('form_id', formId),
  );
  const { id: submissionId = '', ticket_id: ticketId = '' } = stored ?? {};
  await server.call('tickets.delete', { as: admin, params: { id: ticketId } });
  const { config, database } = server.context;
  const organization = await readOrganization(org);
  const sender = { config, directory: database.directory, org, organization, isConfirmed: true };
  expect(await notification(sender, { formId, submissionId, ticketId })).toMatchObject({
    replyTo: 'vera@visitor.example',
  });
});

test("a form without an address notifies the organization's address, if there is one", async () => {
  const id = await form({ sendEmailNotification: true });
  await submitter(server, id)('widget.submit', { text: 'Hi' });
  await delivered();
  expect(inbox.received).toEqual([]);
  await server.acme.org.write((tx) =>
    tx.update('organizations', {}, { email_from: 'desk@acme.example' }),
  );
  await submitter(server, id)('widget.submit', { text: 'Hi' });
  await delivered();
  expect(toDesk()).toHaveLength(1);
});

test('a form with notifications off sends none', async () => {
  const id = await form({ sendEmailNotification: false, emailNotificationTo: 'desk@acme.example' });
  await submitter(server, id)('widget.submit', { text: 'Hi' });
  await delivered();
  expect(inbox.received).toEqual([]);
});

const submissions = times(100, 500);

test(`PT-09: ${submissions} submissions with another person’s address send them five emails, without any text of the submissions`, async () => {
  const id = await form({ sendEmailNotification: true, emailNotificationTo: 'desk@acme.example' });
  const spam = 'BUY-PILLS http://evil.example';
  const answers = { email: 'victim@example.com', text: spam, textarea: spam, phone: spam };
  const submit = submitter(server, id);
  for (let batch = 0; batch < submissions / 50; batch++) {
    const sent = Array.from({ length: 50 }, () => submit('widget.submit', answers));
    for (const { status } of await Promise.all(sent)) expect(status).toBe(201);
  }
  await delivered();
  const victims = inbox.received.filter(({ to }) => to[0] === 'victim@example.com');
  expect(victims).toHaveLength(5);
  for (const { raw, text, html } of victims) {
    for (const part of [raw, text, html]) expect(part).not.toMatch(/PILLS|evil\.example/);
  }
  // The organization's own address gets a limited number, too.
  expect(toDesk().length).toBeLessThanOrEqual(60);
});
