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

type Place = {
  /** The path of the page. */
  path?: string;
  /** The address that is open. */
  at?: string;
  /** The only other paths that exist. */
  paths?: readonly string[];
};

/** Renders a page for a user, or for a visitor, at / or at another path, alone or with some other pages. */
export function drawPage(
  page: () => ReactNode,
  user: CurrentUser | null,
  { path = '/', at = path, paths = [] }: Place = {},
) {
  const root = createRootRoute({ component: Outlet });
  const start = createRoute({ getParentRoute: () => root, path, component: page });
  const others = paths.map((one) => createRoute({ getParentRoute: () => root, path: one }));
  const router = createRouter({
    routeTree: root.addChildren([start, ...others]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  const client = createCache();
  client.setQueryData(readKey('auth.user'), user);
  return { router, ...draw(<RouterProvider router={router as never} />, client) };
}
