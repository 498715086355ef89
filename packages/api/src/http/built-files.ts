import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import { keep } from '../memory.ts';
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
  const made = new Map<string, BuiltFile>();
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
    answer(context: Context, options: Sending = {}): boolean {
      const file = files.get(context.path);
      if (!file) return false;
      send(context, file, isHashed(context.path), options);
      return true;
    },

    /** Sends a text that was made of these files, compressed once for as long as it is asked for. */
    answerMade(context: Context, text: string, options: Sending = {}): void {
      const file = made.get(text) ?? compressed(text);
      keep(made, text, file, maxMade);
      send(context, file, false, options);
    },
  };
}

interface Sending {
  forAllSites?: boolean;
}

const maxMade = 200;

function compressed(text: string): BuiltFile {
  const plain = Buffer.from(text);
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
}

function send(
  context: Context,
  file: BuiltFile,
  isForGood: boolean,
  { forAllSites = false }: Sending,
) {
  if (forAllSites) {
    context.set('Access-Control-Allow-Origin', '*');
    context.set('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  context.set(
    'Cache-Control',
    `public, ${isForGood ? `max-age=${year}, immutable` : 'max-age=300'}`,
  );
  file.tag ??= bodyTag(file.plain);
  const etag = `"${file.tag}"`;
  context.set('ETag', etag);
  context.vary('Accept-Encoding');
  context.status = 200;
  context.type = extname(context.path);
  if (matches(context.get('If-None-Match'), etag)) context.status = 304;
  else context.body = encoded(context, file);
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
