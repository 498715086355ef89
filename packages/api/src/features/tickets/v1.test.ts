// @module-tag postgres

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let as: { token: string };

beforeAll(async () => {
  server = await startTestServer();
  const made = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: {
      name: 'Shop',
      publicName: 'Shop',
      permissions: [
        'tickets:read',
        'tickets:create',
        'tickets:update',
        'tickets:delete',
        'contact_forms:read',
        'contact_forms:create',
        'contact_forms:update',
        'contact_forms:delete',
      ],
    },
  });
  as = { token: made.body.data.key };
});
afterAll(() => server.stop());

const create = (subject: string, more = {}) =>
  server.call('v1Tickets.create', {
    as,
    body: { subject, description: 'It broke.', customerEmail: 'ada@example.com', ...more },
  });

describe('tickets in the public API', () => {
  it('are created, read, changed and deleted in an envelope', async () => {
    const made = await create('From the shop');
    expect(made.status).toBe(201);
    expect(made.body.message).toBe('Ticket created successfully');
    const { id, ticketNumber } = made.body.data;
    expect(ticketNumber).toMatch(/^TK-\d{4}-\d{6}$/);
    const changed = await server.call('v1Tickets.update', {
      as,
      params: { id },
      body: { status: 'resolved', priority: 'high' },
    });
    expect(changed.body.message).toBe('Ticket updated successfully');
    expect(changed.body.data).toMatchObject({ status: 'resolved', priority: 'high' });
    const deleted = await server.call('v1Tickets.delete', { as, params: { id } });
    expect(deleted.body.data).toBeNull();
    expect((await server.call('v1Tickets.get', { as, params: { id } })).status).toBe(404);
  });

  it('show staff the public name of the API key that replied', async () => {
    const { id } = (await create('Traced')).body.data;
    await server.call('v1Tickets.reply', { as, params: { id }, body: { message: 'On its way.' } });
    const seen = await server.call('tickets.get', { as: server.acme.agent, params: { id } });
    expect(seen.body.messages.at(-1)).toMatchObject({
      message: 'On its way.',
      senderName: 'Shop',
      authorType: 'staff',
    });
    const { org } = server.acme;
    const replied = org.from('events').where('name', 'ticket.replied').orderBy('seq', 'desc');
    const event = await org.first<{ payload: string }>(replied.limit(1).select('payload'));
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({
      ticket: { id },
      actor: { type: 'staff', name: 'Shop' },
    });
  });

  it('are listed in pages, with the total', async () => {
    for (const subject of ['One', 'Two', 'Three']) {
      await create(subject, { customerEmail: 'pages@example.com' });
    }
    const query = { customerEmail: 'Pages@example.com', limit: 2, offset: 1 };
    const page = await server.call('v1Tickets.list', { as, query });
    expect(page.body.data.map(({ subject }) => subject)).toEqual(['Two', 'One']);
    expect(page.body.pagination).toEqual({ limit: 2, offset: 1, total: 3 });
  });

  it('are listed by status and priority, alone and combined, with the total', async () => {
    const customerEmail = 'filters@example.com';
    for (const priority of ['urgent', 'low', 'urgent']) {
      const { id } = (await create(`F ${priority}`, { customerEmail, priority })).body.data;
      const body = { status: 'closed' };
      if (priority === 'low') await server.call('v1Tickets.update', { as, params: { id }, body });
    }
    const listed = async (query: Record<string, string>) => {
      const { body } = await server.call('v1Tickets.list', { as, query });
      expect(body.pagination.total, JSON.stringify(query)).toBe(body.data.length);
      return body.data.map(({ subject }) => subject);
    };
    expect(await listed({ priority: 'urgent' })).toEqual(['F urgent', 'F urgent']);
    expect(await listed({ priority: 'low', customerEmail })).toEqual(['F low']);
    expect(await listed({ status: 'closed' })).toEqual(['F low']);
    expect(await listed({ status: 'closed', priority: 'urgent' })).toEqual([]);
    expect((await listed({})).length).toBeGreaterThan(3);
  });

  it('can be changed only with the newest version', async () => {
    const { id } = (await create('Versions')).body.data;
    const read = await server.call('v1Tickets.get', { as, params: { id } });
    const change = (etag: string | null, status: string) =>
      server.call('v1Tickets.update', {
        as,
        params: { id },
        body: { status },
        headers: { 'if-match': etag ?? '' },
      });
    const first = await change(read.headers.get('etag'), 'in_progress');
    expect(first.status).toBe(200);
    expect((await change(read.headers.get('etag'), 'closed')).status).toBe(412);
    expect((await change(first.headers.get('etag'), 'resolved')).status).toBe(200);
  });

  it.each([{ limit: 1e9 }, { limit: -1 }, { limit: 'NaN' }, { offset: 1e12 }, { offset: -1 }])(
    'RL-06: refuse a page of %j',
    async (query) => {
      const answer = await server.call('v1Tickets.list', { as, query: query as never });
      expect(answer.status).toBe(400);
    },
  );

  it('IN-07: are created once, even if the same idempotency key is sent concurrently', async () => {
    const headers = { 'idempotency-key': 'order-4711' };
    const body = { subject: 'Order 4711', description: 'Lost', customerEmail: 'once@example.com' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => server.call('v1Tickets.create', { as, body, headers })),
    );
    const ids = answers.filter(({ status }) => status === 201).map((one) => one.body.data.id);
    expect(new Set(ids).size).toBe(1);
    const found = await server.call('v1Tickets.list', {
      as,
      query: { customerEmail: 'once@example.com' },
    });
    expect(found.body.pagination.total).toBe(1);
    const other = await server.call('v1Tickets.create', {
      as,
      body: { ...body, subject: 'Another' },
      headers,
    });
    expect(other.status).toBe(422);
  });

  it('return 304 while nothing has changed', async () => {
    const { id } = (await create('Polled')).body.data;
    await server.drain();
    const first = await server.call('v1Tickets.get', { as, params: { id } });
    const again = await server.call('v1Tickets.get', {
      as,
      params: { id },
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});

describe('contact forms in the public API', () => {
  it('store a submission under the fields of the form', async () => {
    const sent = await server.call('v1ContactForms.submit', {
      as,
      params: { formId: server.acme.formId },
      body: { customerName: 'Ada', customerEmail: 'ada@example.com', message: 'Where is it?' },
    });
    expect(sent.status).toBe(201);
    const found = await server.call('v1Tickets.list', {
      as,
      query: { customerEmail: 'ada@example.com', limit: 1 },
    });
    expect(found.body.data[0]).toMatchObject({
      ticketNumber: sent.body.data.ticketNumber,
      customerName: 'Ada',
      description: 'Where is it?',
    });
  });

  it('are listed, changed and deleted', async () => {
    const listed = await server.call('v1ContactForms.list', { as });
    expect(listed.body.pagination).toEqual({ limit: 50, offset: 0, total: 1 });
    const formId = listed.body.data[0]?.id ?? '';
    const changed = await server.call('v1ContactForms.update', {
      as,
      params: { formId },
      body: { isActive: false },
    });
    expect(changed.body.data.isActive).toBe(false);
    const refused = await server.call('v1ContactForms.submit', {
      as,
      params: { formId },
      body: { customerEmail: 'ada@example.com', message: 'Hello?' },
    });
    expect(refused.error.message).toBe(
      "The contact form you're looking for doesn't exist or is not available.",
    );
    const deleted = await server.call('v1ContactForms.delete', { as, params: { formId } });
    expect(deleted.status).toBe(200);
  });
});
