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

/** What a router reads as itself: without escapes. */
const plain = /^[\w.~-]+$/;
const isParam = (segment: string) => segment.startsWith('{');

/**
 * Finds an operation by its path as the contract writes it, without trying patterns in turn, which costs more than most
 * handlers. Paths written in any other way (other case, escapes, a slash at the end) are left to a router.
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
    /** Among routes that match the same path, the first one added wins, as in a router. */
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
