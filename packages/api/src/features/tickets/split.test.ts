import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { type Answer, startTestServer, type TestServer } from '../../test/harness.ts';
import { replyAsCustomer } from './customer-reply.ts';
import { recountListed } from './store/counts/recount.ts';

let server: TestServer;
let agent: TestMember;
let id: string;

beforeAll(async () => {
  server = await startTestServer({ rateLimits: false });
  ({ agent } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await makeTicket(server.acme, { subject: 'Kettle', description: 'It is cold.' });
});

const read = async (of = id) =>
  (await server.call('tickets.get', { as: agent, params: { id: of } })).body;
const said = async (of = id) => {
  const { description, messages } = await read(of);
  return [description, ...messages.map(({ message }) => message)];
};
const say = async (message: string, isInternal = false, of = id) =>
  (
    await server.call('tickets.reply', {
      as: agent,
      params: { id: of },
      body: { message, isInternal },
    })
  ).body.id;
const write = async (message: string, of = id) =>
  (await replyAsCustomer(server.acme.org, of, message)).messageId ?? '';
const split = (body: object, as: TestMember = agent, of = id) =>
  server.call('tickets.split', { as, params: { id: of }, body });
async function splitOff(body: object, of = id) {
  const { status, body: made, error } = await split(body, agent, of);
  expect(status, error?.message).toBe(200);
  return made.id;
}
const unsplit = (of: string, as: TestMember = agent) =>
  server.call('tickets.unsplit', { as, params: { id: of } });
const found = async (q: string) =>
  (await server.call('search.query', { as: agent, query: { q } })).body.tickets.map(
    (one) => one.id,
  );
const openedBy = async (of: string) => {
  const { org } = server.acme;
  const query = org.from('tickets').where('id', of).select('opened_by');
  return (await org.first<{ opened_by: string }>(query))?.opened_by;
};
async function figures() {
  const { org } = server.acme;
  const rows = await org.all<{ name: string; value: number }>(
    org.from('counters').whereRaw('value <> 0').select('name', 'value'),
  );
  const kept = rows.filter(({ name }) => !/^ticket\.\d/.test(name));
  return Object.fromEntries(kept.map(({ name, value }) => [name, Number(value)]));
}

test('a message becomes a ticket of its requester, optionally with the messages after it', async () => {
  await say('Try the switch.');
  const other = await write('And the toaster burns.');
  await say('Unplug it.');
  await say('Only between us', true);
  const alone = await splitOff({ messageId: other, subject: 'Toaster' });
  expect(await said(alone)).toEqual(['And the toaster burns.']);
  expect([await openedBy(alone), await found('toaster')]).toEqual(['customer', [alone]]);
  expect(await said()).toEqual(['It is cold.', 'Try the switch.', 'Unplug it.', 'Only between us']);
  await unsplit(alone);
  expect(await found('toaster')).toEqual([id]);
  const together = await splitOff({ messageId: other, andLater: true });
  expect(await said(together)).toEqual(['And the toaster burns.', 'Unplug it.', 'Only between us']);
  expect(await said()).toEqual(['It is cold.', 'Try the switch.']);
  expect(await read(together)).toMatchObject({
    subject: 'Kettle',
    customerEmail: 'vera@acme.example',
    turn: 'customer',
    lastMessage: 'Unplug it.',
  });
  const numbers = [(await read()).ticketNumber, (await read(together)).ticketNumber];
  expect((await read()).timeline.at(-1)).toMatchObject({ kind: 'split', to: numbers[1] });
  expect((await read(together)).timeline.at(-1)).toMatchObject({ kind: 'split', from: numbers[0] });
});

test('undoing a split restores messages, metrics and the last message, and keeps new messages', async () => {
  await say('Try the switch.');
  const other = await write('And the toaster burns.');
  await say('Unplug it.');
  const before = { figures: await figures(), said: await said(), last: (await read()).lastMessage };
  const made = await splitOff({ messageId: other, andLater: true });
  expect((await unsplit(made)).body.id).toBe(id);
  expect(await said()).toEqual(before.said);
  expect((await read()).lastMessage).toBe(before.last);
  const after = await figures();
  await recountListed(server.context.database);
  expect(await figures()).toEqual(after);
  expect(after).toEqual(before.figures);
  expect((await server.call('tickets.get', { as: agent, params: { id: made } })).status).toBe(404);
  const answer = await splitOff({ messageId: (await read()).messages[0]?.id });
  expect([await said(answer), await openedBy(answer)]).toEqual([['Try the switch.'], 'staff']);
  await unsplit(answer);
  const again = await splitOff({ messageId: other });
  await say('Still there?', false, again);
  await unsplit(again);
  expect(await said()).toEqual([...before.said, 'Still there?']);
});

test('notes, messages of other tickets, missing permissions and late undoing are rejected', async () => {
  const note = await say('Between us', true);
  const words = await write('Hello?');
  expect((await split({ messageId: note })).error?.message).toBe(
    "You can't create a ticket from an internal note",
  );
  const foreign = await write('Elsewhere', await makeTicket(server.acme));
  expect((await split({ messageId: foreign })).error?.message).toBe(
    "This message isn't on the ticket",
  );
  expect((await split({ messageId: words }, server.acme.customer)).status).toBe(403);
  expect((await unsplit(id)).error?.code).toBe('not_split');
  const made = await splitOff({ messageId: words });
  await server.call('tickets.scheduleReply', {
    as: agent,
    params: { id: made },
    body: { message: 'Soon', holdSeconds: 60 },
  });
  expect((await unsplit(made)).error?.code).toBe('in_use');
  await server.acme.org.write(async (tx) => {
    await tx.remove('scheduled_replies', { ticket_id: made });
    await tx.update('ticket_splits', { ticket_id: made }, { split_at: '2026-01-01T00:00:00.000Z' });
  });
  expect((await unsplit(made)).error?.code).toBe('too_late');
  expect(
    (await server.call('tickets.delete', { as: server.acme.admin, params: { id: made } })).status,
  ).toBe(204);
});

test('a message from a merged ticket goes to its own requester, with nothing of the other one', async () => {
  const his = await makeTicket(server.acme, {
    customerEmail: 'ben@shop.example',
    customerName: 'Ben',
    description: 'Secret of Ben',
  });
  const bens = await write('More of Ben', his);
  await write('The rest of Ben', his);
  const merged = await server.call('tickets.merge', { as: agent, body: { ids: [id, his] } });
  expect(merged.status).toBe(200);
  await write('Secret of Vera');
  await say('To both');
  const made = await splitOff({ messageId: bens, andLater: true });
  expect(await said(made)).toEqual(['More of Ben', 'The rest of Ben', 'To both']);
  expect(await read(made)).toMatchObject({
    customerName: 'Ben',
    customerEmail: 'ben@shop.example',
  });
  const { body } = (await server.call('publicTickets.lookup', {
    params: { subdomain: 'acme' },
    body: { email: 'ben@shop.example', ticketNumber: (await read(made)).ticketNumber },
  })) as Answer<'publicTickets.lookup'> & { body: Schema<'PublicTicketAccess'> };
  expect(JSON.stringify(body)).not.toMatch(/of Vera|Vera Visitor/);
  expect((await unsplit(made)).status).toBe(200);
  expect((await read()).messages.map((one) => one.id)).toContain(bens);
  expect(await said()).toEqual([
    'It is cold.',
    'Secret of Ben',
    'More of Ben',
    'The rest of Ben',
    'Secret of Vera',
    'To both',
  ]);
  expect((await server.call('tickets.unmerge', { as: agent, body: { ids: [his] } })).status).toBe(
    200,
  );
  expect(await said(his)).toEqual(['Secret of Ben', 'More of Ben', 'The rest of Ben']);
});

test('the description of a merged ticket can be split off, and undone wherever its ticket is now', async () => {
  const merge = (ids: string[]) => server.call('tickets.merge', { as: agent, body: { ids } });
  const part = (ids: string[]) => server.call('tickets.unmerge', { as: agent, body: { ids } });
  const other = await makeTicket(server.acme, { description: 'Another.' });
  const merged = await makeTicket(server.acme, { description: 'The lid is loose.' });
  const begin = async () => {
    expect((await merge([id, merged])).status).toBe(200);
    const made = await splitOff({ messageId: merged });
    expect((await part([merged])).status).toBe(200);
    return made;
  };
  // It was merged into another one.
  const first = await begin();
  await merge([other, merged]);
  expect((await unsplit(first)).status).toBe(200);
  expect(await said()).toEqual(['It is cold.']);
  expect(await said(other)).toEqual(['Another.', 'The lid is loose.']);
  await part([merged]);
  // It is in the trash.
  const second = await begin();
  await server.call('tickets.delete', { as: server.acme.admin, params: { id: merged } });
  expect((await unsplit(second)).status).toBe(200);
  expect(await said()).toEqual(['It is cold.', 'The lid is loose.']);
  await server.call('tickets.restore', { as: server.acme.admin, body: { ids: [merged] } });
  expect((await merge([id, merged])).status).toBe(200);
  expect(await said()).toEqual(['It is cold.', 'The lid is loose.', 'The lid is loose.']);
});
