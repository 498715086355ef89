import type { MockedAnswers } from '@helpdesk/sdk/testing';
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
import { answerOperations } from '../../test/operations.ts';

export const organization = {
  id: 'org-1',
  name: 'Northwind Coffee',
  subdomain: 'demo',
  logoUrl: null,
  primaryColor: '#3B82F6',
  languages: ['en' as const],
};

/** Opens a visitor page at an address, with a server that answers by operation; returns the calls made. */
export function visit(
  page: () => ReactNode,
  { route, at, answers }: { route: string; at: string; answers: MockedAnswers },
) {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('scrollTo', () => {});
  const sent = answerOperations(answers);
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
