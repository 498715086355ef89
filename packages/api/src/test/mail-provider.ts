import type { MailProvider } from '../config-mail.ts';
import { type Inbox, openInbox } from '../mail/test-inbox.ts';
import { cookieBrowser } from './cookie-browser.ts';
import type { TestMember } from './factories.ts';
import type { TestServer } from './harness.ts';
import { type ImapStandIn, openImapStandIn } from './imap-server.ts';
import { type OidcServer, startOidcServer } from './oidc-server.ts';

/** A mailbox provider that accepts only access tokens. */
export interface MailProviderStandIn {
  oauth: OidcServer;
  imap: ImapStandIn;
  smtp: Inbox;
  /** Access tokens that its servers no longer accept. */
  ended: Set<string>;
  /** Access tokens that its servers have accepted. */
  used: Set<string>;
  /** Whether its organization allows mailboxes to send by SMTP. */
  sends: boolean;
  close(): Promise<void>;
}

export async function openMailProvider(
  redirectUri: string,
  scopes: readonly string[],
): Promise<MailProviderStandIn> {
  const oauth = await startOidcServer([redirectUri], scopes);
  const accepts = async (user: string, accessToken: string) => {
    const holder = await oauth.holderOf(accessToken);
    const isHis = !standIn.ended.has(accessToken) && holder?.email === user;
    if (isHis) standIn.used.add(accessToken);
    return isHis;
  };
  const imap = await openImapStandIn();
  imap.accepts = accepts;
  const smtp = await openInbox({
    disabledCommands: [],
    authMethods: ['XOAUTH2'],
    onAuth({ username = '', accessToken = '' }, _session, done) {
      void accepts(username, accessToken).then((isHis) =>
        isHis && standIn.sends
          ? done(null, { user: username })
          : done(Object.assign(new Error('Authentication failed'), { responseCode: 535 })),
      );
    },
  });
  const standIn: MailProviderStandIn = {
    oauth,
    imap,
    smtp,
    ended: new Set(),
    used: new Set(),
    sends: true,
    close: async () => {
      await Promise.all([oauth.stop(), imap.close(), smtp.close()]);
    },
  };
  return standIn;
}

const scopes = ['https://mail.google.com/'];

/** Starts a stand-in for Google with the mailbox of one address. */
export async function openGoogle(publicUrl: string, email: string) {
  const standIn = await openMailProvider(`${publicUrl}/oauth/mailbox`, scopes);
  const { issuer, clientId, clientSecret, people } = standIn.oauth;
  people.set('support', { email });
  standIn.oauth.present = 'support';
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const google: MailProvider = {
    issuer,
    clientId,
    clientSecret,
    scopes,
    imap: at(standIn.imap.port),
    smtp: at(standIn.smtp.port),
  };
  return { standIn, mailProviders: { google } };
}

/** Signs in to the mailbox of a support address; returns the query of the browser's redirect back. */
export async function signInToMailbox(server: TestServer, as: TestMember, id: string) {
  const { body } = await server.call('supportAddresses.startOAuth', {
    as,
    params: { id },
    body: { provider: 'google', next: '/settings/support-address' },
  });
  const { url } = await cookieBrowser().open(body.url, ({ pathname }) =>
    pathname.startsWith('/oauth/'),
  );
  return url.search.slice(1);
}
