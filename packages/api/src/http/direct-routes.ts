import type { Context } from 'koa';

type Handle = (context: Context) => Promise<void>;

interface Route {
  segments: readonly string[];
  handle: Handle;
}

export interface FoundRoute {
  handle: Handle;
  params: Record<string, string>;
}

/** Characters that a router reads without unescaping. */
const plain = /^[\w.~-]+$/;
const isParam = (segment: string) => segment.startsWith('{');

/**
 * Finds an operation by its path as written in the contract. Trying patterns one by one takes longer than most handlers.
 * Paths in any other notation (other case, escapes, a trailing slash) are left to a router.
 */
export function directRoutes() {
  const fixed = new Map<string, FoundRoute>();
  const withParams = new Map<string, Route[]>();

  function find(method: string, path: string): FoundRoute | undefined {
    const known = fixed.get(`${method} ${path}`);
    if (known) return known;
    const segments = path.split('/');
    for (const route of withParams.get(roomOf(method, segments)) ?? []) {
      if (!matches(route, segments)) continue;
      const params: Record<string, string> = {};
      for (const [at, name] of route.segments.entries()) {
        if (!isParam(name)) continue;
        const value = segments[at] ?? '';
        if (!plain.test(value)) return undefined;
        params[name.slice(1, -1)] = value;
      }
      return { handle: route.handle, params };
    }
    return undefined;
  }

  return {
    find,
    /** If several routes match a path, the first one added wins, as in a router. */
    add(method: string, path: string, handle: Handle) {
      const segments = path.split('/');
      if (!segments.some(isParam)) {
        if (!find(method, path))
          fixed.set(`${method} ${path}`, { handle, params: Object.freeze({}) });
        return;
      }
      const room = roomOf(method, segments);
      withParams.set(room, [...(withParams.get(room) ?? []), { segments, handle }]);
    },
  };
}

/** The contract's paths begin with two fixed segments, `/api/tickets`. */
const roomOf = (method: string, segments: readonly string[]) =>
  `${method} ${segments.length} ${segments[1]} ${segments[2]}`;

function matches({ segments }: Route, given: readonly string[]) {
  for (let at = 3; at < segments.length; at += 1) {
    const wanted = segments[at] ?? '';
    if (!isParam(wanted) && wanted !== given[at]) return false;
  }
  return true;
}
