import type { CaptchaProvider } from '@helpdesk/sdk/rules/captcha-sources';
import { elementLanguages } from '@helpdesk/sdk/rules/element-languages';
import type { Context, Next } from 'koa';
import { keep } from '../../memory.ts';
import { type Packed, pack, sendPacked } from '../answers/packed.ts';
import { contentSecurityPolicy } from '../sites/security-headers.ts';
import { builtFiles, forAWhile, openToAllSites } from './built-files.ts';
import { html } from './html.ts';
import { languageFor } from './language.ts';
import { leadOn } from './moved-address.ts';

/** Folders of built files: the console, and the widgets, which every site can load. */
export interface Folders {
  console: string;
  widgets: string;
}

/** Settings of the form for a page that embeds it in a frame; null for any other page. */
type FramedPageOf = (context: Context) => Promise<{
  framers: string;
  plainPath: string | null;
  captcha: CaptchaProvider | null;
} | null>;

/** The new location of a page with a former subdomain. */
type MovedTo = (context: Context) => Promise<string | null>;

/** The chat settings of a team as JSON, for its loader script; null if there is no such team. */
type TeamOf = (context: Context) => Promise<string | null>;

/** Whether the request has a session, valid or not. */
type IsSignedIn = (context: Context) => boolean;

const maxScripts = 200;

const isWidgetFile = (path: string) =>
  path === '/widget.js' || path === '/integrity.json' || /^\/(widget-|chunks\/)/.test(path);

/** An alternative path for browsers that don't retry the same URL after a failure (chunks.ts of the loader). */
const askedAgain = /^\/chunks\/(\+\/)+/;

/**
 * Serves precompressed built files. Every other URL gets the console's single page, or that of embedded forms. At the root,
 * a request without a session, or with a language, gets the landing page.
 */
export function staticFiles(
  folders: Folders,
  framedPageOf: FramedPageOf,
  movedTo: MovedTo,
  teamOf: TeamOf,
  isSignedIn: IsSignedIn,
  uploadsTo: string | null = null,
) {
  const ofConsole = builtFiles(folders.console);
  const ofWidgets = builtFiles(folders.widgets);
  /** By team settings. */
  const scripts = new Map<string, Packed>();
  /** The loader followed by the team's settings, in one script: a page with an idle launcher loads nothing else. */
  function withTeam(team: string) {
    const settings = ofWidgets.text('/widget-team.js') ?? '';
    return `${ofWidgets.text('/widget.js')}\n${settings.replace('"{team}"', () => JSON.stringify(team))}`;
  }
  return async (context: Context, next: Next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    const team = context.path === '/widget.js' ? await teamOf(context) : null;
    if (team !== null) {
      openToAllSites(context);
      context.set('Cache-Control', forAWhile);
      const script = scripts.get(team) ?? pack('js', withTeam(team));
      keep(scripts, team, script, maxScripts);
      return sendPacked(context, script);
    }
    if (isWidgetFile(context.path)) {
      const path = context.path.replace(askedAgain, '/chunks/');
      if (!ofWidgets.answer(context, { forAllSites: true, path })) context.status = 404;
      return;
    }
    // HTML pages are sent below, with their Content-Security-Policy.
    const isPage = context.path === '/' || context.path.endsWith('.html');
    if (!isPage && ofConsole.answer(context)) return;
    if (/\.\w+$|(^|\/)\.|^\/\//.test(context.path)) return next();
    const framed = await framedPageOf(context);
    // A frame is not redirected: the policy of the site around it may allow only the former host.
    const moved = framed ? null : await movedTo(context);
    if (moved) return leadOn(context, moved);
    const isStart = context.path === '/';
    if (isStart) context.vary('Cookie');
    const isLanding = isStart && (!isSignedIn(context) || context.query.lang !== undefined);
    const path = framed ? '/embed.html' : isLanding ? landingPath(context) : '/index.html';
    const page = ofConsole.text(path);
    if (page === undefined) return next();
    context.set(
      'Content-Security-Policy',
      contentSecurityPolicy(
        context,
        framed
          ? { framers: framed.framers, captcha: framed.captcha }
          : { hasFrames: true, uploadsTo },
      ),
    );
    context.set('Cache-Control', 'no-cache');
    context.type = 'html';
    const shown = framed?.plainPath ? withPlainLink(page, framed.plainPath) : page;
    const { organization, isSignupClosed } = context.state;
    const marked = isSignupClosed ? withMeta(shown, 'helpdesk-signup', 'closed') : shown;
    // If unchanged, it is sent precompressed.
    if (organization) context.body = withMeta(marked, 'helpdesk-organization', organization);
    else context.body = marked === page ? ofConsole.body(context, path) : marked;
  };
}

const landingPath = (context: Context) =>
  `/landing/${languageFor(context, elementLanguages).language}.html`;

/** Adds what the URL doesn't contain to the page: the organization of the custom domain, or that sign-up is closed. */
const withMeta = (page: string, name: string, content: string) =>
  page.replace('<head>', () => html`<head><meta name="${name}" content="${content}">`.text);

/** Adds a link for browsers without JavaScript. It leaves the frame, because the plain form must not be framed. */
const withPlainLink = (page: string, path: string) =>
  page.replace(
    '</noscript>',
    () =>
      html` <a href="${path}" target="_top">Or use the form that needs none.</a></noscript>`.text,
  );
