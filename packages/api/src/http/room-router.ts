import Router from '@koa/router';
import type { Context, Middleware, Next } from 'koa';

/**
 * One small router for each section of the contract (`/api/tickets`, `/api/public/org` …): a router tries its routes
 * one after the other, and with a hundred routes that costs more than most handlers.
 */
export function roomRouters() {
  const routers = new Map<string, { router: Router; routes?: Middleware }>();
  return {
    /** The router for a path of the contract. */
    for(path: string): Router {
      const room = roomOf(path);
      const known = routers.get(room) ?? { router: new Router() };
      routers.set(room, known);
      return known.router;
    },
    routes(): Middleware {
      for (const one of routers.values()) one.routes = one.router.routes() as Middleware;
      return (context: Context, next: Next) => {
        const routes = routers.get(roomOf(context.path))?.routes;
        return routes ? routes(context as never, next) : next();
      };
    },
  };
}

/** Two segments of the path, three where the first two are shared by several sections. */
function roomOf(path: string): string {
  const [, api = '', first = '', second = ''] = path.split('/', 4);
  const isShared = first === 'public' || first === 'v1';
  return isShared ? `/${api}/${first}/${second}` : `/${api}/${first}`;
}
