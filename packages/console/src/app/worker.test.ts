import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Answer = Promise<Response> | undefined;
type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();
const origin = window.location.origin;
/** The browser's cache, by address. */
let kept: Record<string, string>;
/** The server's response; null while it's unreachable. */
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

/** Returns the worker's response to a request; undefined if it leaves the request to the browser. */
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

test("serves members' pages from the cache while the server is unreachable", async () => {
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

test('ignores visitor pages, the API, frames, write requests and other sites', () => {
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

test('asks the server first, and returns its response, whether a newer release or an error', async () => {
  answered = new Response('newer');
  expect(await text(ask('/tickets'))).toBe('newer');
  answered = new Response('no', { status: 500 });
  expect(await text(ask('/tickets'))).toBe('no');
  answered = new Response('the code of the server');
  expect(await text(ask('/assets/a-1.js', asFile))).toBe('the code of the server');
});

test("treats a proxy's error page as an unreachable server", async () => {
  for (const status of [502, 503, 504]) {
    answered = new Response('Bad Gateway', { status });
    expect(await text(ask('/tickets'))).toBe('the console');
  }
});

test('serves a file from the cache if a newer release no longer has it', async () => {
  answered = new Response('', { status: 404 });
  expect(await text(ask('/assets/a-1.js', asFile))).toBe('its code');
  expect((await ask('/assets/other-2.js', asFile))?.status).toBe(404);
});

test('returns a network error while the server is unreachable and the cache is empty', async () => {
  kept = {};
  expect((await ask('/tickets'))?.type).toBe('error');
});

test("isn't started for API calls in browsers that support static routes", () => {
  const addRoutes = vi.fn(async (_rules: object[]) => {});
  listeners.get('install')?.({ addRoutes });
  const rules = addRoutes.mock.calls[0]?.[0];
  expect(rules).toContainEqual({ condition: { urlPattern: '/api/*' }, source: 'network' });
  // Browsers without static routes need none.
  listeners.get('install')?.({});
});
