import type { OrganizationRow } from '../../database/rows/people.ts';
import type { Org } from '../../database/types.ts';
import { type MailSettings, readMailSettings } from '../../features/organization/mail-settings.ts';
import { NotNow } from '../../jobs/retry.ts';
import type { ServerContext } from '../../server-context.ts';
import { withAccess } from '../oauth/access.ts';
import { OAuthTrouble } from '../oauth/trouble.ts';
import { findImapAccount, noteRevoked } from '../store/imap-accounts.ts';
import { readSupportAddresses, type SupportAddress } from '../store/support-addresses.ts';
import { isDeliverable, productAddress } from './address.ts';
import { limitedTransport } from './limited-transport.ts';
import { openOwnServer } from './own-server.ts';
import { createServerCache } from './server-cache.ts';
import { openTransport, type Transport } from './transport.ts';
import { isSignInRefused, Unsendable } from './trouble.ts';

/** A transport with its sender address. */
export interface Route {
  from: string;
  /** Throws `NotNow` if an email would have to wait, before it is rendered. */
  ready(): void;
  send: Transport['send'];
}

export interface Mailer {
  /** The route of the product's own emails. */
  product: Route;
  /** The route of an organization by its current settings; throws `Unsendable` if they are incomplete. */
  routeOf(org: Org, organization: OrganizationRow): Promise<Route>;
  /**
   * The route of an address whose mailbox is connected at its provider, which sends for it; null for any other. Throws `NotNow` while the
   * provider refuses access.
   */
  routeAs(org: Org, address: SupportAddress): Promise<Route | null>;
  close(): void;
}

const atOnce = 2;
/** Retry delay in milliseconds while the provider refuses access, until an admin connects the address again. */
const whileRevoked = 15 * 60 * 1000;

export function openMailer(server: Its): Mailer {
  const { config } = server;
  const { publicUrl, secret } = config;
  const transport = openTransport(config);
  const product = {
    from: productAddress(publicUrl),
    ready: () => {},
    send: transport.send,
  };
  const servers = createServerCache((settings: ServerSettings) =>
    limitedTransport(openOwnServer(settings, config), atOnce),
  );

  return {
    product,
    async routeOf(org, organization) {
      const settings = await readMailSettings(org, secret);
      if (settings.provider === 'helpdesk') {
        servers.forget(org.id);
        return product;
      }
      const own = completed(settings);
      const from = await ownSender(org, settings, organization);
      const { ready, send } = servers.get(org.id, own);
      return { from, ready, send };
    },
    async routeAs(org, { id, email }) {
      const row = await findImapAccount(org, id);
      const provider = row?.provider && config.mailProviders[row.provider];
      if (!row || !provider) return null;
      if (row.revoked_at !== null) throw new NotNow(whileRevoked, row.problem ?? undefined);
      const { host, port } = provider.smtp;
      const settings = { host, port, username: row.username, password: null, secure: true };
      const over = (accessToken: string) =>
        servers.get(`${org.id} ${id}`, { ...settings, accessToken });
      return {
        from: email,
        ready: () => {},
        async send(mail, signal) {
          try {
            await withAccess(
              server,
              org,
              row,
              (token) => over(token).send(mail, signal),
              isSignInRefused,
            );
          } catch (error) {
            if (!(error instanceof OAuthTrouble && error.isRevoked)) throw error;
            await noteRevoked(org, row, error.message);
            throw new NotNow(whileRevoked, error.message);
          }
        },
      };
    },
    close() {
      transport.close();
      servers.close();
    },
  };
}

type Its = Pick<ServerContext, 'config' | 'outbound' | 'memory'>;
type ServerSettings = OwnSettings & { accessToken?: string };
type OwnSettings = NonNullable<MailSettings['smtp']>;

/** Returns the settings of an organization's own server; throws `Unsendable` if they are incomplete. */
export function completed({ smtp, provider }: MailSettings): OwnSettings {
  if (!smtp) throw new Unsendable('The settings for your own mail server are incomplete');
  if (smtp.username && smtp.password === null) {
    const what = provider === 'google_workspace' ? 'An app password' : 'The password';
    throw new Unsendable(`${what} for ${smtp.username} is missing`);
  }
  return smtp;
}

/** Returns the sender of emails over an organization's own server: without a configured one, its first support address. */
export async function ownSender(
  org: Org,
  settings: Parameters<typeof ownAddress>[0],
  organization: OrganizationRow,
): Promise<string> {
  try {
    return ownAddress(settings, organization);
  } catch (error) {
    const first = (await readSupportAddresses(org)).find(({ verified_at }) => verified_at !== null);
    if (first) return first.email;
    throw error;
  }
}

/** The same, by the settings alone. */
export function ownAddress(
  { smtp }: { smtp: Pick<OwnSettings, 'username'> | null },
  { email_from }: Pick<OrganizationRow, 'email_from'>,
): string {
  for (const address of [email_from, smtp?.username]) {
    if (address && isDeliverable(address)) return address;
  }
  throw new Unsendable('Set a From address under Branding');
}
