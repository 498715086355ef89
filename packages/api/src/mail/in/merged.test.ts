import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestServer } from '../../test/harness.ts';
import { answerTo, type Posted } from '../../test/mail-client.ts';
import { replyAddress } from '../sending/reply-address.ts';
import type { Inbox, Received } from '../test-inbox.ts';
import { type MailServer, startMailServer } from './test-server.ts';

let mailServer: MailServer;
let inbox: Inbox;
let server: TestServer;
const ana = 'Ana Ruiz <ana@shop.example>';
const ben = 'Ben Ode <ben@shop.example>';

beforeEach(async () => {
  mailServer = await startMailServer();
  ({ inbox, server } = mailServer);
});
afterEach(() => mailServer.stop());

const receive = (mail: Posted) => mailServer.receive(mail);

/** Opens a ticket by email; returns it with the confirmation. */
async function openedBy(from: string, subject: string) {
  const [confirmation] = await receive({
    from,
    to: 'acme@help.example.com',
    subject,
    text: `About ${subject}`,
  });
  const { body } = await server.call('tickets.list', { as: server.acme.agent });
  const ticket = body.find((one) => one.subject === subject);
  if (!ticket || !confirmation) throw new Error('No ticket was opened');
  return { id: ticket.id, number: ticket.ticketNumber, confirmation };
}

const read = async (id: string) =>
  (await server.call('tickets.get', { as: server.acme.agent, params: { id } })).body;
const words = async (id: string) =>
  (await read(id)).messages.map(({ message, mergedFrom }) => [message, mergedFrom]);
const merge = (ids: string[], intoId?: string) =>
  server.call('tickets.merge', { as: server.acme.agent, body: { ids, ...(intoId && { intoId }) } });
const unmerge = (id: string) =>
  server.call('tickets.unmerge', { as: server.acme.agent, body: { ids: [id] } });

async function answer(id: string, message: string): Promise<Received[]> {
  const before = inbox.received.length;
  await server.call('tickets.reply', {
    as: server.acme.agent,
    params: { id },
    body: { message, isInternal: false },
  });
  await server.drain();
  return inbox.received
    .slice(before)
    .sort((one, other) => (String(one.to) < String(other.to) ? -1 : 1));
}

test('an email to a merged ticket is added to the target ticket, and moves back on unmerge', async () => {
  const first = await openedBy(ana, 'Kettle');
  const second = await openedBy(ana, 'Again');
  const [toSecond] = await answer(second.id, 'Which one?');
  await merge([first.id, second.id]);
  await receive(answerTo(toSecond as Received, ana, 'The blue one.'));
  await receive(answerTo(second.confirmation, ana, 'And the red one.'));
  expect(await words(first.id)).toEqual([
    ['About Again', second.number],
    ['Which one?', second.number],
    ['The blue one.', second.number],
    ['And the red one.', second.number],
  ]);
  const [mail, ...more] = await answer(first.id, 'Thank you.');
  expect(more).toEqual([]);
  expect(mail?.to).toEqual(['ana@shop.example']);
  await unmerge(second.id);
  expect((await words(second.id)).map(([message]) => message)).toEqual([
    'Which one?',
    'The blue one.',
    'And the red one.',
  ]);
});

test('an automatic reply to a merged ticket moves back on unmerge', async () => {
  const first = await openedBy(ana, 'Kettle');
  const second = await openedBy(ana, 'Again');
  const [toSecond] = await answer(second.id, 'Which one?');
  await merge([first.id, second.id]);
  const away = answerTo(toSecond as Received, ana, 'Away until Monday.');
  await receive({ ...away, headers: { ...away.headers, 'Auto-Submitted': 'auto-replied' } });
  const noted = async (id: string) =>
    (await read(id)).timeline.flatMap(({ kind, to, mergedFrom }) =>
      kind === 'mail_automatic' ? [[to, mergedFrom]] : [],
    );
  expect(await noted(first.id)).toEqual([['Away until Monday.', second.number]]);
  await unmerge(second.id);
  expect(await noted(first.id)).toEqual([]);
  expect(await noted(second.id)).toEqual([['Away until Monday.', null]]);
});

test('all requesters get later replies, each under their own subject, and their answers join', async () => {
  const hers = await openedBy(ana, 'Secret of hers');
  const his = await openedBy(ben, 'Secret of his');
  await merge([hers.id, his.id]);
  const mails = await answer(hers.id, 'It is fixed.');
  expect(mails.map(({ to }) => to)).toEqual([['ana@shop.example'], ['ben@shop.example']]);
  const [toAna, toBen] = mails as [Received, Received];
  for (const mail of mails) expect(mail.text).toContain('It is fixed.');
  expect(toAna.raw).not.toMatch(/Secret of his|Ben Ode|ben@shop/);
  expect(toBen.raw).not.toMatch(/Secret of hers|Ana Ruiz|ana@shop/);
  expect(toBen.headers.subject?.[0]).toContain('Secret of his');
  await receive(answerTo(toBen, ben, 'Not mine.'));
  await receive(answerTo(toAna, ana, 'Mine is.'));
  expect((await words(hers.id)).slice(-2)).toEqual([
    ['Not mine.', his.number],
    ['Mine is.', null],
  ]);
  // Another person's address gives no access, even if the requester forwards the email.
  await receive(answerTo(toBen, 'eve@shop.example', 'Let me in.'));
  expect(JSON.stringify(await words(hers.id))).not.toContain('Let me in.');
});

test('a reply sent just before a merge reaches only the requester it was written to', async () => {
  const hers = await openedBy(ana, 'Kettle');
  const his = await openedBy(ben, 'Toaster');
  const before = inbox.received.length;
  const body = { message: 'For Ben alone.', isInternal: false };
  await server.call('tickets.reply', { as: server.acme.agent, params: { id: his.id }, body });
  await merge([hers.id, his.id]);
  await server.drain();
  const mails = inbox.received.slice(before).filter(({ text }) => text.includes('For Ben alone.'));
  expect(mails.map(({ to }) => to)).toEqual([['ben@shop.example']]);
});

test('an answer by a member to an old email of a merged ticket goes only to its requester', async () => {
  const hers = await openedBy(ana, 'Kettle');
  const his = await openedBy(ben, 'Toaster');
  const address =
    replyAddress(server.context.config, server.acme.id, his.id, server.acme.agent.email) ?? '';
  await merge([hers.id, his.id]);
  const before = inbox.received.length;
  await receive({
    from: server.acme.agent.email,
    to: address,
    subject: 'Re: Toaster',
    text: 'For Ben alone.',
  });
  await server.drain();
  const to = inbox.received.slice(before).filter(({ text }) => text.includes('For Ben alone.'));
  expect(to.map((mail) => mail.to)).toEqual([['ben@shop.example']]);
  expect((await words(hers.id)).at(-1)).toEqual(['For Ben alone.', his.number]);
});
