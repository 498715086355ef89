import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { replyAsCustomer } from '../customer-reply.ts';
import { indexAgain } from './index-again.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('tickets inserted as rows are found by everything in their index, including replies', async () => {
  const { org, agent } = server.acme;
  const found = async (q: string) =>
    (await server.call('search.query', { as: agent, query: { q } })).body.tickets.length;
  const id = await makeTicket(server.acme, { description: 'It quibbles' });
  await replyAsCustomer(org, id, 'The zebracorn hums');
  await org.write((tx) => tx.remove('search_documents', { target_id: id }));
  expect([await found('quibbles'), await found('zebracorn')]).toEqual([0, 0]);
  await org.write((tx) => indexAgain(tx));
  expect([await found('quibbles'), await found('zebracorn')]).toEqual([1, 1]);
});
