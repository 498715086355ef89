// Built into /worker.js, the service worker of the console: while the server is unreachable, it serves members' pages
// and their files from this browser's cache (data/offline/keep-shell.ts). It ignores everything else.

import { pathInOrganization } from '../data/organization-address.ts';
import { matchesPath } from '../data/page-path.ts';

/** The paths of members' pages, and of the sign-in page; the build fills them in. */
declare const __PATHS__: readonly string[];
declare function skipWaiting(): Promise<void>;

type Installing = Event & { addRoutes?(rules: readonly object[]): Promise<void> };
type Fetching = Event & { request: Request; respondWith(answer: Promise<Response>): void };

/** Paths that it never handles: browsers with static routes don't even start it for them. */
const past = ['/api/*', '/public/*', '/files/*', '/embed/*', '/widget/*'];

addEventListener('install', (event) => {
  void skipWaiting();
  const rules = past.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' }));
  (event as Installing).addRoutes?.(rules).catch(() => {});
});

addEventListener('fetch', (event) => {
  const { request } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (isMembersPage(request, pathname)) (event as Fetching).respondWith(page(request));
  else if (pathname.startsWith('/assets/')) (event as Fetching).respondWith(file(request));
});

function isMembersPage({ mode, destination }: Request, pathname: string): boolean {
  if (mode !== 'navigate' || destination !== 'document') return false;
  const path = pathInOrganization(pathname);
  const isDashboard = path === '/dashboard' && path !== pathname;
  return isDashboard || __PATHS__.some((known) => matchesPath(known, path));
}

/** The status codes of a proxy that can't reach the server. */
const proxyAlone = new Set([502, 503, 504]);

async function page(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && !proxyAlone.has(answer.status)) return answer;
  return (await kept('/')) ?? answer ?? Response.error();
}

/** A file never changes under its name, so the browser's HTTP cache is used first: the request is repeated unchanged. */
async function file(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer?.ok) return answer;
  return (await kept(request.url)) ?? answer ?? Response.error();
}

const kept = (address: string) => caches.match(address, { ignoreVary: true });
