import Router from '@koa/router';
import type { Context, Middleware, Next } from 'koa';

/**
 * One small router for each section of the contract (`/api/tickets`, `/api/public/org` …): a router tries its routes
 * one after the other, and with a hundred routes that costs more than most handlers.
 */
export function roomRouters() {
  const rooms = new Map<string, ((router: Router) => void)[]>();
  const routers = new Map<string, Middleware>();

  /** Made when first needed: most requests never come here, and making all patterns takes 10 ms of a start. */
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

/** Two segments of the path, three where the first two are shared by several sections. */
function roomOf(path: string): string {
  const [, api = '', first = '', second = ''] = path.split('/', 4);
  const isShared = first === 'public' || first === 'v1';
  return isShared ? `/${api}/${first}/${second}` : `/${api}/${first}`;
}
