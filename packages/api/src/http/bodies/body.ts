import type { Context } from 'koa';
import { Refusal } from '../../refusal.ts';
import { ownTurn } from '../../slices.ts';
import { refuseBrokenText } from './broken-text.ts';
import { refuseUnclearJson } from './unclear-json.ts';

const limit = 1024 * 1024;

let loaded: ReturnType<typeof loadParser> | undefined;

/** Loads the parser with the first body, because its form and file handling is large. */
async function loadParser() {
  const { koaBody } = await import('koa-body');
  return koaBody({
    json: true,
    urlencoded: false,
    text: false,
    multipart: false,
    jsonLimit: limit,
    includeUnparsed: true,
    parsedMethods: ['POST', 'PATCH', 'PUT'] as never,
    onError: (error) => {
      throw refusalOf(error as Error & { status?: number; httpCode?: number });
    },
  });
}

const nothing = async () => {};

/** Longer bodies take milliseconds to validate. */
const long = 16 * 1024;

/**
 * The parsed JSON body. Refuses any other content type before reading the body. After a long body, the rest runs in its own
 * turn per organization or address (`of`), so many at once don't delay everyone else.
 */
export async function readJson(context: Context, of: string): Promise<unknown> {
  if (Number(context.request.length ?? 0) > limit) throw tooLarge();
  if (context.is('application/json') !== 'application/json') {
    throw new Refusal(415, 'Send the body as application/json', 'unsupported_media_type');
  }
  loaded ??= loadParser();
  const parse = await loaded;
  await parse(context as never, nothing);
  const { body, rawBody } = context.request as { body?: unknown; rawBody?: string };
  if (rawBody && rawBody.length > long) await ownTurn(of);
  refuseUnclearJson(rawBody ?? '');
  refuseBrokenText(body);
  return body;
}

const tooLarge = () => new Refusal(413, 'This request is too large', 'payload_too_large');

function refusalOf(error: Error & { status?: number; httpCode?: number }) {
  const status = error.status ?? error.httpCode;
  if (status === 413) return tooLarge();
  if (status === 415) {
    return new Refusal(415, "This content encoding isn't supported", 'unsupported_media_type');
  }
  return new Refusal(400, "The body isn't valid JSON", 'malformed_json');
}
