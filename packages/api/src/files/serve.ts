import type { Context } from 'koa';
import { matches } from '../http/etag.ts';
import { notFound } from '../refusal.ts';
import type { ServerContext } from '../server-context.ts';
import { findFile } from './store.ts';

/** `/files/{organization}/{name}`: uploaded files, for any site to embed; they never change. */
export function serveFiles(server: ServerContext) {
  return async (context: Context) => {
    context.state.operation = 'files';
    const { organization = '', name = '' } = (
      context as Context & { params: Record<string, string> }
    ).params;
    const isName = /^[\w-]{1,64}$/.test(organization) && /^[\w-]{1,64}\.webp$/.test(name);
    const file = isName ? await findFile(server.database.org(organization), name) : undefined;
    if (!file) throw notFound('There is nothing at this address');
    const etag = `"${name}"`;
    context.set('ETag', etag);
    context.set('Cache-Control', 'public, max-age=31536000, immutable');
    context.set('Content-Disposition', 'inline; filename="image.webp"');
    context.set('Content-Security-Policy', "default-src 'none'; sandbox");
    context.set('Cross-Origin-Resource-Policy', 'cross-origin');
    context.type = file.type;
    context.status = 200;
    if (matches(context.get('If-None-Match'), etag)) context.status = 304;
    else context.body = Buffer.from(file.bytes);
  };
}
