import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Refused {
  message: string;
  code: string;
  errors: { field: string; code: string }[];
  moreErrors?: number;
}

async function post(path: string, text: string) {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${server.acme.admin.token}`,
  };
  const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: text });
  const body = await answer.text();
  return { status: answer.status, length: body.length, body: JSON.parse(body) as Refused };
}

const unknown = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, 1])));

test('a response lists at most 20 errors, and the number of further ones', async () => {
  const { status, length, body } = await post('/api/auth/login', unknown(40_000));
  expect(status).toBe(400);
  expect(body.errors).toHaveLength(20);
  expect(body.errors[0]).toMatchObject({ field: 'email', code: 'required', message: body.message });
  // Both required fields are missing too.
  expect(body.moreErrors).toBe(40_002 - 20);
  expect(length).toBeLessThan(4_000);
});

test('a response that lists all errors has no number of further ones', async () => {
  const { body } = await post('/api/auth/login', unknown(18));
  expect(body.errors).toHaveLength(20);
  expect(body).not.toHaveProperty('moreErrors');
});

test('the same limit applies to errors that a feature finds', async () => {
  const fields = Array.from({ length: 30 }, (_, at) => ({
    id: `f${at}`,
    name: `f${at}`,
    label: 'Color',
    type: 'select',
    required: false,
    options: [],
  }));
  const form = { name: 'Colors', title: 'Colors', fields };
  const { status, body } = await post('/api/contact-forms', JSON.stringify(form));
  expect(status).toBe(400);
  expect(body.errors).toHaveLength(20);
  expect(body.moreErrors).toBe(10);
});

test('a list that is too long is refused before its items are validated', async () => {
  const article = { title: 'Tea', slug: 'tea', content: 'Tea', tags: Array(40_000).fill(1) };
  const { status, body } = await post('/api/help/articles', JSON.stringify(article));
  expect(status).toBe(400);
  expect(body.errors).toEqual([
    { field: 'tags', code: 'maxItems', message: expect.stringContaining('at most') },
  ]);
});

test.each([
  ['items', `{"tags":[${'1,'.repeat(450_000)}1]}`],
  ['empty objects', `{"tags":[${'{},'.repeat(340_000)}{}]}`],
  ['fields', unknown(60_000)],
])('a body with more %s than any operation accepts is refused', async (_name, text) => {
  const { status, body } = await post('/api/help/articles', text);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'malformed_json',
    message: 'This JSON has more than 50,000 values',
  });
});
