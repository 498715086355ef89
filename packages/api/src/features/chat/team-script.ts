import type { Context } from 'koa';
import { foreignSiteOfScript } from '../../auth/foreign-pages.ts';
import { organizationIdOf } from '../../auth/store/organizations.ts';
import { noteSite } from '../../auth/store/seen-sites.ts';
import { isAllowedOn } from '../../http/sites/sites.ts';
import type { ServerContext } from '../../server-context.ts';
import { presentPublicOrganization } from '../organization/present.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { readSettings, named as withName } from './store/settings.ts';

/**
 * The chat settings of a team in `widget.js?for={subdomain}`, as JSON: the look of its launcher, and the pages that
 * show it.
 * Null without a team, or for an unknown one: then the script is the same for everyone.
 */
export async function teamScript(
  server: Pick<ServerContext, 'database' | 'memory' | 'log'>,
  context: Context,
): Promise<string | null> {
  const named = new URLSearchParams(context.querystring).get('for');
  if (!named || !/^[a-z0-9-]{1,63}$/i.test(named)) return null;
  const id = await organizationIdOf(server.database.directory, named);
  if (!id) return null;
  const org = server.database.org(id);
  const settings = await readSettings(org);
  const { panel } = settings;
  const site = foreignSiteOfScript(context);
  if (site && isAllowedOn(site, settings)) await noteSite(server, org, 'chat', site);
  const { launcher, position, insetX, insetY, phoneInsetY, pages, proactiveMessages = [] } = panel;
  const shown = presentPublicOrganization(await readOrganization(org));
  const { primaryColor: color, languages, name } = shown;
  const organization = named.toLowerCase();
  const messages = proactiveMessages.map((one) => ({ ...one, text: withName(one.text, name) }));
  return JSON.stringify({
    organization,
    color,
    launcher,
    position,
    insetX,
    insetY,
    phoneInsetY,
    pages,
    ...(messages[0] && { messages, languages }),
  });
}
