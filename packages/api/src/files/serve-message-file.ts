import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import { isClosed } from '../auth/store/organizations.ts';
import type { Config, S3Place } from '../config.ts';
import type { MessageFileRow } from '../database/rows/files.ts';
import { matches } from '../http/answers/etag.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { ServerContext } from '../server-context.ts';
import { presignedAddress } from '../stored-files/in-s3.ts';
import { isShown, unknownType } from '../stored-files/kind.ts';
import { readFileToken } from '../stored-files/link.ts';
import { type ByteRange, byteRange } from '../stored-files/range.ts';
import { findMessageFile, findPublishedFile, isThere } from '../stored-files/read/message-files.ts';
import { storageOf } from '../stored-files/storage.ts';

const nothingHere = () => notFound('File not found');

/** `/files/{token}/{name}`: a file of a message, with a signed link that is still valid. */
export async function serveMessageFile(
  { config, database }: ServerContext,
  context: Context,
  token: string,
): Promise<void> {
  const named = readFileToken(config, token);
  if (!named) throw nothingHere();
  if (named.isOver) {
    throw new Refusal(410, 'This link has expired. Please reload the page.', 'token_invalid');
  }
  if (await isClosed(database.directory, named.organizationId)) throw nothingHere();
  const org = database.org(named.organizationId);
  const file = await findMessageFile(org, named.id);
  if (!file?.message_id) throw nothingHere();
  // Files in spam or the trash need a link that was created for reading there.
  if (named.reader === 'message' && !(await isThere(org, file.message_id))) throw nothingHere();
  const isSaved = !isShown(file.type) || context.query.download !== undefined;
  await serve(config, context, file, { isSaved, caching: 'private, max-age=1800' });
}

/** `/files/{organization}/{id}`: a file of an article, for everyone, as long as the article is published and has the file. */
export async function serveArticleFile(
  { config, database }: ServerContext,
  context: Context,
  organizationId: string,
  id: string,
): Promise<void> {
  if (await isClosed(database.directory, organizationId)) throw nothingHere();
  const file = await findPublishedFile(database.org(organizationId), id);
  if (!file) throw nothingHere();
  // Revalidated each time, because the article may have been unpublished.
  await serve(config, context, file, { isSaved: true, caching: 'no-cache' });
}

interface Serving {
  /** Whether the browser saves it rather than showing it. */
  isSaved: boolean;
  caching: string;
}

async function serve(
  config: Config,
  context: Context,
  file: MessageFileRow,
  { isSaved, caching }: Serving,
): Promise<void> {
  const { organization_id: organizationId } = file;
  if (file.verdict === 'pending') {
    const sentence = 'This file is being checked for viruses. Please try again in a moment.';
    throw new Refusal(503, sentence, 'unavailable', { retryAfter: 10 });
  }
  if (file.verdict === 'infected') {
    throw new Refusal(403, "A virus was found in this file. It can't be opened.", 'file_infected');
  }
  const etag = `"${file.sha256}"`;
  const size = Number(file.size);
  const isKept = matches(context.get('If-None-Match'), etag);
  const range = isKept ? null : byteRange(context.get('Range'), size);
  const isSent = !isKept && range !== 'unsatisfiable' && context.method !== 'HEAD';
  if (isSent && isSaved && sendOn(config)) {
    // ASCII only, because the name is part of a URL and sent by an unknown storage.
    context.attachment(file.name, { fallback: file.name.replace(/[^ -~]/g, '_') });
    const disposition = context.response.get('Content-Disposition');
    context.remove('Content-Disposition');
    const said = { type: typeOf(file.type), disposition };
    context.set(
      'Location',
      await presignedAddress(config.filesPlace, organizationId, file.sha256, said),
    );
    context.set('Cache-Control', 'private, no-store');
    context.set('Referrer-Policy', 'no-referrer');
    context.status = 302;
    context.body = '';
    return;
  }
  // Before any header of the file is set, so an error response has none of them.
  const content = isSent
    ? await storageOf(config).read(organizationId, file.sha256, range ?? undefined)
    : undefined;
  if (content === null) throw nothingHere();
  context.attachment(file.name, { type: isSaved ? 'attachment' : 'inline' });
  context.set('Content-Security-Policy', "sandbox; default-src 'none'");
  context.set('X-Content-Type-Options', 'nosniff');
  context.set('Cross-Origin-Resource-Policy', 'cross-origin');
  context.set('Referrer-Policy', 'no-referrer');
  context.set('Cache-Control', caching);
  context.set('Accept-Ranges', 'bytes');
  context.set('ETag', etag);
  if (isKept) context.status = 304;
  else send(context, typeOf(file.type), size, range, content);
}

/**
 * Whether downloads are redirected to the bucket. Files shown in the browser never are: there they would have no sandbox and no
 * nosniff, and the policies of our pages allow nothing from there. Neither are files that may not be in the bucket yet.
 */
const sendOn = (config: Config): config is Config & { filesPlace: S3Place } =>
  config.filesPresigned && config.filesPlace !== 'disk' && config.filesMoveFrom === null;

/** The type sent to browsers, whatever the row contains. */
function typeOf(type: string): string {
  if (type === 'text/plain') return 'text/plain; charset=utf-8';
  return isShown(type) || type === 'application/zip' ? type : unknownType;
}

function send(
  context: Context,
  type: string,
  size: number,
  range: ByteRange | 'unsatisfiable' | null,
  content: Readable | undefined,
) {
  if (range === 'unsatisfiable') {
    context.status = 416;
    context.set('Content-Range', `bytes */${size}`);
    context.body = '';
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  context.status = range ? 206 : 200;
  if (range) context.set('Content-Range', `bytes ${start}-${end}/${size}`);
  if (content) {
    // Closes the connection, so an interrupted file doesn't look complete.
    content.once('error', () => context.res.destroy());
    context.body = content;
  }
  // Setting a stream as the body clears both.
  context.set('Content-Type', type);
  context.length = end - start + 1;
}
