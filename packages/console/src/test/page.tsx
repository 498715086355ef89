import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createCache, readKey } from '../data/cache.ts';
import type { CurrentUser } from '../data/session.ts';
import { draw } from './harness.tsx';

/** Renders a page for a signed-in user, at / or at this address, with only these other paths existing. */
export function drawPage(
  page: () => ReactNode,
  user: CurrentUser,
  { at = '/', paths = [] }: { at?: string; paths?: readonly string[] } = {},
) {
  const root = createRootRoute({ component: Outlet });
  const start = createRoute({ getParentRoute: () => root, path: '/', component: page });
  const others = paths.map((path) => createRoute({ getParentRoute: () => root, path }));
  const router = createRouter({
    routeTree: root.addChildren([start, ...others]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  const client = createCache();
  client.setQueryData(readKey('auth.user'), user);
  return { router, ...draw(<RouterProvider router={router as never} />, client) };
}
