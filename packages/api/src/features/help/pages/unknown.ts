import { isConsolePath } from '@helpdesk/sdk/rules/console-paths';
import { elementLanguages } from '@helpdesk/sdk/rules/element-languages';
import type { Context, Next } from 'koa';
import { hostLabel } from '../../../auth/organization-of-request.ts';
import { DatabaseUnavailable } from '../../../database/errors.ts';
import { limitKey } from '../../../http/limits/client-address.ts';
import type { Limits } from '../../../http/limits/limits.ts';
import { languageFor } from '../../../http/pages/language.ts';
import type { ServerContext } from '../../../server-context.ts';
import { lostPage, nobodyPage } from '../../../visitor-pages/frame.ts';
import { type Owner, ownerOf, placeOf } from '../../../visitor-pages/place.ts';
import { packed, send } from '../../../visitor-pages/send.ts';
import { voiceOf } from '../../../visitor-pages/voice.ts';
import { lostIn } from './lost.ts';

const ofOrganization = /^\/public\/(?:help|contact|ticket)\/([a-z0-9-]{1,63})(?=\/|$)/i;
const isFramed = (path: string) => /^\/(?:embed|widget)\/form\/[^/]+\/?$/.test(path);
const isFile = (path: string) => /\.\w+$|(^|\/)\.|^\/\//.test(path);

/**
 * Returns 404 for unknown pages. Visitors get a search of the help center and a link back. Members, and everyone at
 * paths of the
 * console, get the console, which shows its own message.
 */
export function unknownPages(
  server: ServerContext,
  limits: Limits,
  isSignedIn: (context: Context) => boolean,
) {
  /** The organization that the URL belongs to; null if it names none. */
  async function find(context: Context): Promise<Owner | null | 'nobody'> {
    const { host, path } = context;
    const subdomain = ofOrganization.exec(path)?.[1];
    const isProduct = context.hostname === new URL(server.config.publicUrl).hostname;
    const label = isProduct ? null : hostLabel(host, server.config.baseHost);
    Object.assign(context, { params: { subdomain } });
    const owner = await ownerOf(server, context);
    return owner ?? (label ? 'nobody' : null);
  }

  return async (context: Context, next: Next) => {
    const { method, path } = context;
    if ((method !== 'GET' && method !== 'HEAD') || isFile(path)) return next();
    const isKnown = isConsolePath(path) || isFramed(path);
    const isForVisitors = path.startsWith('/public/') || path === '/public';
    let owner: Owner | null | 'nobody' = null;
    try {
      owner = await find(context);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
    }
    if (owner === 'nobody') {
      return lost(context, nobodyPage('Organization Not Found'));
    }
    if (isKnown) return next();
    context.status = 404;
    const isAtHome = owner !== null && !isSignedIn(context);
    if (!isForVisitors && !isAtHome) return next();
    await limits.call(context, 'page', limitKey(context.state.ip));
    if (owner) {
      const place = await placeOf(server, owner, context);
      const { lost: title, lostWhy, visitHelp } = place.voice.words.frame;
      return lost(context, lostIn(place, { title, why: lostWhy, back: visitHelp }));
    }
    const voice = voiceOf(languageFor(context, elementLanguages).language);
    const { frame } = voice.words;
    const back = { href: '/', label: frame.home };
    return lost(context, lostPage(voice, frame.lost, frame.lostWhy, back));
  };
}

async function lost(context: Context, page: string) {
  context.state.operation = 'unknownPage';
  await send(context, packed('html', page));
  context.status = 404;
}
