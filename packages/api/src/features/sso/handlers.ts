import type { Schema } from '@helpdesk/sdk/contract/operations';
import { actorOf } from '../../auth/caller.ts';
import { seal } from '../../auth/seal.ts';
import { forgetSession } from '../../auth/session-memory.ts';
import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import { invalid, Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { originAt, ownOrigins, redirectUri } from './addresses.ts';
import { presentConnection, presentDomain, recordName } from './present.ts';
import { clientOf, tryProvider } from './provider.ts';
import {
  readConnection,
  readPlace,
  removeConnection,
  requireSso,
  saveConnection,
  secretNeeded,
} from './store/connection.ts';
import {
  addDomain,
  asEmailDomain,
  confirmDomain,
  domainOfEmail,
  domainTaken,
  findDomain,
  holderOf,
  placeOf,
  readDomains,
  removeDomain,
} from './store/domains.ts';

const startUrl = (origin: string, subdomain: string) => `${origin}/sso/start/${subdomain}`;

async function readSso({ config }: ServerContext, org: Org): Promise<Schema<'Sso'>> {
  const row = await readConnection(org);
  const { subdomain, isRequired } = await readPlace(org);
  return {
    connection: row ? presentConnection(row) : null,
    isRequired,
    domains: (await readDomains(org)).map(presentDomain),
    redirectUri: redirectUri(config.publicUrl),
    ownRedirectUris: (await ownOrigins(config, org)).map(redirectUri),
    signInUrl: startUrl(config.publicUrl, subdomain),
  };
}

export const sso: Handlers<'sso'> = {
  get: ({ server, org }) => readSso(server, org),

  update: async ({ server, org, member, body }) => {
    const { issuer, clientId } = body;
    const before = await readConnection(org);
    const stored = before?.issuer === issuer ? clientOf(server, before).clientSecret : undefined;
    if (body.updatesRoles && !body.roleClaim) {
      throw invalid('roleClaim', 'Please enter the claim with the role', 'required');
    }
    const clientSecret = body.clientSecret || stored;
    if (clientSecret === undefined) throw secretNeeded();
    await tryProvider(server, { issuer, clientId, clientSecret });
    const given = {
      issuer,
      clientId,
      secretSealed: body.clientSecret ? seal(server.config.secret, body.clientSecret) : null,
      makesMembers: body.makesMembers,
      roleClaim: body.roleClaim || null,
      roles: body.roles ?? [],
      defaultRole: body.defaultRole ?? 'agent',
      maxRole: body.maxRole ?? 'agent',
      updatesRoles: body.updatesRoles,
      atOwnAddresses: body.atOwnAddresses,
    };
    await saveConnection(server.database.directory, org.id, given, actorOf(member));
    forgetSession(server);
    return readSso(server, org);
  },

  remove: async ({ server, org, member }) => {
    await removeConnection(server.database.directory, org.id, actorOf(member));
    forgetSession(server);
  },

  require: async ({ server, org, member, body }) => {
    await requireSso(server.database.directory, org.id, body.isRequired, actorOf(member));
    forgetSession(server);
    return readSso(server, org);
  },

  addDomain: async ({ server, org, member, body }) => {
    await addDomain(org, asEmailDomain(body.domain), actorOf(member));
    return readSso(server, org);
  },

  verifyDomain: async ({ server, org, member, params, limits }) => {
    const { directory } = server.database;
    const row = await findDomain(org, params.id);
    await limits.attempt('domain.verify', org.id);
    const texts = await server.names.texts(recordName(row.domain));
    if (!texts?.includes(row.token)) {
      const said = "We didn't find the TXT record. DNS changes can take a while.";
      throw new Refusal(400, said, 'verification_failed');
    }
    const held = await holderOf(directory, row.domain);
    const other = held && held.organization_id !== org.id ? held : null;
    if (other && texts.includes(other.token)) throw domainTaken();
    await confirmDomain(directory, org.id, row, other, actorOf(member));
    return readSso(server, org);
  },

  removeDomain: async ({ org, member, params }) => {
    await removeDomain(org, params.id, actorOf(member));
  },
};

export const findSso: Handlers<'auth'>['findSso'] = async ({ server, body, host }) => {
  const { config, database } = server;
  const domain = domainOfEmail(body.email);
  const place = domain ? await placeOf(database.directory, domain) : undefined;
  if (!place) return { location: null };
  const org = database.org(place.id);
  const row = await readConnection(org);
  if (!row) return { location: null };
  const origin = (await originAt(config, org, row, host)) ?? config.publicUrl;
  return { location: startUrl(origin, place.subdomain) };
};
