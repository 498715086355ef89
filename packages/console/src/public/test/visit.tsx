import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

type Answer = { status?: number; body: unknown };
export type Sent = { method: string; path: string; headers: Headers; body: unknown };

export const organization = {
  id: 'org-1',
  name: 'Northwind Coffee',
  subdomain: 'demo',
  logoUrl: null,
  primaryColor: '#3B82F6',
};

/** Opens a visitor page at an address, with a server that answers by `METHOD /path`; returns the requests made. */
export function visit(
  page: () => ReactNode,
  { route, at, answers }: { route: string; at: string; answers: Record<string, Answer> },
): { sent: Sent[]; address: () => string } {
  const sent: Sent[] = [];
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit) => {
    const path = new URL(String(input)).pathname;
    const method = init.method ?? 'GET';
    sent.push({
      method,
      path,
      headers: new Headers(init.headers),
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    });
    const answer = answers[`${method} ${path}`] ?? {
      status: 404,
      body: { message: 'Not found', code: 'not_found', requestId: 'r' },
    };
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });

  const root = createRootRoute();
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({
    history,
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: route, component: page }),
    ]),
  });
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { sent, address: () => history.location.href };
}
