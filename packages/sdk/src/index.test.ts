import { expect, expectTypeOf, it } from 'vitest';
import { operations } from './contract/operations.ts';
import {
  type CallOptions,
  createHelpdesk,
  type ErrorCode,
  HelpdeskError,
  type Schema,
} from './index.ts';
import { nextCursorOf } from './page.ts';
import { json, type Reply, serve } from './test/server.ts';

/** Three pages of two items. */
const list: Reply = (response, { url }) => {
  const page = Number(new URL(url, 'http://a').searchParams.get('cursor') ?? 1);
  const next: Record<string, string> =
    page < 3 ? { Link: `</api/tickets?limit=2&cursor=${page + 1}>; rel="next"` } : {};
  const items = [{ id: `${page}a` }, { id: `${page}b` }];
  json(200, items, { 'X-Total-Count': '6', ...next })(response, {} as never);
};

it('has a method for every operation except redirects', () => {
  const helpdesk = createHelpdesk() as unknown as Record<string, Record<string, unknown>>;
  for (const [id, { status }] of Object.entries(operations)) {
    const [tag = '', verb = ''] = id.split('.');
    expect(typeof helpdesk[tag]?.[verb], id).toBe(status < 300 ? 'function' : 'undefined');
  }
});

it('types methods by the contract', () => {
  const helpdesk = createHelpdesk();
  const create = () => helpdesk.tickets.create({ subject: 'a', description: 'b' });
  expectTypeOf(create).returns.resolves.toEqualTypeOf<Schema<'TicketDetail'>>();
  const maybe = () => helpdesk.tickets.get({ id: 'a' }, { ifNoneMatch: '"1"' });
  expectTypeOf(maybe).returns.resolves.toEqualTypeOf<Schema<'TicketDetail'> | undefined>();
  const options: CallOptions = {};
  const either = () => helpdesk.tickets.get({ id: 'a' }, options);
  expectTypeOf(either).returns.resolves.toEqualTypeOf<Schema<'TicketDetail'> | undefined>();
  // @ts-expect-error there is no such option
  void (() => helpdesk.tickets.get({ id: 'a' }, { retrys: 1 }));
  const stats = () => helpdesk.tickets.stats();
  expectTypeOf(stats).returns.resolves.toEqualTypeOf<Schema<'TicketStats'>>();
  const nothing = () => helpdesk.tickets.delete({ id: 'a' });
  expectTypeOf(nothing).returns.resolves.toEqualTypeOf<undefined>();
  // @ts-expect-error a description is missing
  void (() => helpdesk.tickets.create({ subject: 'a' }));
  // @ts-expect-error an id is missing
  void (() => helpdesk.tickets.get());
  // @ts-expect-error there is no such status
  void (() => helpdesk.tickets.list({ status: 'lost' }));
});

it('returns a page of a list with its total and next cursor', async () => {
  const { baseUrl } = await serve(list);
  const page = await createHelpdesk({ baseUrl }).tickets.list({ limit: 2 });
  expect(page.map(({ id }) => id)).toEqual(['1a', '1b']);
  expect(page).toMatchObject({ total: 6, nextCursor: '2' });
});

it('counts the items of a list if the server sends no total', async () => {
  const { baseUrl } = await serve(json(200, [{ id: 'a' }, { id: 'b' }]));
  const page = await createHelpdesk({ baseUrl }).tickets.list();
  expect(page).toMatchObject({ total: 2, nextCursor: null });
});

it('iterates over the items of all pages, keeping the filters', async () => {
  const { baseUrl, received } = await serve(list);
  const ids: string[] = [];
  for await (const { id } of createHelpdesk({ baseUrl }).tickets.list({ status: 'open' })) {
    ids.push(id);
  }
  expect(ids).toEqual(['1a', '1b', '2a', '2b', '3a', '3b']);
  expect(received.map(({ url }) => url)).toEqual([
    '/api/tickets?status=open',
    '/api/tickets?status=open&cursor=2',
    '/api/tickets?status=open&cursor=3',
  ]);
});

