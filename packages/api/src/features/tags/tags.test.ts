// @module-tag postgres

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsAfter } from '../../events/read.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { recountListed } from '../tickets/store/counts/recount.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let count = 0;
const newName = (name = 'Tag') => `${name} ${(count += 1)}x`;

type Who = 'agent' | 'admin' | 'customer';
const call = ((id: never, options: object, who: Who = 'agent') =>
  server.call(id, { as: server.acme[who], ...options } as never)) as unknown as (
  id: string,
  options: object,
  who?: Who,
  // biome-ignore lint/suspicious/noExplicitAny: the harness checks every answer against the contract.
) => Promise<any>;

async function make(name = newName(), color?: string) {
  const answer = await call('tags.create', { body: { name, ...(color ? { color } : {}) } });
  expect(answer.status).toBe(201);
  return answer.body as { id: string; name: string; color: string; ticketCount: number };
}
const listed = async (id: string) =>
  (await call('tags.list', {})).body.find((tag: { id: string }) => tag.id === id);
const detail = async (id: string, who: Who = 'agent') =>
  (await call('tickets.get', { params: { id } }, who)).body;
const tagsOf = async (id: string) =>
  (await detail(id)).tags.map(({ id: tag }: { id: string }) => tag);
const put = (id: string, addTagIds: string[], removeTagIds: string[] = []) =>
  call('tickets.update', { params: { id }, body: { addTagIds, removeTagIds } });
async function tagged(...ids: string[]) {
  const ticket = await makeTicket(server.acme);
  expect((await put(ticket, ids)).status).toBe(200);
  return ticket;
}
const found = async (query: object, who: Who = 'agent') => {
  const answer = await call('tickets.list', { query }, who);
  const ids: string[] = answer.body.map(({ id }: { id: string }) => id);
  return { ids, total: Number(answer.headers.get('x-total-count')), answer };
};
async function lastEvent(name: string) {
  const events = await eventsAfter(server.acme.org, 0);
  // biome-ignore lint/suspicious/noExplicitAny: payloads differ by name.
  return events.filter((event) => event.name === name).at(-1)?.payload as any;
}

