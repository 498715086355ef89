import { createHelpdesk, type Schema } from '@helpdesk/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { startReceiver, verified } from '../../test/webhook-receiver.ts';
import { replyAsCustomer } from './customer-reply.ts';
import { maxLinks } from './store/links.ts';

let server: TestServer;
let agent: TestMember;
let admin: TestMember;
let one: string;
let two: string;
let three: string;

beforeAll(async () => {
  server = await startTestServer({ rateLimits: false, allowPrivateTargets: true });
  ({ agent, admin } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  one = await makeTicket(server.acme, { subject: 'One' });
  two = await makeTicket(server.acme, { subject: 'Two' });
  three = await makeTicket(server.acme, { subject: 'Three' });
});

type Kind = Schema<'TicketLinkKind'>;

const link = (id: string, ticketId: string, kind: Kind = 'related', as: TestMember = agent) =>
  server.call('tickets.link', { as, params: { id }, body: { ticketId, kind } });
const unlink = (id: string, otherId: string, as: TestMember = agent) =>
  server.call('tickets.unlink', { as, params: { id, otherId } });
const list = (id: string, as: TestMember = agent) =>
  server.call('tickets.listLinks', { as, params: { id } });
/** The links of each ticket, by kind. */
const linksOf = async (id: string) =>
  Object.fromEntries((await list(id)).body.links.map(({ kind, ticket }) => [ticket.id, kind]));
const read = async (id: string) =>
  (await server.call('tickets.get', { as: agent, params: { id } })).body;
const changesOf = async (id: string) =>
  (await read(id)).timeline
    .filter(({ kind }) => /linked/.test(kind))
    .map(({ kind, from, to, actor }) => [kind, from, to, actor]);
const did = async (operation: 'merge' | 'unmerge' | 'restore' | 'deleteForGood', body: object) => {
  const { status, error } = await server.call(`tickets.${operation}`, { as: admin, body });
  expect(status, error?.message).toBe(200);
};
const remove = (id: string) => server.call('tickets.delete', { as: admin, params: { id } });
/** All rows that reference a ticket, visible or not. */
const rowsWith = async (id: string) => {
  const { org } = server.acme;
  const query = org.from('ticket_links').where('ticket_id', id).orWhere('other_id', id);
  return (await org.all(query)).length;
};

describe('linked tickets', () => {
  test('show each other’s kind and status, and both timelines record the link', async () => {
    const { status, body } = await link(one, two, 'duplicate');
    expect(status).toBe(200);
    const other = await read(two);
    expect(body.links).toMatchObject([
      {
        kind: 'duplicate',
        ticket: {
          id: two,
          ticketNumber: other.ticketNumber,
          subject: 'Two',
          status: 'open',
          priority: 'normal',
        },
      },
    ]);
    expect(await linksOf(two)).toEqual({ [one]: 'duplicated_by' });
    const { ticketNumber } = await read(one);
    const name = `agent ${server.acme.canary}`;
    expect(await changesOf(one)).toEqual([['linked', 'duplicate', other.ticketNumber, name]]);
    expect(await changesOf(two)).toEqual([['linked', 'duplicated_by', ticketNumber, name]]);
    await link(three, one, 'caused_by');
    expect(await linksOf(one)).toEqual({ [two]: 'duplicate', [three]: 'cause_of' });
    await server.call('tickets.update', {
      as: agent,
      params: { id: two },
      body: { status: 'resolved' },
    });
    expect((await list(one)).body.links[0]?.ticket.status).toBe('resolved');
  });

  test('have one link, which can be repeated without effect or changed', async () => {
    await link(one, two, 'duplicate');
    const before = await list(one);
    expect((await link(one, two, 'duplicate')).body).toEqual(before.body);
    expect((await link(two, one, 'duplicated_by')).status).toBe(200);
    expect(await changesOf(one)).toHaveLength(1);
    await link(two, one, 'cause_of');
    expect([await linksOf(one), await linksOf(two)]).toEqual([
      { [two]: 'caused_by' },
      { [one]: 'cause_of' },
    ]);
    expect(await changesOf(two)).toHaveLength(2);
  });

  test('can be unlinked from either side, which is recorded once', async () => {
    await link(one, two, 'caused_by');
    expect((await unlink(two, one)).body).toEqual({ links: [] });
    expect(await linksOf(one)).toEqual({});
    expect((await unlink(two, one)).status).toBe(200);
    const { ticketNumber } = await read(two);
    expect((await changesOf(one)).slice(1)).toEqual([
      ['unlinked', 'caused_by', ticketNumber, `agent ${server.acme.canary}`],
    ]);
    expect(await rowsWith(one)).toBe(0);
  });

  test('must be two tickets of the same organization, within the limit', async () => {
    const refused = async (answer: ReturnType<typeof link>) => {
      const { status, error } = await answer;
      return [status, error.errors?.[0]?.message ?? error.message];
    };
    const missing =
      "The ticket you're looking for doesn't exist or you don't have permission to view it.";
    expect(await refused(link(one, one))).toEqual([400, "A ticket can't be linked to itself"]);
    const foreign = await makeTicket(server.globex);
    expect(await refused(link(one, foreign))).toEqual([404, missing]);
    expect(await refused(link(foreign, one))).toEqual([404, missing]);
    expect((await unlink(one, foreign)).status).toBe(404);
    expect((await list(foreign)).status).toBe(404);
    expect((await link(one, two, 'related', server.acme.customer)).status).toBe(403);
    expect((await unlink(one, two, server.acme.customer)).status).toBe(403);
    expect((await list(one, server.acme.customer)).status).toBe(403);
    await server.acme.org.write(async (tx) => {
      for (let at = 0; at < maxLinks; at += 1) {
        const row = { kind: 'related', created_at: new Date().toISOString() } as const;
        await tx.insert('ticket_links', { ticket_id: three, other_id: `other${at}`, ...row });
      }
    });
    const full = [400, 'A ticket can have up to 50 links'];
    expect(await refused(link(three, one))).toEqual(full);
    expect(await refused(link(one, three))).toEqual(full);
  });

  test('trigger webhooks when they are linked and unlinked', async () => {
    const receiver = await startReceiver();
    const { body: made } = await server.call('webhooks.create', {
      as: admin,
      body: { name: 'Links', url: receiver.url, events: ['ticket.linked', 'ticket.unlinked'] },
    });
    await link(one, two, 'duplicate');
    await unlink(one, two);
    await server.drain();
    const events = receiver.received
      .map((each) => verified(made.data.secret, each))
      .toSorted((first, second) => (first.type < second.type ? -1 : 1));
    const { ticketNumber } = await read(two);
    const data = {
      ticket: expect.objectContaining({ id: one }),
      link: { kind: 'duplicate', ticket: { id: two, ticketNumber, subject: 'Two' } },
    };
    expect(events.map((event) => [event.type, event.data])).toEqual([
      ['ticket.linked', data],
      ['ticket.unlinked', data],
    ]);
    await server.call('webhooks.delete', { as: admin, params: { id: made.data.id } });
    receiver.close();
  });

  test('are linked, listed and unlinked through the SDK', async () => {
    const { tickets } = createHelpdesk({ baseUrl: server.url, token: agent.token });
    const { links } = await tickets.link({ id: one, ticketId: two, kind: 'duplicate' });
    expect(links.map(({ kind, ticket }) => [kind, ticket.id])).toEqual([['duplicate', two]]);
    expect((await tickets.listLinks({ id: two })).links[0]?.kind).toBe('duplicated_by');
    expect(await tickets.unlink({ id: two, otherId: one })).toEqual({ links: [] });
    await expect(tickets.link({ id: one, ticketId: one, kind: 'related' })).rejects.toMatchObject({
      status: 400,
    });
  });

  test('are not visible to the requester', async () => {
    const { ticketNumber } = await read(two);
    await link(one, two, 'duplicate');
    const { body } = await server.call('publicTickets.lookup', {
      params: { subdomain: 'acme' },
      body: { email: 'vera@acme.example', ticketNumber: (await read(one)).ticketNumber },
    });
    expect(JSON.stringify(body)).toContain('One');
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`link|${ticketNumber}`, 'i'));
  });
});

