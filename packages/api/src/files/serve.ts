import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Context } from 'koa';
import type { FileRow } from '../database/rows/help.ts';
import { matches } from '../http/answers/etag.ts';
import { notFound } from '../refusal.ts';
import type { ServerContext } from '../server-context.ts';
import { storageOf } from '../stored-files/storage.ts';
import { drawSmall } from './picture.ts';
import { serveArticleFile, serveMessageFile } from './serve-message-file.ts';
import { findFile } from './store/pictures.ts';

const nothingHere = () => notFound('File not found');

/** Reads a picture from the database until it has been moved to the file storage. */
async function contentOf({ config }: ServerContext, organizationId: string, file: FileRow) {
  if (file.bytes.length > 0) return Buffer.from(file.bytes);
  return storageOf(config).read(organizationId, file.sha256 ?? '');
}

const bytesOf = async (content: Buffer | Readable) =>
  Buffer.isBuffer(content) ? content : buffer(content);

/**
 * `/files/{organization}/{name}`: pictures of the organization, for any site to embed. They never change; as stored (`.webp`) or
 * small for emails (`.png`). Also files of an article or a message.
 */
export function serveFiles(server: ServerContext) {
  return async (context: Context) => {
    context.state.operation = 'files';
    const { organization = '', name = '' } = (
      context as Context & { params: Record<string, string> }
    ).params;
    // Ids have no dots, tokens do.
    if (organization.includes('.')) return serveMessageFile(server, context, organization);
    if (/^[\w-]{1,64}$/.test(organization) && /^[\w-]{1,64}$/.test(name)) {
      return serveArticleFile(server, context, organization, name);
    }
    const [, kept = '', ending = ''] = /^([\w-]{1,64})\.(webp|png)$/.exec(name) ?? [];
    const isName = /^[\w-]{1,64}$/.test(organization) && kept !== '';
    const org = isName ? server.database.org(organization) : null;
    const file = org ? await findFile(org, `${kept}.webp`) : undefined;
    if (!file) throw nothingHere();
    const etag = `"${name}"`;
    const isKept = matches(context.get('If-None-Match'), etag);
    // Before any header is set, so an error response has none of them.
    const stored = isKept ? null : await contentOf(server, organization, file);
    if (!isKept && !stored) throw nothingHere();
    const isPng = ending === 'png';
    const content = stored && isPng ? await drawSmall(await bytesOf(stored)) : stored;
    context.set('ETag', etag);
    context.set('Cache-Control', 'public, max-age=31536000, immutable');
    context.set('Content-Disposition', `inline; filename="image.${ending}"`);
    context.set('Content-Security-Policy', "default-src 'none'; sandbox");
    context.set('Cross-Origin-Resource-Policy', 'cross-origin');
    context.type = isPng ? 'image/png' : file.type;
    context.status = 200;
    if (isKept) context.status = 304;
    else context.body = content;
    if (!isKept && !isPng) context.length = Number(file.size);
  };
}
