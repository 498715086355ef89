import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Answer = Promise<Response> | undefined;
type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();
const origin = window.location.origin;
/** What this browser keeps, by address. */
let kept: Record<string, string>;
/** What the server answers; null: it is away. */
let answered: Response | null;

beforeEach(async () => {
  kept = { '/': 'the console', [`${origin}/assets/a-1.js`]: 'its code' };
  answered = null;
  listeners.clear();
  vi.resetModules();
  vi.stubGlobal('__PATHS__', ['/', '/tickets', '/tickets/$id', '/login']);
  vi.stubGlobal('skipWaiting', vi.fn());
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) =>
    listeners.set(name, listener),
  );
  vi.stubGlobal('caches', {
    match: async (address: string) =>
      kept[address] === undefined ? undefined : new Response(kept[address]),
  });
  vi.stubGlobal('fetch', async () => answered ?? Promise.reject(new TypeError('away')));
  await import('./worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** What the worker answers to a request; undefined: it leaves it to the browser. */
function ask(path: string, more: object = {}): Answer {
  let answer: Answer;
  const request = { method: 'GET', mode: 'navigate', destination: 'document', ...more };
  const url = path.startsWith('http') ? path : origin + path;
  listeners.get('fetch')?.({
    request: { ...request, url },
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  return answer;
}
const text = async (answer: Answer) => (await answer)?.text();
const asFile = { mode: 'cors', destination: 'script' };

test('while the server is away, pages of members come from this browser', async () => {
  for (const path of [
    '/',
    '/tickets',
    '/tickets/9f1c',
    '/org/acme/tickets',
    '/org/acme',
    '/login',
  ]) {
    expect(await text(ask(path)), path).toBe('the console');
  }
  expect(await text(ask('/org/acme/dashboard'))).toBe('the console');
  expect(await text(ask('/assets/a-1.js', asFile))).toBe('its code');
});

test('pages of visitors, the API, frames, changes and other sites go past it', () => {
  const visitors = [
    '/public/contact',
    '/public/help',
    '/public/ticket',
    '/embed/form/1',
    '/signup',
  ];
  for (const path of [...visitors, '/api/auth/user', '/widget.js', '/files/o1/a', '/dashboard']) {
    expect(ask(path), path).toBeUndefined();
  }
  expect(ask('/tickets', { destination: 'iframe' })).toBeUndefined();
  expect(ask('/tickets', { mode: 'cors', destination: '' })).toBeUndefined();
  expect(ask('/tickets', { method: 'POST' })).toBeUndefined();
  expect(ask('https://shop.example/assets/a-1.js', asFile)).toBeUndefined();
});

test('the server is asked first, and its answer is the page: also a newer release or a refusal', async () => {
  answered = new Response('newer');
  expect(await text(ask('/tickets'))).toBe('newer');
  answered = new Response('no', { status: 500 });
  expect(await text(ask('/tickets'))).toBe('no');
  answered = new Response('the code of the server');
  expect(await text(ask('/assets/a-1.js', asFile))).toBe('the code of the server');
});

test('a proxy that answers alone is a server that is away', async () => {
  for (const status of [502, 503, 504]) {
    answered = new Response('Bad Gateway', { status });
    expect(await text(ask('/tickets'))).toBe('the console');
  }
});

test('a file that a newer release has not any more comes from this browser', async () => {
  answered = new Response('', { status: 404 });
  expect(await text(ask('/assets/a-1.js', asFile))).toBe('its code');
  expect((await ask('/assets/other-2.js', asFile))?.status).toBe(404);
});

test('where nothing is kept, the browser says that the server is away', async () => {
  kept = {};
  expect((await ask('/tickets'))?.type).toBe('error');
});

test('calls of the API do not even start it, where a browser knows such rules', () => {
  const addRoutes = vi.fn(async (_rules: object[]) => {});
  listeners.get('install')?.({ addRoutes });
  const rules = addRoutes.mock.calls[0]?.[0];
  expect(rules).toContainEqual({ condition: { urlPattern: '/api/*' }, source: 'network' });
  // Others need none.
  listeners.get('install')?.({});
});
