import type { MailProvider } from '../../config-mail.ts';
import { type Checks, configurationOf, freshFor, openid } from '../../openid/configuration.ts';
import type { ServerContext } from '../../server-context.ts';
import type { MailProviderName } from './trouble.ts';

type Its = Pick<ServerContext, 'config' | 'outbound' | 'memory'>;

/** The tokens that a provider gives us for a mailbox. */
export interface Tokens {
  accessToken: string;
  /** When to renew the access token, in milliseconds; a while before it expires. */
  until: number;
  /** Gets new access tokens; null if the provider sent none. */
  refreshToken: string | null;
}

/** The redirect URI for Google and Microsoft; operators register it there. */
export const redirectUri = (publicUrl: string) => `${publicUrl}/oauth/mailbox`;

/** Scopes of the sign-in itself, which identify the mailbox. */
const whose = ['openid', 'email', 'profile'];

/**
 * Admins are often signed in with an account of their own, so the provider asks which one. Google sends a refresh token only
 * when it asks for consent.
 */
const parameters = {
  google: { access_type: 'offline', prompt: 'select_account consent' },
  microsoft: { prompt: 'select_account' },
} as const satisfies Record<MailProviderName, object>;

/** Returns the provider's page where the owner of a mailbox signs in. */
export async function signInPage(
  server: Its,
  provider: MailProvider,
  name: MailProviderName,
  { state, nonce, verifier, email }: Checks & { email: string },
): Promise<string> {
  const lib = await openid();
  const url = lib.buildAuthorizationUrl(await configurationOf(server, provider, freshFor), {
    redirect_uri: redirectUri(server.config.publicUrl),
    scope: [...whose, ...provider.scopes].join(' '),
    state,
    nonce,
    code_challenge: await lib.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    login_hint: email,
    ...parameters[name],
  });
  return url.href;
}

interface SignedIn extends Tokens {
  /** The addresses of the person who signed in; empty if the provider doesn't say. */
  emails: string[];
  /** Whether all requested scopes were granted. */
  isComplete: boolean;
}

/** Exchanges the provider's response for tokens. */
export async function exchange(
  server: Its,
  provider: MailProvider,
  response: string,
  { state, nonce, verifier }: Checks,
): Promise<SignedIn> {
  const lib = await openid();
  const url = new URL(`${redirectUri(server.config.publicUrl)}?${response}`);
  const configuration = await configurationOf(server, provider);
  const tokens = await lib.authorizationCodeGrant(configuration, url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('There is no ID token');
  // Microsoft's ID token has the address; its access tokens for mailboxes can't read a person's profile.
  const { email, preferred_username: username } =
    claims.email || claims.preferred_username
      ? claims
      : await lib.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  const granted = tokens.scope?.toLowerCase().split(' ');
  const wanted = provider.scopes.filter((scope) => scope.startsWith('https:'));
  return {
    ...tokensOf(tokens),
    emails: [email, username].filter((one) => typeof one === 'string'),
    isComplete: wanted.every((scope) => granted?.includes(scope.toLowerCase()) ?? true),
  };
}

/** Gets new tokens with a refresh token. */
export async function refresh(
  server: Its,
  provider: MailProvider,
  refreshToken: string,
): Promise<Tokens> {
  const lib = await openid();
  return tokensOf(
    await lib.refreshTokenGrant(await configurationOf(server, provider), refreshToken),
  );
}

/** Revokes a grant at the provider, if the provider supports it. */
export async function revoke(
  server: Its,
  provider: MailProvider,
  refreshToken: string,
): Promise<void> {
  const lib = await openid();
  const configuration = await configurationOf(server, provider);
  if (!configuration.serverMetadata().revocation_endpoint) return;
  await lib.tokenRevocation(configuration, refreshToken);
}

const minute = 60 * 1000;

function tokensOf(
  tokens: Readonly<{ access_token: string; refresh_token?: string; expires_in?: number }>,
): Tokens {
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = tokens;
  const until = Date.now() + (seconds ?? 600) * 1000 - minute;
  return { accessToken, until, refreshToken: refreshToken ?? null };
}
