import type { MailProvider } from '../../config-mail.ts';
import { type Checks, configurationOf, freshFor, openid } from '../../openid/configuration.ts';
import type { ServerContext } from '../../server-context.ts';
import type { MailProviderName } from './trouble.ts';

type Its = Pick<ServerContext, 'config' | 'outbound' | 'memory'>;

/** What a provider lets us do with a mailbox. */
export interface Tokens {
  accessToken: string;
  /** When the access token ends, in milliseconds; some time before it does. */
  until: number;
  /** For new access tokens; null where the provider sent none. */
  refreshToken: string | null;
}

/** The address to which Google and Microsoft send browsers back; operators register it there. */
export const redirectUri = (publicUrl: string) => `${publicUrl}/oauth/mailbox`;

/** Scopes of the sign-in itself, which say whose mailbox it is. */
const whose = ['openid', 'email', 'profile'];

/**
 * Admins are often signed in with an account of their own, so the provider asks which one. Google sends a refresh token only
 * when it asks for consent.
 */
const parameters = {
  google: { access_type: 'offline', prompt: 'select_account consent' },
  microsoft: { prompt: 'select_account' },
} as const satisfies Record<MailProviderName, object>;

/** The page of a provider where the owner of a mailbox signs in. */
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
  /** The addresses of who signed in; none where the provider doesn't say. */
  emails: string[];
  /** Whether everything that was asked for is allowed. */
  isComplete: boolean;
}

/** The tokens for what the provider sent the browser back with. */
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
  // Microsoft's ID token has them; its access tokens for mailboxes can't read a person's profile.
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

/** New tokens for a refresh token. */
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

/** Ends a grant at the provider, where it can be ended there. */
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
