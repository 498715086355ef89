import { unseal } from '../../auth/seal.ts';
import type { SsoConnectionRow } from '../../database/rows/sso.ts';
import {
  type Checks,
  type Client,
  configurationOf,
  freshFor,
  openid,
} from '../../openid/configuration.ts';
import { NotAllowed } from '../../outbound/addresses.ts';
import { invalid, Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { redirectUri } from './addresses.ts';

/** The provider's claims about a person. */
export type Claims = Readonly<Record<string, unknown>> & { sub: string };

/** The client of a stored connection. */
export function clientOf({ config }: ServerContext, row: SsoConnectionRow): Client {
  const clientSecret = unseal(config.secret, row.client_secret_sealed);
  if (clientSecret === null) {
    const sentence =
      "The client secret for single sign-on can't be read. An admin has to enter it again";
    throw new Refusal(409, sentence, 'refused');
  }
  return { issuer: row.issuer, clientId: row.client_id, clientSecret };
}

/** Rejects a provider that does not respond for its issuer. */
export async function tryProvider(server: ServerContext, client: Client): Promise<void> {
  const { issuer } = client;
  const mayBePlain = server.config.allowPrivateTargets;
  const isAddress =
    URL.canParse(issuer) &&
    (mayBePlain ? /^https?:/ : /^https:/).test(issuer) &&
    !/[?#]/.test(issuer);
  if (!isAddress) throw invalid('issuer', 'The issuer must be an https URL', 'pattern');
  try {
    await configurationOf(server, client, freshFor);
  } catch (error) {
    if (error instanceof NotAllowed || causeOf(error) instanceof NotAllowed) {
      throw invalid('issuer', 'This address must be publicly accessible');
    }
    server.log.info({ err: error, issuer }, 'A single sign-on provider was rejected');
    const sentence = "The provider isn't responding for this issuer. Check the issuer URL";
    throw invalid('issuer', sentence, 'unreachable');
  }
}

/** The provider's URL where a sign-in begins. */
export async function beginAt(
  server: ServerContext,
  client: Client,
  origin: string,
): Promise<[URL, Checks]> {
  const lib = await openid();
  const checks = {
    state: lib.randomState(),
    nonce: lib.randomNonce(),
    verifier: lib.randomPKCECodeVerifier(),
  };
  try {
    const configuration = await configurationOf(server, client, freshFor);
    const address = lib.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri(origin),
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await lib.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
    return [address, checks];
  } catch (error) {
    throw providerFailed(server, error);
  }
}

/** Exchanges the code for the person's claims. Claims in `wanted` may only be in the response of the userinfo endpoint. */
export async function finishAt(
  server: ServerContext,
  client: Client,
  { state, nonce, verifier, origin }: Checks & { origin: string },
  query: string,
  wanted: readonly string[],
): Promise<Claims> {
  const lib = await openid();
  try {
    const configuration = await configurationOf(server, client);
    const answered = new URL(`${redirectUri(origin)}?${query}`);
    const tokens = await lib.authorizationCodeGrant(configuration, answered, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('There is no ID token');
    const isWhole = wanted.every((name) => claims[name] !== undefined);
    if (isWhole || !configuration.serverMetadata().userinfo_endpoint) return claims;
    const more = await lib.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return { ...more, ...claims };
  } catch (error) {
    throw providerFailed(server, error);
  }
}

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined);

/** Error codes in valid responses, after which the sign-in is over. */
const over = new Set(['invalid_grant', 'access_denied', 'login_required', 'interaction_required']);

function providerFailed({ log }: ServerContext, error: unknown): Refusal {
  const { code, error: said } = error as { code?: string; error?: string };
  log.warn({ err: error }, 'A single sign-on attempt failed');
  if (said !== undefined && over.has(said)) {
    const sentence =
      said === 'invalid_grant'
        ? 'This sign-in was already used or has expired. Please sign in again'
        : 'Your sign-in provider did not let you in';
    return new Refusal(403, sentence, 'refused');
  }
  if (said !== undefined || (code?.startsWith('OAUTH_') && !unreachable.has(code))) {
    const sentence = "Your sign-in provider's answer couldn't be accepted. Please sign in again";
    return new Refusal(403, sentence, 'refused');
  }
  const sentence = "Your sign-in provider can't be reached. Please try again in a few minutes";
  return new Refusal(409, sentence, 'refused');
}

const unreachable = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);