it('iterates over a list with offsets, from the offset that was given', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const { baseUrl, received } = await serve((response, { url }) => {
    const offset = Number(new URL(url, 'http://a').searchParams.get('offset') ?? 0);
    const data = names.slice(offset, offset + 2).map((id) => ({ id }));
    json(200, { data, message: 'Tickets', pagination: { limit: 2, offset, total: 5 } })(
      response,
      {} as never,
    );
  });
  const { v1Tickets } = createHelpdesk({ baseUrl });
  const ids: string[] = [];
  for await (const { id } of v1Tickets.list({ status: 'open', offset: 1 })) ids.push(id);
  expect(ids).toEqual(['b', 'c', 'd', 'e']);
  expect(received.map(({ url }) => url)).toEqual([
    '/api/v1/tickets?status=open&offset=1',
    '/api/v1/tickets?status=open&offset=3',
  ]);
  expect((await v1Tickets.list()).pagination.total).toBe(5);
});

it('stops if a list with offsets shrinks during iteration', async () => {
  const page = (data: object[], offset: number) =>
    json(200, { data, message: 'Tickets', pagination: { limit: 1, offset, total: 3 } });
  const { baseUrl } = await serve(page([{ id: 'a' }], 0), page([], 1));
  const ids: string[] = [];
  for await (const { id } of createHelpdesk({ baseUrl }).v1Tickets.list()) ids.push(id);
  expect(ids).toEqual(['a']);
});

it('fails at once without a page and a baseUrl, and does not retry', async () => {
  const helpdesk = createHelpdesk({ token: 'a' });
  await expect(helpdesk.tickets.get({ id: 'a' })).rejects.toThrow('baseUrl is missing');
  expect(() => helpdesk.tickets.list()).toThrow('baseUrl is missing');
  expect(() => helpdesk.send('tickets.stats')).toThrow('baseUrl is missing');
});

it('types the error codes, and accepts those of a newer server', () => {
  const error = new HelpdeskError(409, 'Taken', 'subdomain_taken');
  const isTaken = (code: ErrorCode | 'network') => error.code === code;
  expect(isTaken('subdomain_taken')).toBe(true);
  // @ts-expect-error there is no such code
  void (() => isTaken('subdomain_token'));
});

it('requests only pages that are read', async () => {
  const { baseUrl, received } = await serve(list);
  const tickets = createHelpdesk({ baseUrl }).tickets.list();
  expect(received).toHaveLength(0);
  for await (const { id } of tickets) if (id === '2a') break;
  await tickets;
  expect(received).toHaveLength(2);
});

it('rejects a failing list like any other call, and supports finally', async () => {
  const { baseUrl } = await serve(json(403, { message: 'No' }), list);
  const { tickets } = createHelpdesk({ baseUrl });
  expect(await tickets.list().catch(({ status }) => status)).toBe(403);
  let isOver = false;
  const page = await tickets.list().finally(() => {
    isOver = true;
  });
  expect([page.length, isOver]).toEqual([2, true]);
});

it('returns an empty page for a list that has not changed', async () => {
  const { baseUrl } = await serve((response) => response.writeHead(304).end());
  const page = await createHelpdesk({ baseUrl }).tickets.list({}, { ifNoneMatch: '"1"' });
  expect(page).toMatchObject({ length: 0, total: 0, nextCursor: null });
});

it("passes each call's own input and options", async () => {
  const { baseUrl, received } = await serve(json(200, { id: 'a' }));
  const helpdesk = createHelpdesk({ baseUrl });
  await helpdesk.tickets.get({ id: 'a' }, { headers: { 'X-A': 'b' } });
  expect(received[0]).toMatchObject({ url: '/api/tickets/a', headers: { 'x-a': 'b' } });
  await helpdesk.send('tickets.get', { id: 'c' }, { headers: { 'X-A': 'd' } });
  expect(received[1]).toMatchObject({ url: '/api/tickets/c', headers: { 'x-a': 'd' } });
});

it('finds the next cursor among other links', () => {
  expect(nextCursorOf('<https://a/b?cursor=x%3D&q=1>; rel="next", </c>; rel="first"')).toBe('x=');
  expect(nextCursorOf('</c?cursor=1>; rel="prev"')).toBeNull();
  expect(nextCursorOf(null)).toBeNull();
});

it('sends an operation by its name and returns the ETag', async () => {
  const { baseUrl } = await serve(json(200, { tickets: 1 }, { ETag: '"7"' }));
  const helpdesk = createHelpdesk({ baseUrl });
  expect(await helpdesk.send('dashboard.counts')).toMatchObject({
    data: { tickets: 1 },
    etag: '"7"',
  });
  expect(() => helpdesk.send('auth.startLogin' as never)).toThrow('no operation');
});
