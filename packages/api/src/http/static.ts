import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Next } from 'koa';
import sirv from 'sirv';
import { contentSecurityPolicy } from './security-headers.ts';

/** Folders of built files: the console's, and the widgets' which any site may load. */
export interface Folders {
  console: string;
  widgets: string;
}

/** The sites that may frame the page of an embedded form, in the words of its policy; null: any other page. */
type FramersOf = (context: Context) => Promise<string | null>;

const year = 31536000;
const isHashed = (path: string) => /[-.][\w-]{8,}\.(js|css|woff2|svg|png)$/.test(path);
const isWidgetFile = (path: string) =>
  path === '/widget.js' || path === '/integrity.json' || /^\/(widget-|chunks\/)/.test(path);

/** Serves built files, precompressed; every other address is the console's single page, or that of embedded forms. */
export function staticFiles(folders: Folders, framersOf: FramersOf) {
  const serveConsole = serve(folders.console, false);
  const serveWidgets = serve(folders.widgets, true);
  const pageNamed = pages(folders.console);
  return async (context: Context, next: Next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    if (isWidgetFile(context.path)) {
      if (await serveWidgets(context)) return;
      context.status = 404;
      return;
    }
    // Pages are sent with their policy, below, and never as mere files.
    const isPage = context.path === '/' || context.path.endsWith('.html');
    if (!isPage && (await serveConsole(context))) return;
    if (/\.\w+$/.test(context.path) || /(^|\/)\./.test(context.path)) return next();
    const framers = await framersOf(context);
    const html = pageNamed(framers === null ? 'index.html' : 'embed.html');
    if (html === undefined) return next();
    context.set('Content-Security-Policy', contentSecurityPolicy(framers ?? undefined));
    context.set('Cache-Control', 'no-cache');
    context.type = 'html';
    context.body = html;
  };
}

/** Reads each page once, when it is there. */
function pages(folder: string) {
  const read = new Map<string, string>();
  return (name: string) => {
    const file = join(folder, name);
    if (!read.has(name) && existsSync(file)) read.set(name, readFileSync(file, 'utf8'));
    return read.get(name);
  };
}

/** sirv as one step of Koa: tells whether there was such a file. */
function serve(folder: string, forAllSites: boolean) {
  if (!existsSync(folder)) return async () => false;
  const handle = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders(response, path) {
      const caching = isHashed(path) ? `public, max-age=${year}, immutable` : 'public, max-age=300';
      response.setHeader('Cache-Control', caching);
      if (forAllSites) {
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      }
    },
  });
  return async (context: Context) => {
    // sirv keeps the list of its start: a file that a new build took away must not end the process.
    if (!existsSync(join(folder, context.path))) return false;
    return new Promise<boolean>((done) => {
      context.res.once('finish', () => done(true));
      context.res.once('close', () => done(true));
      context.res.statusCode = 200;
      context.respond = false;
      handle(context.req, context.res, () => {
        context.respond = true;
        context.res.statusCode = 404;
        done(false);
      });
    });
  };
}
