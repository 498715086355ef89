import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import { basePath } from '../data/organization-address.ts';
import { authToken } from '../data/signing-in/auth-token.ts';
import { later } from '../ui/later.tsx';
import { LoadingScreen } from '../ui/Spinner.tsx';
import { CrashPage } from './CrashPage.tsx';
import { MemberArea } from './MemberArea.tsx';
import { formerPaths, memberPages, openPages, type Page } from './pages.ts';

const NotFoundPage = later(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);

const NotFound = () => (
  <Suspense fallback={<LoadingScreen />}>
    <NotFoundPage />
  </Suspense>
);

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: Pick<Page, 'path' | 'title' | 'subtitle' | 'permission' | 'denied'>;
  }
  interface HistoryState {
    /** Whether a page outside the settings was opened from their list. */
    isInSettings?: boolean;
  }
}

/**
 * The routes of this window. Under /org/{subdomain} the router has that as its base path, so internal links keep the
 * prefix without adding it themselves; public pages exist only at the root.
 */
export function createAppRouter(base = basePath()) {
  const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });
  const members = createRoute({ getParentRoute: () => root, id: 'members', component: MemberArea });
  const inOrganization = base !== '/';

  const memberRoutes = memberPages.flatMap((page) => {
    const paths = page.path === '/' && inOrganization ? ['/', '/dashboard'] : [page.path];
    return paths.map((path) =>
      createRoute({
        getParentRoute: () => members,
        path,
        component: memberScreen(page.load),
        ...naming(page),
      }),
    );
  });
  // Under an organization's prefix the dashboard has that address.
  const former = Object.entries(formerPaths).filter(
    ([path]) => !inOrganization || path !== '/dashboard',
  );
  const formerRoutes = former.map(([path, to]) =>
    createRoute({
      getParentRoute: () => members,
      path,
      beforeLoad: ({ location: { search, hash } }) => {
        throw redirect({ to, search: search as never, hash, replace: true });
      },
    }),
  );
  const openRoutes = (inOrganization ? [] : openPages).map((page) =>
    createRoute({
      getParentRoute: () => root,
      path: page.path,
      component: lazyRouteComponent(page.load),
      ...naming(page),
    }),
  );

  return createRouter({
    routeTree: root.addChildren([
      members.addChildren([...memberRoutes, ...formerRoutes]),
      ...openRoutes,
    ]),
    basepath: base,
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingComponent: () => <LoadingScreen inline />,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
    scrollToTopSelectors: ['#main'],
    // Search parameters are plain strings: ?q=42 is a string, and addresses stay readable.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: toSearch,
  });
}

/** The name of a page, for its frame and the window title. */
const naming = (page: Pick<Page, 'path' | 'title'>) => ({
  staticData: { page },
  onEnter: () => {
    document.title = `${page.title} · Helpdesk`;
  },
});

/** A screen whose code is prefetched only if the user is signed in: a visitor at the root gets the landing page. */
function memberScreen(load: Page['load']) {
  const screen = lazyRouteComponent(load) as RouteComponent;
  const { preload } = screen;
  screen.preload = async () => {
    if (authToken()) await preload?.();
  };
  return screen;
}

function toSearch(values: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}
