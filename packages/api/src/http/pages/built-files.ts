import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Context } from 'koa';
import { bodyTag, matches } from '../answers/etag.ts';

interface BuiltFile {
  plain: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
  /** Computed on first use. */
  tag?: string;
}

const year = 31536000;
/** How long a file without a content hash in its URL may be cached. */
export const forAWhile = 'public, max-age=300';
const isHashed = (path: string) => /[-.][\w-]{8,}\.(js|css|woff2|svg|png)$/.test(path);

/**
 * A folder of built files, read into memory at startup. A new build that removes files neither stops the process nor mixes
 * two releases in one page.
 */
export function builtFiles(folder: string) {
  const files = read(folder);
  return {
    /** The content of a page, such as index.html. */
    text: (path: string) => files.get(path)?.plain.toString(),

    /** The same, compressed as the request allows. */
    body(context: Context, path: string): Buffer | undefined {
      const file = files.get(path);
      context.vary('Accept-Encoding');
      return file && encoded(context, file);
    },

    /** Sends the precompressed file at this path; returns false when there is none. */
    answer(context: Context, { forAllSites = false, path = context.path } = {}): boolean {
      const file = files.get(path);
      if (!file) return false;
      if (forAllSites) openToAllSites(context);
      const caching = isHashed(path) ? `public, max-age=${year}, immutable` : forAWhile;
      context.set('Cache-Control', caching);
      file.tag ??= bodyTag(file.plain);
      const etag = `"${file.tag}"`;
      context.set('ETag', etag);
      context.vary('Accept-Encoding');
      context.status = 200;
      context.type = extname(path);
      if (matches(context.get('If-None-Match'), etag)) context.status = 304;
      else context.body = encoded(context, file);
      return true;
    },
  };
}

/** Lets a page of any site load the file. */
export function openToAllSites(context: Context) {
  context.set('Access-Control-Allow-Origin', '*');
  context.set('Cross-Origin-Resource-Policy', 'cross-origin');
}

function encoded(context: Context, { plain, br, gzip }: BuiltFile): Buffer {
  const encoding = context.acceptsEncodings(
    ...(br ? ['br'] : []),
    ...(gzip ? ['gzip'] : []),
    'identity',
  );
  const body = encoding === 'br' ? br : encoding === 'gzip' ? gzip : undefined;
  if (body) context.set('Content-Encoding', String(encoding));
  return body ?? plain;
}

function read(folder: string): Map<string, BuiltFile> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
  const all = new Set(names);
  const load = (name: string) => (all.has(name) ? readFileSync(join(folder, name)) : undefined);
  return new Map(
    names
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => {
        const plain = readFileSync(join(folder, name));
        const [br, gzip] = [load(`${name}.br`), load(`${name}.gz`)];
        return [name, { plain, br, gzip }];
      }),
  );
}
