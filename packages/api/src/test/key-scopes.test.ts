// @module-tag slow

import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { type ApiPermission, apiPermissions } from '@helpdesk/sdk/rules/api-permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTicket } from './factories.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let webhookId: string;
let ticketId: string;

/** A canary for each kind of data, and the scope that lets a key read it. */
const words = {
  ticketword: 'tickets:read',
  // Appears only in form submissions of visitors.
  ipAddress: 'contact_forms:read',
  formword: 'contact_forms:read',
  hookword: 'webhooks:read',
} as const satisfies Record<string, ApiPermission>;

beforeAll(async () => {
  server = await startTestServer();
  const { acme } = server;
  const as = acme.admin;
  ticketId = await makeTicket(acme, { subject: 'A ticketword', description: 'A ticketword' });
  const form = {
    name: 'formword',
    title: 'Title',
    fields: [{ id: 'q', type: 'text', required: false, name: 'q', label: 'Q' }],
  };
  await server.call('contactForms.create', { as, body: form });
  const data = { name: 'V', email: 'v@example.com', subject: 'S', message: 'M' };
  await server.call('widget.submit', {
    body: { formId: acme.formId, org: acme.subdomain, data },
  });
  const hook = { name: 'hookword', url: 'https://hook.example/', events: ['ticket.created'] };
  webhookId = (await server.call('webhooks.create', { as, body: hook })).body.data.id;
});
afterAll(() => server.stop());

const reads = (Object.keys(operations) as OperationId[]).filter(
  (id) =>
    operations[id].method === 'GET' && operations[id].access.some((one) => one.scheme === 'apiKey'),
);

async function keyWith(permissions: readonly ApiPermission[]) {
  const body = { name: 'Key', permissions: [...permissions] };
  const made = await server.call('apiKeys.create', { as: server.acme.admin, body });
  return { token: made.body.data.key };
}

async function wordsReadBy(as: { token: string }, id: OperationId) {
  const params = { id: id.startsWith('v1Tickets') ? ticketId : webhookId };
  const answer = await server.call(id, { as, params });
  const text = JSON.stringify(answer.body);
  return Object.keys(words).filter((word) => text.includes(word));
}

describe('AZ-16: a key can read only what its scopes allow, through every operation', () => {
  test.each(apiPermissions)('with only %s', async (scope) => {
    const as = await keyWith([scope]);
    const allowed = Object.keys(words).filter(
      (word) => words[word as keyof typeof words] === scope,
    );
    for (const id of reads) {
      const beyond = (await wordsReadBy(as, id)).filter((word) => !allowed.includes(word));
      expect(beyond, `${id} with ${scope}`).toEqual([]);
    }
  });

  test('with all scopes, every canary appears somewhere, so the canaries can be found', async () => {
    const as = await keyWith(apiPermissions);
    const read = await Promise.all(reads.map((id) => wordsReadBy(as, id)));
    expect([...new Set(read.flat())].sort()).toEqual(Object.keys(words).sort());
  });

  test('the event log contains an event only if the key has the scope of its noun in addition to webhooks:read', async () => {
    const tickets = await keyWith(['webhooks:read', 'tickets:read']);
    expect(await wordsReadBy(tickets, 'v1.events')).toEqual(['ticketword']);
    const forms = await keyWith(['webhooks:read', 'contact_forms:read']);
    expect(await wordsReadBy(forms, 'v1.events')).toEqual(['ipAddress', 'formword']);
  });
});

describe("AZ-16: a key's webhooks send only what the key can read", () => {
  const hook = { name: 'Shop', url: 'https://shop.example/' };
  const refused = { status: 403, error: { code: 'forbidden', errors: [{ field: 'events' }] } };

  test('it can create webhooks only for events of its scopes', async () => {
    const as = await keyWith(['webhooks:create', 'contact_forms:read']);
    const make = (events: string[]) =>
      server.call('webhooks.create', { as, body: { ...hook, events } });
    for (const event of [
      'ticket.created',
      'ticket.updated',
      'ticket.assigned',
      'ticket.resolved',
      'ticket.snoozed',
      'ticket.unsnoozed',
      'ticket.marked_as_spam',
      'ticket.deleted',
      'ticket.restored',
      'ticket.merged',
      'ticket.unmerged',
      'ticket.linked',
      'ticket.unlinked',
      'message.created',
      'note.created',
      'task.changed',
      'time_entry.changed',
    ]) {
      expect(await make(['contact_form.submitted', event])).toMatchObject(refused);
    }
    expect((await make(['contact_form.submitted'])).status).toBe(201);
    const alone = await keyWith(['webhooks:create']);
    const body = { ...hook, events: ['contact_form.submitted'] };
    expect(await server.call('webhooks.create', { as: alone, body })).toMatchObject(refused);
  });

  test.each([
    ['changes where they go', 'webhooks.update', { url: 'https://else.example/' }],
    ['adds to them', 'webhooks.update', { events: ['ticket.created', 'ticket.resolved'] }],
    ['switches it on', 'webhooks.update', { isActive: true }],
    ['has one sent again', 'webhooks.redeliver', undefined],
  ] as const)('it cannot take over another webhook: %s', async (_what, id, body) => {
    const params = { id: webhookId, deliveryId: 'd' };
    const blind = await keyWith(['webhooks:update', 'webhooks:read']);
    expect(await server.call(id, { as: blind, params, body })).toMatchObject(refused);
    const seeing = await keyWith(['webhooks:update', 'tickets:read']);
    expect((await server.call(id, { as: seeing, params, body })).status).not.toBe(403);
  });

  test('it can still disable a webhook, rename it, and remove events from it', async () => {
    const as = await keyWith(['webhooks:update', 'webhooks:delete', 'contact_forms:read']);
    const events = ['contact_form.submitted', 'ticket.created'];
    const { body: made } = await server.call('webhooks.create', {
      as: server.acme.admin,
      body: { ...hook, events },
    });
    const params = { id: made.data.id };
    for (const body of [{ name: 'Till' }, { isActive: false }, { events: events.slice(0, 1) }]) {
      expect((await server.call('webhooks.update', { as, params, body })).status).toBe(200);
    }
    expect((await server.call('webhooks.delete', { as, params })).status).toBe(200);
  });
});