describe('creating tags', () => {
  test('a tag keeps its name as written, has a color derived from it, and is on no ticket', async () => {
    const name = newName('Late  delivery');
    const tag = await make(` #${name} `);
    expect(tag).toMatchObject({ name: name.replace('  ', ' '), ticketCount: 0, activeCount: 0 });
    expect(tag.color).not.toBe('gray');
    expect(await listed(tag.id)).toEqual(tag);
    expect(await lastEvent('tag.changed')).toEqual({ tagIds: [tag.id], how: 'added' });
  });

  test('a name that differs only in case, accents and spaces is the same tag', async () => {
    const tag = await make(newName('Café latte'), 'red');
    const again = await make(tag.name.toUpperCase().replace('É', 'E').replaceAll(' ', ''), 'blue');
    expect(again).toEqual(tag);
  });

  test('creating the same name twice at once creates one tag', async () => {
    const name = newName();
    const made = await Promise.all(Array.from({ length: 8 }, () => make(name)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  test.each([
    ['', 'Name is required'],
    [' # ', 'Name is required'],
    ['a, b', "A tag can't contain a comma"],
    ['x'.repeat(51), 'A tag can have up to 50 characters'],
  ])('%j is refused: %s', async (name, message) => {
    const answer = await call('tags.create', { body: { name } });
    expect([answer.status, answer.error.message]).toEqual([400, message]);
  });

  test('agents make tags; admins rename, merge, delete and restore them; customers see none', async () => {
    const [tag, other] = [await make(), await make()];
    const params = { id: tag.id };
    const managing = [
      ['tags.update', { params, body: { name: newName() } }],
      ['tags.merge', { params, body: { tagIds: [other.id] } }],
      ['tags.delete', { params }],
      ['tags.restore', { params }],
    ] as const;
    for (const [id, options] of managing) {
      expect((await call(id, options)).status, id).toBe(403);
    }
    expect((await call('tags.list', {}, 'customer')).status).toBe(403);
    expect((await call('tags.create', { body: { name: 'x' } }, 'customer')).status).toBe(403);
    for (const [id, options] of managing) {
      expect((await call(id, options, 'admin')).status, id).toBeLessThan(300);
    }
  });
});

describe('on tickets', () => {
  test('tags are added and removed, with timeline, event and counts', async () => {
    const [one, other] = [await make(newName('A')), await make(newName('B'))];
    const ticket = await tagged(one.id);
    await put(ticket, [other.id, one.id], [one.id, 'unknown']);
    expect(await tagsOf(ticket)).toEqual([one.id, other.id]);
    await put(ticket, [], [one.id]);
    const { tags, timeline } = await detail(ticket);
    expect(tags).toEqual([{ id: other.id, name: other.name, color: other.color }]);
    const lines = timeline.filter(({ kind }: { kind: string }) => kind === 'tags');
    expect(lines.map(({ from, to }: { from: string; to: string }) => [from, to])).toEqual([
      [null, one.name],
      [null, other.name],
      [one.name, null],
    ]);
    const event = await lastEvent('ticket.updated');
    expect(event.changes).toEqual({ tags: { from: `${one.name}, ${other.name}`, to: other.name } });
    expect(event.ticket.tags).toEqual([other.name]);
    expect((await listed(one.id)).ticketCount).toBe(0);
    expect(await listed(other.id)).toMatchObject({ ticketCount: 1, activeCount: 1 });
  });

  test('counts follow status and deletion', async () => {
    const tag = await make();
    const [ticket, gone] = [await tagged(tag.id), await tagged(tag.id)];
    const closing = { params: { id: ticket }, body: { status: 'closed' } };
    await call('tickets.update', closing);
    expect(await listed(tag.id)).toMatchObject({ ticketCount: 2, activeCount: 1 });
    await call('tickets.delete', { params: { id: gone } }, 'admin');
    expect(await listed(tag.id)).toMatchObject({ ticketCount: 1, activeCount: 0 });
  });

  test('a tag added twice, even at once, is on the ticket once', async () => {
    const tag = await make();
    const ticket = await makeTicket(server.acme);
    const answers = await Promise.all([1, 2, 3, 4].map(() => put(ticket, [tag.id, tag.id])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await tagsOf(ticket)).toEqual([tag.id]);
    expect((await listed(tag.id)).ticketCount).toBe(1);
    expect(
      (await detail(ticket)).timeline.filter(({ kind }: { kind: string }) => kind === 'tags'),
    ).toHaveLength(1);
  });

  test('rejects tags of other organizations, deleted tags and more than twenty tags', async () => {
    const ticket = await makeTicket(server.acme);
    const theirs = await server.call('tags.create', {
      as: server.globex.agent,
      body: { name: 'Theirs' },
    });
    for (const id of [theirs.body.id, 'unknown', '%', "','"]) {
      const answer = await put(ticket, [id]);
      expect([answer.status, answer.error.message]).toEqual([400, 'This tag no longer exists']);
    }
    const opened = await call('tickets.create', {
      body: { subject: 'x', description: 'x', tagIds: [theirs.body.id] },
    });
    expect(opened.status).toBe(400);
    const many = await Promise.all(Array.from({ length: 21 }, () => make()));
    const ids = many.map(({ id }) => id);
    await put(ticket, ids.slice(0, 20));
    expect((await put(ticket, ids.slice(20))).error.message).toBe(
      'A ticket can have up to 20 tags',
    );
    expect((await put(ticket, ids.slice(20), ids.slice(0, 1))).status).toBe(200);
  });

  test('customers can neither see, set nor filter by tags', async () => {
    const tag = await make(newName('VIP'));
    const own = await makeTicket(server.acme, { customerUserId: server.acme.customer.userId });
    await put(own, [tag.id]);
    expect((await detail(own, 'customer')).tags).toEqual([]);
    const seen = await found({}, 'customer');
    expect(seen.answer.body.find(({ id }: { id: string }) => id === own).tags).toEqual([]);
    for (const query of [{ tags: tag.id }, { anyTag: tag.id }, { noTag: tag.id }])
      expect(await found(query, 'customer')).toMatchObject({ ids: [], total: 0 });
    const answer = await call('search.query', { query: { q: tag.name } }, 'customer');
    expect(answer.body).toMatchObject({ tickets: [], tags: [] });
    const body = { subject: 'x', description: 'x', tagIds: [tag.id] };
    expect((await call('tickets.create', { body }, 'customer')).status).toBe(403);
  });

  test('a bulk change adds and removes tags, and returns the previous ones for undo', async () => {
    const [one, other] = [await make(), await make()];
    const [a, b] = [await tagged(one.id), await tagged(one.id, other.id)];
    const body = { ids: [a, b], addTagIds: [other.id] };
    const answer = await call('tickets.bulk', { body });
    expect(answer.body).toMatchObject({ updated: 2, failed: [] });
    expect(answer.body.changed).toMatchObject([{ id: a, tagIds: [one.id] }]);
    const undone = { ids: [a], removeTagIds: [other.id] };
    await call('tickets.bulk', { body: undone });
    expect([await tagsOf(a), (await tagsOf(b)).length]).toEqual([[one.id], 2]);
  });

  test('a bulk change skips tickets without room for more tags, and changes the others', async () => {
    const twenty = await Promise.all(Array.from({ length: 20 }, () => make()));
    const tag = await make();
    const [full, other] = [
      await tagged(...twenty.map(({ id }) => id)),
      await makeTicket(server.acme),
    ];
    const answer = await call('tickets.bulk', {
      body: { ids: [full, other], addTagIds: [tag.id] },
    });
    expect(answer.body).toMatchObject({
      updated: 1,
      failed: [{ id: full, message: 'A ticket can have up to 20 tags' }],
    });
    expect(await tagsOf(other)).toEqual([tag.id]);
    expect(await tagsOf(full)).toHaveLength(20);
  });

  test('a new ticket created by staff has its tags from the start', async () => {
    const tag = await make();
    const body = { subject: 'New', description: 'New', tagIds: [tag.id] };
    const opened = await call('tickets.create', { body });
    expect(opened.body.tags).toMatchObject([{ id: tag.id }]);
    expect(await tagsOf(opened.body.id)).toEqual([tag.id]);
    expect((await lastEvent('ticket.created')).ticket.tags).toEqual([tag.name]);
  });
});

describe('lists', () => {
  test('can be filtered by all, any or none of several tags, with pages and totals', async () => {
    const [a, b, c] = [await make(), await make(), await make()];
    const one = await tagged(a.id);
    const two = await tagged(a.id, b.id);
    const three = await tagged(a.id, b.id, c.id);
    const four = await tagged(c.id);
    const ask = async (query: object) => {
      const { ids, total } = await found(query);
      expect(total).toBe(ids.length);
      return ids;
    };
    expect(await ask({ tags: a.id })).toEqual([three, two, one]);
    expect(await ask({ tags: `${a.id},${b.id}` })).toEqual([three, two]);
    expect(await ask({ anyTag: `${b.id}, ${c.id}` })).toEqual([four, three, two]);
    expect(await ask({ anyTag: c.id })).toEqual([four, three]);
    expect(await ask({ tags: a.id, noTag: `${b.id},${c.id}` })).toEqual([one]);
    expect(await ask({ tags: a.id, anyTag: `${b.id},${c.id}`, sort: 'createdAt' })).toEqual([
      two,
      three,
    ]);
    expect(await ask({ tags: `${a.id},unknown` })).toEqual([]);
    expect((await found({ noTag: a.id })).ids).toContain(four);
    expect((await found({ noTag: a.id })).ids).not.toContain(one);
    for (const sort of ['-updatedAt', '-createdAt', 'createdAt', 'priority']) {
      const first = await found({ tags: a.id, sort, limit: 2 });
      const cursor = /cursor=([^&>]+)/.exec(first.answer.headers.get('link') ?? '')?.[1];
      const rest = await found({ tags: a.id, sort, limit: 2, cursor });
      expect([...first.ids, ...rest.ids].sort(), sort).toEqual([one, two, three].sort());
    }
    // The most recently changed ticket comes first.
    await call('tickets.update', { params: { id: one }, body: { status: 'in_progress' } });
    expect(await ask({ tags: a.id })).toEqual([one, three, two]);
    expect(await ask({ tags: a.id, status: 'in_progress' })).toEqual([one]);
    expect(await ask({ tags: a.id, turn: 'us', assignedAgentId: 'none' })).toHaveLength(3);
    expect(await ask({ tags: a.id, q: 'kettle', status: 'open' })).toEqual([three, two]);
    expect(await ask({ tags: a.id, unread: 'true' })).toHaveLength(3);
    const eleven = Array.from({ length: 11 }, (_, at) => `x${at}`).join(',');
    expect((await call('tickets.list', { query: { tags: eleven } })).error.message).toBe(
      'At most 10 tags',
    );
  });

  test('search finds tags, and tickets by the name of a tag', async () => {
    const tag = await make(newName('Wombat'));
    const ticket = await tagged(tag.id);
    const { body } = await call('search.query', { query: { q: 'womb' } });
    expect(body.tags).toMatchObject([{ id: tag.id, ticketCount: 1 }]);
    expect(body.tickets).toMatchObject([{ id: ticket, foundIn: 'tag' }]);
  });

  test('tags of similar tickets are suggested, except those the ticket already has', async () => {
    const [tag, other] = [await make(newName('Quokka')), await make()];
    const similar = { subject: 'The zebracorn machine hums', description: 'Loud zebracorn' };
    for (const _ of [1, 2]) await put(await makeTicket(server.acme, similar), [tag.id]);
    await put(await makeTicket(server.acme, similar), [other.id]);
    const ticket = await makeTicket(server.acme, { ...similar, subject: 'My zebracorn hums' });
    const suggested = async () => {
      const { body } = await call('tickets.suggestTags', { params: { id: ticket } });
      return body.map(({ id }: { id: string }) => id);
    };
    expect((await suggested()).slice(0, 2)).toEqual([tag.id, other.id]);
    await put(ticket, [tag.id]);
    expect((await suggested())[0]).toBe(other.id);
    expect(await suggested()).not.toContain(tag.id);
  });
});

describe('changing tags', () => {
  const admin = (id: string, options: object) => call(id, options, 'admin');

  test('a new name appears on all tickets, and the name of another tag is rejected', async () => {
    const [tag, other] = [await make(), await make()];
    const ticket = await tagged(tag.id);
    const name = newName('Renamed');
    const params = { id: tag.id };
    const changed = await admin('tags.update', { params, body: { name, color: 'pink' } });
    expect(changed.body).toMatchObject({ id: tag.id, name, color: 'pink', ticketCount: 1 });
    expect((await detail(ticket)).tags).toEqual([{ id: tag.id, name, color: 'pink' }]);
    const taken = await admin('tags.update', { params, body: { name: other.name.toUpperCase() } });
    expect([taken.status, taken.error.code]).toEqual([409, 'tag_exists']);
    const cased = await admin('tags.update', { params, body: { name: name.toUpperCase() } });
    expect(cased.body.name).toBe(name.toUpperCase());
  });

  test('merging moves tickets to another tag, and undoing it restores the previous tags', async () => {
    const [a, b, c] = [
      await make(newName('A')),
      await make(newName('B')),
      await make(newName('C')),
    ];
    const ofA = await tagged(a.id);
    const ofBoth = await tagged(a.id, c.id);
    const ofB = await tagged(b.id);
    const body = { tagIds: [a.id, b.id] };
    const twice = await Promise.all([1, 2].map(() => admin('tags.merge', { params: c, body })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[1].body).toMatchObject({ id: c.id, ticketCount: 3, activeCount: 3 });
    expect(await listed(a.id)).toBeUndefined();
    for (const id of [ofA, ofBoth, ofB]) expect(await tagsOf(id)).toEqual([c.id]);
    expect((await found({ tags: c.id })).total).toBe(3);
    expect((await put(ofA, [a.id])).status).toBe(400);
    for (const { id } of [a, b])
      expect((await admin('tags.restore', { params: { id } })).status).toBe(200);
    expect(await tagsOf(ofA)).toEqual([a.id]);
    expect(await tagsOf(ofBoth)).toEqual([a.id, c.id]);
    expect(await tagsOf(ofB)).toEqual([b.id]);
    expect(
      await Promise.all([a, b, c].map(async ({ id }) => (await listed(id)).ticketCount)),
    ).toEqual([2, 1, 1]);
    const restored = await lastEvent('tag.changed');
    expect(restored).toEqual({ tagIds: [b.id, c.id], how: 'restored' });
  });

  test('a tag can’t be merged into itself, nor can an unknown tag be merged', async () => {
    const tag = await make();
    const theirs = await server.call('tags.create', {
      as: server.globex.agent,
      body: { name: newName() },
    });
    const merge = (id: string) =>
      admin('tags.merge', { params: { id: tag.id }, body: { tagIds: [id] } });
    expect((await merge(tag.id)).error.message).toBe("A tag can't be merged into itself");
    expect((await merge('unknown')).status).toBe(404);
    expect((await merge(theirs.body.id)).status).toBe(404);
  });

  test('a deleted tag is removed from its tickets, and restored along with them', async () => {
    const tag = await make();
    const [ticket, closed] = [await tagged(tag.id), await tagged(tag.id)];
    const params = { id: tag.id };
    expect((await admin('tags.delete', { params })).status).toBe(204);
    expect((await admin('tags.delete', { params })).status).toBe(404);
    expect(await tagsOf(ticket)).toEqual([]);
    expect((await found({ tags: tag.id })).total).toBe(0);
    await call('tickets.update', { params: { id: closed }, body: { status: 'closed' } });
    const twice = await Promise.all([1, 2].map(() => admin('tags.restore', { params })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await tagsOf(ticket)).toEqual([tag.id]);
    expect(await listed(tag.id)).toMatchObject({ ticketCount: 2, activeCount: 1 });
  });

  test('a deleted tag can’t be restored if its name is in use again, or after a day', async () => {
    const tag = await make();
    const params = { id: tag.id };
    await admin('tags.delete', { params });
    const other = await make(tag.name);
    expect(other.id).not.toBe(tag.id);
    expect((await admin('tags.restore', { params })).error.code).toBe('tag_exists');
    await admin('tags.delete', { params: { id: other.id } });
    await server.acme.org.write((tx) =>
      tx.update('all_tags', { id: tag.id }, { deleted_at: '2020-01-01T00:00:00.000Z' }),
    );
    expect((await admin('tags.restore', { params })).status).toBe(404);
  });

  test('stored counts equal a recount of the tickets', async () => {
    const before = await server.acme.org.version();
    await recountListed(server.context.database);
    expect(await server.acme.org.version()).toBe(before);
  });
});
