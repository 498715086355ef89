import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from './test-server.ts';

/** Tests conversations that customers have with each other before we reply. */
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer({ mailAuthServer: 'mx.front.example' });
});
afterAll(() => mail.stop());

const support = 'acme@help.example.com';
const as = () => mail.server.acme.agent;
const list = async () =>
  (await mail.server.call('tickets.list', { as: as(), query: { limit: 100 } })).body;
const open = async (id: string) =>
  (await mail.server.call('tickets.get', { as: as(), params: { id } })).body;

let count = 0;
interface Sent {
  from: string;
  to?: string;
  cc?: string;
  id?: string;
  answers?: string;
  dmarc?: 'pass' | 'fail' | null;
}

/** Sends an email; returns the tickets that it opened, and its Message-ID. */
async function send({ from, to = support, cc, id, answers, dmarc = 'pass' }: Sent) {
  const before = new Set((await list()).map((one) => one.id));
  const messageId = id ?? `<m${++count}@visitor.example>`;
  const domain = from.slice(from.indexOf('@') + 1);
  const head = [
    ...(dmarc
      ? [`Authentication-Results: mx.front.example; dmarc=${dmarc} (p=none) header.from=${domain}`]
      : []),
    `From: ${from}`,
    `To: ${to}`,
    ...(cc ? [`Cc: ${cc}`] : []),
    'Subject: Server down',
    `Message-ID: ${messageId}`,
    ...(answers ? [`In-Reply-To: ${answers}`] : []),
  ];
  const raw = `${head.join('\r\n')}\r\n\r\nWords ${count} of ${from}`;
  await mail.receive({ from, to: support, subject: '', text: '', raw });
  const opened = (await list()).filter((one) => !before.has(one.id));
  return { opened, messageId };
}

/** A first email from Bo with Cleo in Cc. */
async function first(name: string) {
  const bo = `bo-${name}@visitor.example`;
  const cleo = `cleo-${name}@visitor.example`;
  const { opened, messageId } = await send({ from: bo, cc: cleo });
  return { bo, cleo, id: opened[0]?.id ?? '', messageId };
}

const saidIn = async (id: string) =>
  (await open(id)).messages.map(({ senderEmail }) => senderEmail);

