import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { interactionPolicy } from 'oidc-provider';

/** A real OpenID Connect provider on this machine. */
export interface OidcServer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claims of all its users, by subject. */
  people: Map<string, Record<string, unknown>>;
  /** The subject of the signed-in user; null if no one can sign in. */
  present: string | null;
  /** Returns the holder of an access token and what they allow; undefined for an unknown token, or if the holder is gone. */
  holderOf(accessToken: string): Promise<Record<string, unknown> | undefined>;
  /** Whether a refresh token is still valid. */
  knows(refreshToken: string): Promise<boolean>;
  /** Stops responding until `back` is called; keeps its address. */
  leave(): Promise<void>;
  back(): Promise<void>;
  stop(): Promise<void>;
}

interface Context {
  oidc: {
    provider: Provider;
    client: { clientId: string };
    session: { accountId: string };
  };
}

/** Starts a provider for a client with these redirect URIs. With `scopes`, it issues single-use refresh tokens. */
export async function startOidcServer(
  redirectUris: string[],
  scopes: readonly string[] = [],
): Promise<OidcServer> {
  const http = createServer();
  const listen = (port: number) =>
    new Promise<void>((done) => http.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = http.address() as AddressInfo;
  const close = () => {
    http.closeAllConnections();
    return new Promise<void>((done) => http.close(() => done()));
  };
  const server: OidcServer = {
    issuer: `http://localhost:${port}`,
    clientId: 'helpdesk',
    clientSecret: 'client-secret-of-a-test-client-secret-of-a-test',
    people: new Map(),
    present: null,
    async holderOf(accessToken) {
      const found = await provider.AccessToken.find(accessToken);
      return found && server.people.get(found.accountId);
    },
    knows: async (refreshToken) => (await provider.RefreshToken.find(refreshToken)) !== undefined,
    leave: close,
    back: () => listen(port),
    stop: async () => {
      if (http.listening) await close();
    },
  };
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(server.issuer, {
    clients: [
      {
        client_id: server.clientId,
        client_secret: server.clientSecret,
        redirect_uris: redirectUris,
        ...(scopes.length > 0 && { grant_types: ['authorization_code', 'refresh_token'] }),
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of a test'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'groups'],
    },
    features: { devInteractions: { enabled: false }, revocation: { enabled: scopes.length > 0 } },
    scopes: ['openid', 'offline_access', ...scopes],
    ...(scopes.length > 0 && {
      issueRefreshToken: () => true,
      expiresWithSession: () => false,
      rotateRefreshToken: () => true,
    }),
    pkce: { required: () => true },
    interactions: { url: () => '/interaction', policy },
    findAccount: (_: unknown, sub: string) =>
      server.people.has(sub)
        ? { accountId: sub, claims: () => ({ sub, ...server.people.get(sub) }) }
        : undefined,
    loadExistingGrant: async ({ oidc }: Context) => {
      const { clientId } = oidc.client;
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope(['openid email profile', ...scopes].join(' '));
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  http.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction')) return answer(request, response);
    const result = server.present
      ? { login: { accountId: server.present, remember: false }, consent: {}, select_account: {} }
      : { error: 'access_denied', error_description: 'Nobody is here' };
    provider.interactionFinished(request, response, result).catch((error: Error) => {
      response.statusCode = 500;
      response.end(error.message);
    });
  });
  return server;
}
