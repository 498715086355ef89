import type { ClientAuth, Configuration } from 'openid-client';
import { keep } from '../memory.ts';
import type { ServerContext } from '../server-context.ts';
import { guardedFetch } from './guarded-fetch.ts';

/** The credentials for a provider. */
export interface Client {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The values of one pending sign-in. */
export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

type Its = Pick<ServerContext, 'config' | 'outbound' | 'memory'>;

export const openid = () => import('openid-client');

/** How long a provider's configuration is cached, in milliseconds. */
export const keptFor = 10 * 60 * 1000;
/** The maximum age of the configuration when a sign-in starts, in milliseconds, so browsers aren't sent to an unreachable provider. */
export const freshFor = 10 * 1000;

const createProviders = () => new Map<string, { made: Promise<Configuration>; at: number }>();

/** Fetches the provider's configuration, and caches it with its keys. */
export function configurationOf(
  server: Its,
  client: Client,
  maxAge = keptFor,
): Promise<Configuration> {
  const providers = server.memory.of(createProviders);
  const key = JSON.stringify([client.issuer, client.clientId, client.clientSecret]);
  const known = providers.get(key);
  if (known && known.at + maxAge > Date.now()) return known.made;
  const made = discover(server, client);
  keep(providers, key, { made, at: Date.now() });
  made.catch(() => {
    if (providers.get(key)?.made === made) providers.delete(key);
  });
  return made;
}

/** They support Basic authentication, but don't decode the id and secret, which the standard encodes (RFC 6749, 2.3.1). */
const undecoding =
  /^https:\/\/(accounts\.google\.com|login(\.partner)?\.microsoftonline\.(com|us|cn))(\/|$)/;

/** Whether a provider gets the client secret with Basic authentication, the standard's default if it doesn't say. */
export const provesByBasic = (
  issuer: string,
  methods: readonly string[] = ['client_secret_basic'],
): boolean => methods.includes('client_secret_basic') && !undecoding.test(issuer);

async function discover({ outbound, config }: Its, { issuer, clientId, clientSecret }: Client) {
  const lib = await openid();
  const proof: ClientAuth = (provider, ...call) => {
    const isBasic = provesByBasic(issuer, provider.token_endpoint_auth_methods_supported);
    const prove = isBasic ? lib.ClientSecretBasic : lib.ClientSecretPost;
    return prove(clientSecret)(provider, ...call);
  };
  const mayBePlain = config.allowPrivateTargets && issuer.startsWith('http:');
  const made = await lib.discovery(outbound.check(issuer), clientId, {}, proof, {
    [lib.customFetch]: guardedFetch(outbound),
    execute: mayBePlain ? [lib.allowInsecureRequests] : [],
  });
  // Checks the signature too, not only the connection.
  lib.enableNonRepudiationChecks(made);
  return made;
}
