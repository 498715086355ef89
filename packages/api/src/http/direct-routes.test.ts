// @module-tag one-engine

import { operations } from '@helpdesk/sdk/contract/operations';
import { expect, test } from 'vitest';
import { directRoutes } from './direct-routes.ts';
import { roomRouters } from './room-router.ts';

const routes = directRoutes();
const routers = roomRouters();
for (const [id, { method, path }] of Object.entries(operations)) {
  routes.add(method, path, async (context) => {
    context.state.found = id;
  });
  routers.add(path, (router) =>
    router.register(path.replace(/\{(\w+)\}/g, ':$1'), [method], (context) => {
      context.state.found = id;
    }),
  );
}

interface Found {
  id: string | null;
  params: Record<string, string>;
}

async function byRouter(method: string, path: string): Promise<Found> {
  const context = { method, path, state: {} as { found?: string }, params: {}, request: {} };
  await routers.route(context as never, async () => {});
  return { id: context.state.found ?? null, params: context.params };
}

async function direct(method: string, path: string): Promise<Found | null> {
  const found = routes.find(method, path);
  if (!found) return null;
  const context = { state: {} as { found?: string } };
  await found.handle(context as never);
  return { id: context.state.found ?? null, params: found.params };
}

const samples = ['a', 'stats', '9f1c3a', 'TK-2026-000042', 'v1.2_x~y'];

test('finds every operation by its path, like the router', async () => {
  for (const { method, path } of Object.values(operations)) {
    for (const sample of samples) {
      const written = path.replace(/\{\w+\}/g, sample);
      const found = await direct(method, written);
      expect(found, `${method} ${written}`).not.toBeNull();
      expect(found).toEqual(await byRouter(method, written));
    }
  }
});

test('uses the first of two routes for a path, like a router', () => {
  const [first, second] = [async () => {}, async () => {}];
  const own = directRoutes();
  own.add('GET', '/api/things/{id}', first);
  own.add('GET', '/api/things/latest', second);
  own.add('POST', '/api/things/latest', second);
  own.add('POST', '/api/things/latest', first);
  expect(own.find('GET', '/api/things/latest')).toMatchObject({
    handle: first,
    params: { id: 'latest' },
  });
  expect(own.find('POST', '/api/things/latest')?.handle).toBe(second);
});

test('leaves paths in other notations to the router', () => {
  for (const path of [
    '/API/tickets',
    '/api/tickets/',
    '/api/tickets/a%20b',
    '/api/tickets/%zz',
    '/api/tickets/ü',
    '/api/tickets//messages',
    '/api',
    '/',
    '/api/nothing',
  ]) {
    expect(routes.find('GET', path), path).toBeUndefined();
  }
  expect(routes.find('HEAD', '/api/tickets')).toBeUndefined();
  expect(routes.find('OPTIONS', '/api/tickets')).toBeUndefined();
});