describe('a linked ticket in the trash', () => {
  test('is hidden, and linked again once it is restored', async () => {
    await link(one, two, 'duplicate');
    await link(two, three, 'caused_by');
    await remove(two);
    expect([await linksOf(one), await linksOf(three)]).toEqual([{}, {}]);
    await did('restore', { ids: [two] });
    expect(await linksOf(one)).toEqual({ [two]: 'duplicate' });
    expect(await linksOf(two)).toEqual({ [one]: 'duplicated_by', [three]: 'caused_by' });
    expect(await linksOf(three)).toEqual({ [two]: 'cause_of' });
  });

  test('is linked again when both tickets were deleted, whichever is restored first', async () => {
    await link(one, two, 'duplicate');
    await remove(one);
    await remove(two);
    await did('restore', { ids: [one] });
    expect(await linksOf(one)).toEqual({});
    await did('restore', { ids: [two] });
    expect([await linksOf(one), await linksOf(two)]).toEqual([
      { [two]: 'duplicate' },
      { [one]: 'duplicated_by' },
    ]);
  });

  test('leaves nothing behind once it is permanently deleted', async () => {
    await link(one, two);
    await link(three, two);
    await remove(two);
    await remove(three);
    await did('deleteForGood', { ids: [two] });
    expect(await rowsWith(two)).toBe(0);
    await did('restore', { ids: [three] });
    expect([await rowsWith(two), await rowsWith(three)]).toEqual([0, 0]);
  });

  test('is linked to the ticket that the other one was merged into meanwhile', async () => {
    await link(one, two, 'caused_by');
    await remove(one);
    await did('merge', { ids: [two, three], intoId: three });
    await did('restore', { ids: [one] });
    expect([await linksOf(one), await linksOf(three)]).toEqual([
      { [three]: 'caused_by' },
      { [one]: 'cause_of' },
    ]);
  });
});