describe("an answer to a customer's email", () => {
  test('joins if the requester wrote it, even if nothing is known of their domain', async () => {
    const { bo, id, messageId } = await first('requester');
    expect((await send({ from: bo, answers: messageId })).opened).toEqual([]);
    expect((await send({ from: bo, answers: messageId, dmarc: null })).opened).toEqual([]);
    expect(await saidIn(id)).toEqual([bo, bo]);
  });

  test('opens a ticket in the name of the requester if others know the Message-ID from us, unless it passes DMARC', async () => {
    const { bo, id, messageId } = await first('known');
    const body = { addCcs: [{ email: 'carl@visitor.example' }] };
    await mail.server.call('tickets.update', { as: as(), params: { id }, body });
    expect((await send({ from: bo, answers: messageId, dmarc: null })).opened).toHaveLength(1);
    expect((await send({ from: bo, answers: messageId })).opened).toEqual([]);
    expect(await saidIn(id)).toEqual([bo]);
  });

  test('moves back on unmerge if it answers an email of the merged ticket', async () => {
    const { bo, cleo, id, messageId } = await first('merged');
    const second = await send({ from: bo, cc: cleo });
    const [ticket] = second.opened;
    const ids = [id, ticket?.id ?? ''];
    await mail.server.call('tickets.merge', { as: as(), body: { ids, intoId: id } });
    for (const answers of [messageId, second.messageId]) await send({ from: bo, answers });
    await send({ from: cleo, answers: second.messageId });
    const answered = (await open(id)).messages.slice(-3);
    expect(answered).toMatchObject([
      { senderEmail: bo, mergedFrom: null },
      { senderEmail: bo, mergedFrom: ticket?.ticketNumber },
      { senderEmail: cleo, mergedFrom: ticket?.ticketNumber },
    ]);
    await mail.server.call('tickets.unmerge', { as: as(), body: { ids: ids.slice(1) } });
    expect(await saidIn(id)).toEqual([bo]);
    expect(await saidIn(ids[1] ?? '')).toEqual([bo, cleo]);
  });

  test('joins if a person in Cc wrote it to everyone, and passes DMARC', async () => {
    const { bo, cleo, id, messageId } = await first('cc');
    const { opened } = await send({ from: cleo, to: `${support}, ${bo}`, answers: messageId });
    expect(opened).toEqual([]);
    expect(await saidIn(id)).toEqual([cleo]);
    expect((await open(id)).ccs).toEqual([]);
  });

  test('joins for someone who was removed from another ticket, but not from that one', async () => {
    const { id } = await first('removed');
    const email = 'carl-removed@visitor.example';
    const change = (body: object) =>
      mail.server.call('tickets.update', { as: as(), params: { id }, body });
    await change({ addCcs: [{ email }] });
    await change({ removeCcs: [email] });
    const own = await send({ from: email });
    expect((await send({ from: email, answers: own.messageId })).opened).toEqual([]);
    expect(await saidIn(own.opened[0]?.id ?? '')).toEqual([email]);
  });

  test('joins if a colleague wrote only to us', async () => {
    const { cleo, id, messageId } = await first('colleague');
    expect((await send({ from: cleo, answers: messageId })).opened).toEqual([]);
    expect(await saidIn(id)).toEqual([cleo]);
  });

  test('joins through an answer to an answer', async () => {
    const { bo, cleo, id, messageId } = await first('chain');
    const second = await send({ from: cleo, to: `${support}, ${bo}`, answers: messageId });
    expect((await send({ from: bo, answers: second.messageId })).opened).toEqual([]);
    expect(await saidIn(id)).toEqual([cleo, bo]);
  });

  test.each([
    ['its requester, in a mail that fails DMARC', (bo: string, _cleo: string) => bo, 'fail'],
    ['somebody in Cc, of whose domain nothing is known', (_bo: string, cleo: string) => cleo, null],
    ['somebody in Cc, in a mail that fails DMARC', (_bo: string, cleo: string) => cleo, 'fail'],
    ['somebody who had no part in it', () => 'mallory@evil.example', 'pass'],
  ] as const)('opens a linked ticket for %s', async (name, who, dmarc) => {
    const { bo, cleo, id, messageId } = await first(`no-${name.length}`);
    const { opened } = await send({ from: who(bo, cleo), answers: messageId, dmarc });
    expect(opened).toHaveLength(1);
    expect(await saidIn(id)).toEqual([]);
    const of = { as: as(), params: { id: opened[0]?.id ?? '' } };
    expect((await mail.server.call('tickets.listLinks', of)).body.links).toMatchObject([
      { kind: 'related', ticket: { id } },
    ]);
    expect((await mail.server.call('tickets.suggestDuplicates', of)).body).toMatchObject([{ id }]);
  });

  test("shares nothing with a stranger who copies another person's Message-ID", async () => {
    const mallory = 'mallory@evil.example';
    const stolen = '<stolen@visitor.example>';
    const trap = await send({ from: mallory, cc: 'cleo@visitor.example', id: stolen });
    const { opened } = await send({ from: 'cleo@visitor.example', answers: stolen });
    expect(opened).toHaveLength(1);
    expect(await saidIn(trap.opened[0]?.id ?? '')).toEqual([]);
  });

  test('joins only for the requesters if two tickets have the same Message-ID', async () => {
    const { bo, cleo, id, messageId } = await first('twice');
    await send({ from: 'other@visitor.example', cc: cleo, id: messageId });
    expect(
      (await send({ from: cleo, to: `${support}, ${bo}`, answers: messageId })).opened,
    ).toHaveLength(1);
    expect((await send({ from: bo, answers: messageId })).opened).toEqual([]);
    expect(await saidIn(id)).toEqual([bo]);
  });

  test("doesn't join for staff, who must answer on the ticket", async () => {
    const { id, messageId } = await first('staff');
    const member = mail.server.acme.agent.email;
    const second = await send({ from: `bo-staff@visitor.example`, cc: member, answers: messageId });
    await send({ from: member, answers: second.messageId });
    expect(await saidIn(id)).toEqual(['bo-staff@visitor.example']);
  });

  test("doesn't join a ticket of another organization", async () => {
    const { bo, messageId } = await first('other-organization');
    const globex = 'globex@help.example.com';
    const raw = `From: ${bo}\r\nTo: ${globex}\r\nSubject: x\r\nIn-Reply-To: ${messageId}\r\n\r\nHello`;
    await mail.receive({ from: bo, to: globex, subject: '', text: '', raw });
    const theirs = await mail.server.call('tickets.list', { as: mail.server.globex.agent });
    expect(theirs.body).toMatchObject([{ customerEmail: bo }]);
  });
});
