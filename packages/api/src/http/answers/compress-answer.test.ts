import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  for (let made = 0; made < 20; made += 1) await makeTicket(server.acme);
});
afterAll(() => server.stop());

async function read(path: string, encoding: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, {
    headers: {
      authorization: `Bearer ${server.acme.agent.token}`,
      'accept-encoding': encoding,
      ...headers,
    },
  });
  return { answer, text: await answer.text() };
}

test('compresses a long list for clients that accept it, whether rendered or cached', async () => {
  const plain = await read('/api/tickets', 'identity');
  expect(plain.answer.headers.get('content-encoding')).toBeNull();
  for (const encoding of ['br', 'gzip', 'br', 'gzip']) {
    const { answer, text } = await read('/api/tickets', encoding);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(plain.text.length / 4);
    expect(text).toBe(plain.text);
  }
});

test("answers 304 to a client with the list, and doesn't compress a short answer", async () => {
  const { answer } = await read('/api/tickets', 'gzip');
  const again = await read('/api/tickets', 'gzip', {
    'if-none-match': answer.headers.get('etag') ?? '',
  });
  expect(again.answer.status).toBe(304);
  const counts = await read('/api/dashboard/counts', 'gzip');
  expect(counts.answer.headers.get('content-encoding')).toBeNull();
});
