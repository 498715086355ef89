import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { createForm, updateForm } from './store/forms.ts';

let server: TestServer;
let own: string;
let open: string;

const field = { id: 'a', name: 'topic', label: 'Topic', type: 'text', required: true } as const;
const shop = 'https://shop.example';

beforeAll(async () => {
  server = await startTestServer();
  const make = (name: string, settings = {}) =>
    createForm(server.acme.org, { name, title: name, fields: [field], settings });
  open = await make('Open');
  own = await make('Own', { allowedDomains: ['shop.example'] });
  // The first load on another site is recorded, which changes the organization's revision.
  await ask('acme', open, shop);
});
afterAll(() => server.stop());

async function ask(org: string, formId: string, site?: string, headers = {}) {
  const origin: Record<string, string> = site ? { origin: site } : {};
  const answer = await server.call('widget.form', {
    params: { formId },
    query: { org },
    headers: { ...origin, ...headers },
  });
  return { status: answer.status, body: answer.body, etag: answer.headers.get('etag') };
}
const anew = { 'cache-control': 'no-cache' };

/** How often the organization's tables are read during this work. */
async function readsDuring(work: () => Promise<unknown>) {
  const spy = vi.spyOn(server.acme.org, 'first');
  await work();
  const { length } = spy.mock.calls;
  spy.mockRestore();
  return length;
}

test('a form is read once while nothing changes, for all visitors', async () => {
  await ask('acme', open);
  expect(await readsDuring(() => ask('acme', open))).toBe(0);
  expect(await readsDuring(() => ask('acme', open, undefined, anew))).toBeGreaterThan(0);
});

test('the cached form equals the fresh one for every organization, form and site', async () => {
  const all = ['acme', 'globex'].flatMap((org) =>
    ['default', open, own, server.globex.formId].flatMap((formId) =>
      [undefined, shop, 'https://other.example', server.url].map((site) => ({ org, formId, site })),
    ),
  );
  const answers = async (headers = {}) => {
    const found = [];
    for (const { org, formId, site } of all)
      found.push({ org, formId, site, ...(await ask(org, formId, site, headers)) });
    return found;
  };
  const made = await answers(anew);
  expect(new Set(made.map(({ body }) => JSON.stringify(body))).size).toBeGreaterThan(5);
  // Fills the cache in a different order from the one used next.
  all.reverse();
  await answers();
  all.reverse();
  const plain = (list: typeof made) =>
    list.map((one) => ({ ...one, body: one.status === 200 ? one.body : one.status }));
  expect(plain(await answers())).toEqual(plain(made));
});

test('a change of the form or the organization is visible at once', async () => {
  await ask('acme', open);
  await updateForm(server.acme.org, open, { title: 'Changed' }, null);
  expect((await ask('acme', open)).body.title).toBe('Changed');
  await server.acme.org.write((tx) => tx.update('organizations', {}, { name: 'Acme & Sons' }));
  expect((await ask('acme', open)).body.organization.name).toBe('Acme & Sons');
  await updateForm(server.acme.org, open, { isActive: false }, null);
  expect((await ask('acme', open)).status).toBe(404);
  await updateForm(server.acme.org, open, { isActive: true }, null);
});

test('an unchanged form returns 304, even after unrelated changes', async () => {
  const { etag } = await ask('acme', open);
  const known = { 'if-none-match': etag ?? '' };
  expect((await ask('acme', open, undefined, known)).status).toBe(304);
  await server.acme.org.write((tx) => tx.add('tickets.open', 1));
  expect((await ask('acme', open, undefined, known)).status).toBe(304);
  expect((await ask('acme', open, undefined, known)).status).toBe(304);
});
