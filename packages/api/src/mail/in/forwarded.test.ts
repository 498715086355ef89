import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from './test-server.ts';

/** Emails forwarded to the helpdesk, depending on whether their sender is proved to be a member. */
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer({ mailAuthServer: 'mx.front.example' });
});
afterAll(() => mail.stop());

const support = 'acme@help.example.com';
const as = () => mail.server.acme.agent;

let count = 0;

/** Sends a forwarded email; returns the ticket that it opened. */
async function forward(
  from: string,
  dmarc: string,
  inner = 'Paula Reed <paula@visitor.example>',
  words = 'It stopped.',
) {
  const before = new Set((await list()).map(({ id }) => id));
  const sent = mail.inbox.received.length;
  const raw = [
    `Authentication-Results: mx.front.example; dmarc=${dmarc} (p=reject) header.from=${from.split('@')[1]}`,
    `From: ${from}`,
    `To: ${support}`,
    'Subject: Fwd: Grinder',
    `Message-ID: <forward${++count}@visitor.example>`,
    '',
    'Who takes this?',
    '',
    '---------- Forwarded message ---------',
    `From: ${inner}`,
    'Date: Thu, 26 Nov 2026 at 18:02',
    'Subject: Grinder',
    `To: ${from}`,
    '',
    words,
  ].join('\r\n');
  await mail.receive({ from, to: support, subject: '', text: '', raw });
  const [made] = (await list()).filter(({ id }) => !before.has(id));
  const params = { id: made?.id ?? '' };
  const { body } = await mail.server.call('tickets.get', { as: as(), params });
  return { ticket: body, sent: mail.inbox.received.slice(sent).flatMap(({ to }) => to) };
}

const list = async () => (await mail.server.call('tickets.list', { as: as() })).body;

test('a member confirmed by their domain is the author of the note', async () => {
  const { ticket, sent } = await forward(as().email, 'pass');
  expect(ticket).toMatchObject({
    customerEmail: 'paula@visitor.example',
    description: 'It stopped.',
    messages: [{ message: 'Who takes this?', isInternal: true, user: { email: as().email } }],
    mailPeople: {
      decidedBy: 'forwarded',
      senders: [
        { email: as().email, as: 'from' },
        { email: 'paula@visitor.example', as: 'forwarded' },
      ],
    },
  });
  expect(sent).not.toContain('paula@visitor.example');
});

test('an unconfirmed member is only named in the note', async () => {
  const { ticket } = await forward(as().email, 'none');
  expect(ticket).toMatchObject({
    customerEmail: 'paula@visitor.example',
    messages: [{ isInternal: true, user: null, senderEmail: as().email }],
  });
});

test('nothing is forwarded by a forged member, by a customer, or from the member themselves', async () => {
  const forged = await forward(as().email, 'fail');
  expect(forged.ticket).toMatchObject({ customerEmail: as().email, messages: [] });
  const customer = await forward('rosa@visitor.example', 'pass');
  expect(customer.ticket).toMatchObject({ customerEmail: 'rosa@visitor.example', messages: [] });
  expect(customer.ticket.description).toContain('It stopped.');
  const own = await forward(as().email, 'pass', as().email);
  expect(own.ticket).toMatchObject({ customerEmail: as().email, messages: [] });
});

const paulas =
  'Ada, please.\r\n\r\nFrom: Paula Reed <paula@visitor.example>\r\nSent: Thursday\r\nTo: Bob\r\nSubject: Grinder\r\n\r\nIt stopped.';

test('an email handed on by colleagues becomes a ticket of the person who wrote to them', async () => {
  const colleague = `Bob <bob@${as().email.split('@')[1]}>`;
  const { ticket } = await forward(as().email, 'pass', colleague, paulas);
  expect(ticket).toMatchObject({
    customerEmail: 'paula@visitor.example',
    description: 'It stopped.',
    messages: [{ message: expect.stringMatching(/^Who takes this\?[^]*Ada, please\.$/) }],
  });
  const { ticket: colleagues } = await forward(as().email, 'pass', colleague);
  expect(colleagues).toMatchObject({ customerEmail: expect.stringMatching(/^bob@/) });
  const { ticket: anothers } = await forward(as().email, 'pass', 'Zoe <zoe@zoe.example>', paulas);
  expect(anothers).toMatchObject({ customerEmail: 'zoe@zoe.example' });
});
