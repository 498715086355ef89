import { startSession } from '../auth/store/sessions.ts';
import type { Config } from '../config.ts';
import { newId, now } from '../database/ids.ts';
import { type CookieBrowser, cookieBrowser } from './cookie-browser.ts';
import type { TestMember, TestOrganization } from './factories.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { startNameServer, type TestNameServer } from './name-server.ts';
import { type OidcServer, startOidcServer } from './oidc-server.ts';

/** A server, a real provider and a DNS server for tests of single sign-on. */
export interface SsoWorld {
  server: TestServer;
  names: TestNameServer;
  provider: OidcServer;
  /** Sets up the provider for an organization; returns the response. */
  setUp(of: TestOrganization, more?: object): ReturnType<typeof setUpAt>;
  /** Adds a domain and verifies it by DNS. */
  prove(of: TestOrganization, domain: string): Promise<void>;
  /** Signs in with the provider as a user; returns the new session. */
  signIn(who: string | null, browser?: CookieBrowser, of?: TestOrganization): Promise<Arrived>;
  stop(): Promise<void>;
}

/** The result of a sign-in. */
export interface Arrived {
  token: string | null;
  path: string;
  status: number;
  text: string;
}

/** A custom domain that tests can add to acme. */
export const customDomain = 'support.acme.example';

const setUpAt = (server: TestServer, of: TestOrganization, body: object) =>
  server.call('sso.update', { as: of.admin, body });

export async function startSsoWorld(settings: Partial<Config> = {}): Promise<SsoWorld> {
  const names = await startNameServer();
  const server = await startTestServer({
    dnsServers: [names.address],
    allowPrivateTargets: true,
    ...settings,
  });
  server.context.config.publicUrl = server.url;
  const { port } = new URL(server.url);
  const hosts = ['acme.localhost', 'globex.localhost', customDomain];
  const provider = await startOidcServer([
    `${server.url}/sso/callback`,
    ...hosts.map((host) => `http://${host}:${port}/sso/callback`),
  ]);
  const { issuer, clientId, clientSecret } = provider;
  const isDone = (url: URL) => url.pathname === '/login';
  return {
    server,
    names,
    provider,
    setUp: (of, more = {}) => setUpAt(server, of, { issuer, clientId, clientSecret, ...more }),
    async prove(of, domain) {
      const as = of.admin;
      const { body } = await server.call('sso.addDomain', { as, body: { domain } });
      const row = body.domains.find((one) => one.domain === domain);
      const { name = '', value = '' } = row?.record ?? {};
      names.texts.set(name, [...(names.texts.get(name) ?? []), value]);
      await server.call('sso.verifyDomain', { as, params: { id: row?.id ?? '' } });
    },
    async signIn(who, browser = cookieBrowser(), of = server.acme) {
      provider.present = who;
      const opened = await browser.open(`${server.url}/sso/start/${of.subdomain}`, isDone);
      const token = browser.cookies.get(server.url)?.get('helpdesk') ?? null;
      const { status, url, text } = opened;
      return { token, path: url.pathname + url.search, status, text };
    },
    async stop() {
      await provider.stop();
      await server.stop();
      await names.stop();
    },
  };
}

/** Creates a user without an organization, signed in. */
export async function makeUser(
  server: TestServer,
  email: string,
  unconfirmedSince: string | null = null,
): Promise<TestMember> {
  const userId = newId();
  const token = await server.context.database.directory.write(async (tx) => {
    await tx.insert('users', {
      id: userId,
      email,
      notification_preferences: {},
      created_at: now(),
      email_unconfirmed_since: unconfirmedSince,
    });
    return startSession(tx, userId);
  });
  return { userId, email, token, role: 'agent' };
}
