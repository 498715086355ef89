import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('an entry lists the first 50 changes and counts the others, however many', async () => {
  const as = server.acme.admin;
  const queries = Array.from({ length: 300 }, (_, at) => ({ query: `Q${at}`, response: 'Yes.' }));
  const { body } = await server.call('chatbot.import', { as, body: { queries } });
  expect(body.imported).toBe(300);
  const query = { operation: 'chatbot.import' };
  const [entry] = (await server.call('audit.list', { as, query })).body;
  expect(entry?.changes).toHaveLength(50);
  expect(entry?.furtherChanges).toBe(250);
});
