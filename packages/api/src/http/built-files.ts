import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Context } from 'koa';
import { bodyTag, matches } from './etag.ts';

interface BuiltFile {
  plain: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
  /** Made when it is first asked for. */
  tag?: string;
}

const year = 31536000;
const isHashed = (path: string) => /[-.][\w-]{8,}\.(js|css|woff2|svg|png)$/.test(path);

/**
 * A folder of built files, read into memory at the start: a new build that removes files
 * neither stops the process nor mixes two releases in one page.
 */
export function builtFiles(folder: string) {
  const files = read(folder);
  return {
    /** The content of a page, such as index.html. */
    text: (path: string) => files.get(path)?.plain.toString(),

    /** Sends the precompressed file at this path; returns false when there is none. */
    answer(context: Context, { forAllSites = false } = {}): boolean {
      const file = files.get(context.path);
      if (!file) return false;
      if (forAllSites) {
        context.set('Access-Control-Allow-Origin', '*');
        context.set('Cross-Origin-Resource-Policy', 'cross-origin');
      }
      const caching = isHashed(context.path) ? `max-age=${year}, immutable` : 'max-age=300';
      context.set('Cache-Control', `public, ${caching}`);
      file.tag ??= bodyTag(file.plain);
      const etag = `"${file.tag}"`;
      context.set('ETag', etag);
      context.vary('Accept-Encoding');
      context.status = 200;
      context.type = extname(context.path);
      if (matches(context.get('If-None-Match'), etag)) context.status = 304;
      else context.body = encoded(context, file);
      return true;
    },
  };
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
