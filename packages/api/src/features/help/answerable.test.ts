// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberWith } from '../../test/custom-role.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { articlesOf } from './test-articles.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const articles = articlesOf(server);
  await articles.write({
    title: 'Descale the kettle',
    slug: 'descale',
    content: '<p>To descale the kettle, boil vinegar in it.</p>',
  });
  await articles.write({
    title: 'Secret colours',
    slug: 'secret',
    content: '<p>Painting kettles purple.</p>',
    isPublished: false,
  });
  const { acme, globex } = server;
  const asked = (subject: string, description = 'Please help.') =>
    makeTicket(acme, { subject, description });
  await asked('How do I descale my kettle?');
  await asked('Hello', 'How can I descale the kettle?');
  await asked('Painting kettles purple');
  await asked('Where is my parcel from Norway?');
  await makeTicket(globex, { subject: 'How do I descale my kettle?' });
});
afterAll(() => server.stop());

const report = async (as = server.acme.admin, headers = {}) =>
  (await server.call('help.report', { as, headers })).body.answerable;

test('counts tickets that a published article would answer', async () => {
  expect(await report()).toEqual([
    {
      articleId: expect.any(String),
      title: 'Descale the kettle',
      slug: 'descale',
      count: 2,
      tickets: [
        { id: expect.any(String), ticketNumber: expect.any(String), subject: 'Hello' },
        expect.objectContaining({ subject: 'How do I descale my kettle?' }),
      ],
    },
  ]);
});

test('members without access to all tickets, and keys without tickets, get none', async () => {
  const key = async (permissions: string[]) => {
    const body = { name: permissions.join(), permissions };
    const made = await server.call('apiKeys.create', { as: server.acme.admin, body });
    return { ...server.acme.admin, token: made.body.data.key ?? '' };
  };
  expect(await report(await key(['help:read']))).toEqual([]);
  expect(await report(await key(['help:read', 'tickets:read']))).toHaveLength(1);
  const editor = await memberWith(server, server.acme, [
    'manage_help_center',
    'view_unassigned_tickets',
  ]);
  expect(await report(editor)).toEqual([]);
});
