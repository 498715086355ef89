import type { Context, Next } from 'koa';
import { builtFiles } from './built-files.ts';
import { html } from './html.ts';
import { leadOn } from './moved-address.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Folders of built files: the console's, and the widgets' which any site may load. */
export interface Folders {
  console: string;
  widgets: string;
}

/** What the page of a form in a frame needs to know of its form; null: any other page. */
type FramedPageOf = (
  context: Context,
) => Promise<{ framers: string; plainPath: string | null } | null>;

/** The page's new address, where its organization had another name before. */
type MovedTo = (context: Context) => Promise<string | null>;

const isWidgetFile = (path: string) =>
  path === '/widget.js' || path === '/integrity.json' || /^\/(widget-|chunks\/)/.test(path);

/** Serves built files, precompressed; every other address is the console's single page, or that of embedded forms. */
export function staticFiles(folders: Folders, framedPageOf: FramedPageOf, movedTo: MovedTo) {
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
    const framed = await framedPageOf(context);
    // A frame stays where it is: the policy of the site around it may know the old host only.
    const moved = framed ? null : await movedTo(context);
    if (moved) return leadOn(context, moved);
    const page = ofConsole.text(framed ? '/embed.html' : '/index.html');
    if (page === undefined) return next();
    context.set('Content-Security-Policy', contentSecurityPolicy(framed?.framers));
    context.set('Cache-Control', 'no-cache');
    context.type = 'html';
    const shown = framed?.plainPath ? withPlainLink(page, framed.plainPath) : page;
    const { organization } = context.state;
    context.body = organization ? withOrganization(shown, organization) : shown;
  };
}

/** The page that knows whose own domain it is on, which its address does not say. */
const withOrganization = (page: string, subdomain: string) =>
  page.replace(
    '<head>',
    () => html`<head><meta name="helpdesk-organization" content="${subdomain}">`.text,
  );

/** The page with a way for browsers without a script: out of the frame, since the plain form lets nobody frame it. */
const withPlainLink = (page: string, path: string) =>
  page.replace(
    '</noscript>',
    () =>
      html` <a href="${path}" target="_top">Or use the form that needs none.</a></noscript>`.text,
  );
