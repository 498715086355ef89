import type { Context, Next } from 'koa';
import { builtFiles } from './built-files.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Folders of built files: the console's, and the widgets' which any site may load. */
export interface Folders {
  console: string;
  widgets: string;
}

/** The sites that may frame the page of an embedded form, in the words of its policy; null: any other page. */
type FramersOf = (context: Context) => Promise<string | null>;

const isWidgetFile = (path: string) =>
  path === '/widget.js' || path === '/integrity.json' || /^\/(widget-|chunks\/)/.test(path);

/** Serves built files, precompressed; every other address is the console's single page, or that of embedded forms. */
export function staticFiles(folders: Folders, framersOf: FramersOf) {
  const ofConsole = builtFiles(folders.console);
  const ofWidgets = builtFiles(folders.widgets);
  return async (context: Context, next: Next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    if (isWidgetFile(context.path)) {
      if (!ofWidgets.answer(context, { forAllSites: true })) context.status = 404;
      return;
    }
    // Pages are sent with their policy, below, and never as mere files.
    const isPage = context.path === '/' || context.path.endsWith('.html');
    if (!isPage && ofConsole.answer(context)) return;
    if (/\.\w+$|(^|\/)\.|^\/\//.test(context.path)) return next();
    const framers = await framersOf(context);
    const html = ofConsole.text(framers === null ? '/index.html' : '/embed.html');
    if (html === undefined) return next();
    context.set('Content-Security-Policy', contentSecurityPolicy(framers ?? undefined));
    context.set('Cache-Control', 'no-cache');
    context.type = 'html';
    context.body = html;
  };
}
