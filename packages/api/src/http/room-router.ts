import Router from '@koa/router';
import type { Context, Middleware, Next } from 'koa';

/**
 * One small router for each section of the contract (`/api/tickets`, `/api/public/org` …): a router tries its routes one
 * after the other, which with a hundred routes takes longer than most handlers.
 */
export function roomRouters() {
  const rooms = new Map<string, ((router: Router) => void)[]>();
  const routers = new Map<string, Middleware>();

  /** Created on first use: most requests never get here, and creating all patterns takes 10 ms at startup. */
  function routerOf(room: string): Middleware | undefined {
    const known = routers.get(room);
    const additions = rooms.get(room);
    if (known || !additions) return known;
    const router = new Router();
    for (const add of additions) add(router);
    const made = router.routes() as Middleware;
    routers.set(room, made);
    return made;
  }

  return {
    /** Adds routes for a path of the contract. */
    add(path: string, addTo: (router: Router) => void) {
      const room = roomOf(path);
      rooms.set(room, [...(rooms.get(room) ?? []), addTo]);
    },
    route(context: Context, next: Next): unknown {
      const router = routerOf(roomOf(context.path));
      return router ? router(context as never, next) : next();
    },
  };
}

/** Two segments of the path, or three if several sections share the first two. */
function roomOf(path: string): string {
  const [, api = '', first = '', second = ''] = path.split('/', 4);
  const isShared = first === 'public' || first === 'v1';
  return isShared ? `/${api}/${first}/${second}` : `/${api}/${first}`;
}
