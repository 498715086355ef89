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
 * What `widget.js?for={subdomain}` says of the team's chat, as JSON: how its launcher looks, and on which pages it is. Null
 * without a team, and for one that does not exist: then the script is as it is for everybody.
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
