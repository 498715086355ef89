import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { type Answer, startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let agent: TestMember;
const ana = 'ana@shop.example';
const ben = 'ben@shop.example';
/** Ana's ticket, which remains, and Ben's. */
let hers: string;
let his: string;
let numbers: Record<'hers' | 'his', string>;
/** The access tokens of both from before the merge. */
let access: Record<'ana' | 'ben', string>;

beforeAll(async () => {
  server = await startTestServer({ rateLimits: false });
  ({ agent } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  const of = (email: string, name: string, more: object = {}) =>
    makeTicket(server.acme, {
      customerEmail: email,
      customerName: name,
      subject: `Subject of ${name}`,
      description: `Secret of ${name}`,
      ...more,
    });
  hers = await of(ana, 'Ana');
  his = await of(ben, 'Ben');
  const numberOf = async (id: string) => (await staffView(id)).ticketNumber;
  numbers = { hers: await numberOf(hers), his: await numberOf(his) };
  access = {
    ana: (await lookUp(ana, numbers.hers)).body.accessToken,
    ben: (await lookUp(ben, numbers.his)).body.accessToken,
  };
  await say(hers, 'Answer to Ana');
  await say(his, 'Answer to Ben');
});

const staffView = async (id: string) =>
  (await server.call('tickets.get', { as: agent, params: { id } })).body;
const say = (id: string, message: string, isInternal = false) =>
  server.call('tickets.reply', { as: agent, params: { id }, body: { message, isInternal } });
const lookUp = (email: string, ticketNumber: string) =>
  server.call('publicTickets.lookup', {
    params: { subdomain: 'acme' },
    body: { email, ticketNumber },
  }) as Promise<Answer<'publicTickets.lookup'> & { body: Schema<'PublicTicketAccess'> }>;
const get = (ticketId: string, token: string) =>
  server.call('publicTickets.get', {
    params: { subdomain: 'acme', ticketId },
    headers: { 'x-ticket-access': token },
  });
const write = (ticketId: string, token: string, message: string) =>
  server.call('publicTickets.reply', {
    params: { subdomain: 'acme', ticketId },
    headers: { 'x-ticket-access': token },
    body: { message },
  });
async function merge(ids = [hers, his], intoId = hers) {
  const { status, error } = await server.call('tickets.merge', {
    as: agent,
    body: { ids, intoId },
  });
  expect(status, error?.message).toBe(200);
}
const unmerge = (ids = [his]) => server.call('tickets.unmerge', { as: agent, body: { ids } });
const wordsIn = ({ description, messages }: Schema<'PublicTicket'>) => [
  description,
  ...messages.map(({ message }) => message),
];

describe('the page of a merged ticket', () => {
  test('opens with the old access, and shows each requester only their own messages and later replies', async () => {
    await merge();
    await say(hers, 'To both of you');
    await say(hers, 'Between us', true);
    await write(his, access.ben, 'More of Ben');
    await write(hers, access.ana, 'More of Ana');
    const [seenByBen, seenByAna] = [await get(his, access.ben), await get(hers, access.ana)];
    expect(wordsIn(seenByBen.body)).toEqual([
      'Secret of Ben',
      'Answer to Ben',
      'To both of you',
      'More of Ben',
    ]);
    expect(wordsIn(seenByAna.body)).toEqual([
      'Secret of Ana',
      'Answer to Ana',
      'To both of you',
      'More of Ana',
    ]);
    // Nothing of the other requester, under any field name.
    expect(JSON.stringify(seenByBen.body)).not.toMatch(/of Ana|"Ana"|ana@shop/);
    expect(JSON.stringify(seenByAna.body)).not.toMatch(/of Ben|"Ben"|ben@shop/);
    expect(seenByBen.body).toMatchObject({ subject: 'Subject of Ben', ticketNumber: numbers.hers });
  });

  test('opens with the old and the new number, but only with the right email address', async () => {
    await merge();
    for (const number of [numbers.his, numbers.hers]) {
      const { status, body } = await lookUp(ben, number);
      expect(status).toBe(200);
      expect(wordsIn(body)).toEqual(['Secret of Ben', 'Answer to Ben']);
      expect(wordsIn((await get(body.id, body.accessToken)).body)).toEqual(wordsIn(body));
    }
    expect((await lookUp(ana, numbers.his)).status).toBe(404);
    expect((await lookUp('eve@shop.example', numbers.his)).status).toBe(404);
    expect((await lookUp(ana, numbers.hers)).status).toBe(200);
  });

  test('shows the whole conversation if both tickets have the same requester', async () => {
    const second = await makeTicket(server.acme, {
      customerEmail: ana,
      description: 'Another of Ana',
    });
    await say(second, 'Second answer');
    const token = (await lookUp(ana, (await staffView(second)).ticketNumber)).body.accessToken;
    await merge([hers, second]);
    const all = ['Secret of Ana', 'Answer to Ana', 'Another of Ana', 'Second answer'];
    for (const [id, by] of [
      [hers, access.ana],
      [second, token],
      [hers, token],
    ] as const) {
      expect(wordsIn((await get(id, by)).body)).toEqual(all);
    }
  });

  test('doesn’t show anyone the messages of a ticket without an address', async () => {
    const nobodys = await makeTicket(server.acme, {
      customerEmail: null,
      description: 'Secret of nobody',
    });
    await merge([hers, nobodys]);
    expect(wordsIn((await get(hers, access.ana)).body)).toEqual(['Secret of Ana', 'Answer to Ana']);
  });

  test('leads to the end of a chain of merges, and hides earlier messages from a new requester', async () => {
    const eves = await makeTicket(server.acme, {
      customerEmail: 'eve@shop.example',
      description: 'Secret of Eve',
    });
    await merge();
    await say(hers, 'To Ana and Ben');
    await merge([hers, eves], eves);
    await say(eves, 'To all');
    expect(wordsIn((await get(his, access.ben)).body)).toEqual([
      'Secret of Ben',
      'Answer to Ben',
      'To all',
    ]);
    expect(wordsIn((await get(hers, access.ana)).body)).toEqual([
      'Secret of Ana',
      'Answer to Ana',
      'To Ana and Ben',
      'To all',
    ]);
    const { body } = await lookUp('eve@shop.example', (await staffView(eves)).ticketNumber);
    expect(wordsIn(body)).toEqual(['Secret of Eve', 'To all']);
  });

  test('is separate again once the merge is undone, with messages written since', async () => {
    await merge();
    await write(his, access.ben, 'More of Ben');
    const { body: later } = await lookUp(ben, numbers.his);
    await say(hers, 'To both of you');
    expect((await unmerge()).status).toBe(200);
    expect(wordsIn((await get(his, access.ben)).body)).toEqual([
      'Secret of Ben',
      'Answer to Ben',
      'More of Ben',
    ]);
    expect(wordsIn((await get(hers, access.ana)).body)).toEqual([
      'Secret of Ana',
      'Answer to Ana',
      'To both of you',
    ]);
    expect((await get(his, later.accessToken)).status).toBe(200);
    expect((await get(hers, access.ben)).status).toBe(404);
    expect((await get(hers, later.accessToken)).status).toBe(404);
    expect((await staffView(his)).turn).toBe('us');
  });
});

test('a reply on the page of a closed merged ticket opens a follow-up of its author', async () => {
  await merge();
  await server.call('tickets.update', {
    as: agent,
    params: { id: hers },
    body: { status: 'closed' },
  });
  const { body } = await write(his, access.ben, 'Still broken');
  const { body: found } = await lookUp(ben, body.followUp?.ticketNumber ?? '');
  expect(found).toMatchObject({ subject: 'Subject of Ben', customerEmail: ben });
});

describe('a customer with an account', () => {
  const own = (id: string) =>
    server.call('tickets.get', { as: server.acme.customer, params: { id } });
  const theirs = () =>
    makeTicket(server.acme, {
      customerUserId: server.acme.customer.userId,
      customerEmail: server.acme.customer.email,
      description: 'Secret of the customer',
    });

  test('whose ticket was merged into another’s reads their own messages and later replies, and replies there', async () => {
    const mine = await theirs();
    await merge([hers, mine]);
    await say(hers, 'To both of you');
    const { body } = await own(mine);
    const words = [body.description, ...body.messages.map(({ message }) => message)];
    expect(words).toEqual(['Secret of the customer', 'To both of you']);
    expect(JSON.stringify(body)).not.toMatch(/of Ana|"Ana"|ana@shop/);
    expect(body).toMatchObject({ merged: [], timeline: [] });
    // Messages of the other requester are unknown to them, so they don't block a reply.
    for (const id of [mine, hers]) {
      const { status } = await server.call('tickets.reply', {
        as: server.acme.customer,
        params: { id },
        body: { message: 'Thank you', seenMessageId: null },
      });
      expect(status).toBe(201);
      await write(hers, access.ana, 'More of Ana');
    }
    expect(JSON.stringify((await get(hers, access.ana)).body)).not.toContain('Thank you');
    expect(JSON.stringify(await staffView(hers))).toContain('Thank you');
  });

  test('with another’s ticket merged into theirs learns nothing of it in the ticket, the list or the search', async () => {
    const mine = await theirs();
    await merge([his, mine], mine);
    await write(his, access.ben, 'Newest secret of Ben');
    const as = server.acme.customer;
    const answers = [
      (await own(mine)).body,
      (await server.call('tickets.list', { as })).body,
      (await server.call('search.query', { as, query: { q: 'customer' } })).body,
      (await server.call('search.query', { as, query: { q: 'Newest' } })).body,
    ];
    expect(JSON.stringify(answers)).not.toMatch(/of Ben|"Ben"|ben@shop/);
    expect(answers[1]).toHaveLength(1);
    expect((answers[3] as Schema<'SearchResult'>).tickets).toEqual([]);
  });

  test('who is not a requester of either finds neither', async () => {
    await merge();
    for (const id of [hers, his]) expect((await own(id)).status).toBe(404);
  });
});

test('changing the requester of the remaining ticket also changes merged ones of the same person', async () => {
  const second = await makeTicket(server.acme, {
    customerEmail: ana,
    description: 'Another of Ana',
  });
  await merge([hers, second]);
  const body = { customerEmail: 'cleo@shop.example' };
  const { status } = await server.call('tickets.update', { as: agent, params: { id: hers }, body });
  expect(status).toBe(200);
  expect((await get(hers, access.ana)).status).toBe(404);
  expect((await lookUp(ana, numbers.hers)).status).toBe(404);
  const { body: seen } = await lookUp('cleo@shop.example', numbers.hers);
  expect(wordsIn(seen)).toContain('Another of Ana');
});
