import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepShell } from './keep-shell.ts';

const pageOf = (release: string) =>
  `<meta name="helpdesk-release" content="${release}" /><script src="/assets/head-1.js"></script>
  <link rel="icon" href="/favicon.svg" /><link rel="apple-touch-icon" href="/touch.png" />`;

/** The stored files, by the name of the cache. */
let kept: Map<string, string[]>;
let isFull: boolean;
let asked: number;
let served: Response;
const register = vi.fn(async (_path: string) => {});

beforeEach(() => {
  [kept, isFull, asked, served] = [new Map(), false, 0, new Response(pageOf('r1'))];
  document.head.innerHTML = '<meta name="helpdesk-release" content="r1" />';
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return served;
  });
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      if (!kept.has(name)) kept.set(name, []);
      const files = kept.get(name) ?? [];
      return {
        match: async (path: string) => (files.includes(path) ? new Response() : undefined),
        put: async (path: string) => files.push(path),
        addAll: async (paths: string[]) => {
          if (isFull) throw new DOMException('Full', 'QuotaExceededError');
          files.push(...paths);
        },
      };
    },
  });
});
afterEach(() => {
  register.mockClear();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

test('stores the complete console, its page last, and removes older releases', async () => {
  kept.set('helpdesk-shell-r0', ['/']);
  kept.set('of somebody else', []);
  await keepShell(['/assets/a-2.js', '/assets/head-1.js']);
  expect(register).toHaveBeenCalledExactlyOnceWith('/worker.js');
  const files = ['/assets/head-1.js', '/assets/a-2.js', '/'];
  expect([...kept]).toEqual([
    ['of somebody else', []],
    ['helpdesk-shell-r1', files],
  ]);
});

test('does not fetch a complete release again', async () => {
  await keepShell([]);
  await keepShell([]);
  expect(asked).toBe(1);
});

test.each([
  ['has a newer release', () => new Response(pageOf('r2'))],
  ['answers with an error', () => new Response(pageOf('r1'), { status: 503 })],
  [
    'leads elsewhere',
    () => Object.defineProperty(new Response(pageOf('r1')), 'redirected', { value: true }),
  ],
])('stores nothing and keeps the existing cache if the server %s', async (_, answer) => {
  served = answer();
  kept.set('helpdesk-shell-r0', ['/']);
  await keepShell(['/assets/a-2.js']);
  expect([...kept]).toEqual([['helpdesk-shell-r0', ['/']]]);
});

test('keeps the existing cache if the disk is full, without an error', async () => {
  isFull = true;
  kept.set('helpdesk-shell-r0', ['/']);
  await keepShell(['/assets/a-2.js']);
  expect(kept.get('helpdesk-shell-r0')).toEqual(['/']);
  expect(kept.get('helpdesk-shell-r1')).toEqual([]);
});

test('stores nothing in development, on a custom domain and without service workers', async () => {
  document.head.innerHTML = '';
  await keepShell([]);
  document.head.innerHTML =
    '<meta name="helpdesk-release" content="r1" /><meta name="helpdesk-organization" content="acme" />';
  await keepShell([]);
  document.head.innerHTML = '<meta name="helpdesk-release" content="r1" />';
  vi.stubGlobal('navigator', {});
  await keepShell([]);
  expect(register).not.toHaveBeenCalled();
  expect(kept.size).toBe(0);
});