describe('merging and splitting', () => {
  test('a merged ticket brings its links except to itself, and undoing the merge moves them back', async () => {
    const four = await makeTicket(server.acme);
    await link(one, two, 'duplicate');
    await link(one, three, 'caused_by');
    await link(two, four, 'related');
    await link(one, four, 'cause_of');
    await did('merge', { ids: [one, two], intoId: two });
    expect(await linksOf(two)).toEqual({ [three]: 'caused_by', [four]: 'related' });
    expect(await linksOf(three)).toEqual({ [two]: 'cause_of' });
    // The ID of a merged ticket leads to the remaining one, so it has no links of its own.
    expect(await linksOf(one)).toEqual(await linksOf(two));
    expect((await link(one, three)).error?.code).toBe('ticket_merged');
    expect((await link(three, one)).error?.message).toMatch(/^The other ticket was merged into/);
    await did('unmerge', { ids: [one] });
    expect(await linksOf(one)).toEqual({
      [two]: 'duplicate',
      [three]: 'caused_by',
      [four]: 'cause_of',
    });
    expect(await linksOf(two)).toEqual({ [one]: 'duplicated_by', [four]: 'related' });
    expect(await linksOf(three)).toEqual({ [one]: 'cause_of' });
  });

  test('a ticket that is split off is linked to the original, which gets its links when the split is undone', async () => {
    const { messageId } = await replyAsCustomer(server.acme.org, one, 'And the toaster');
    const split = await server.call('tickets.split', {
      as: agent,
      params: { id: one },
      body: { messageId: messageId ?? '' },
    });
    const { id } = split.body;
    expect([await linksOf(one), await linksOf(id)]).toEqual([
      { [id]: 'related' },
      { [one]: 'related' },
    ]);
    await link(id, three, 'caused_by');
    expect((await server.call('tickets.unsplit', { as: agent, params: { id } })).status).toBe(200);
    expect([await linksOf(one), await linksOf(three)]).toEqual([
      { [three]: 'caused_by' },
      { [one]: 'cause_of' },
    ]);
    expect(await rowsWith(id)).toBe(0);
  });
});
