import type { Config } from '../config.ts';
import type { OrganizationRow } from '../database/rows/people.ts';
import type { Org } from '../database/types.ts';
import { type MailSettings, readMailSettings } from '../features/organization/mail-settings.ts';
import { isDeliverable, productAddress } from './address.ts';
import { type Lane, laneOver } from './lane.ts';
import { openOwnServer } from './own-server.ts';
import { openTransport, type Transport } from './transport.ts';
import { Unsendable } from './trouble.ts';

/** How a mail leaves, and from which address. */
export interface Way {
  from: string;
  /** Throws `NotNow` where a mail would have to wait, before it is written. */
  ready(): void;
  send: Transport['send'];
}

export interface PostOffice {
  /** The product's own way. */
  product: Way;
  /** The way of an organization as it is set up now; throws `Unsendable` when it is not complete. */
  wayOf(org: Org, organization: OrganizationRow): Promise<Way>;
  close(): void;
}

const atOnce = 2;
/** So many organizations' servers are kept in mind; whoever sent longest ago is forgotten first. */
const mostLanes = 500;

export function openPostOffice(config: Config): PostOffice {
  const { publicUrl, secret } = config;
  const transport = openTransport(config);
  const product = {
    from: productAddress(publicUrl),
    ready: () => {},
    send: transport.send,
  };
  const lanes = new Map<string, { settings: string; lane: Lane }>();

  function laneOf(id: string, settings: OwnSettings): Lane {
    const written = JSON.stringify(settings);
    const known = lanes.get(id);
    lanes.delete(id);
    if (known && known.settings !== written) known.lane.close();
    const lane =
      known?.settings === written ? known.lane : laneOver(openOwnServer(settings, config), atOnce);
    lanes.set(id, { settings: written, lane });
    const [oldest] = lanes;
    if (oldest && lanes.size > mostLanes) forget(oldest[0]);
    return lane;
  }

  function forget(id: string) {
    lanes.get(id)?.lane.close();
    lanes.delete(id);
  }

  return {
    product,
    async wayOf(org, organization) {
      const settings = await readMailSettings(org, secret);
      if (settings.provider === 'helpdesk') {
        forget(org.id);
        return product;
      }
      const own = completed(settings);
      const from = ownAddress(settings, organization);
      const { ready, send } = laneOf(org.id, own);
      return { from, ready, send };
    },
    close() {
      transport.close();
      for (const id of lanes.keys()) forget(id);
    },
  };
}

type OwnSettings = NonNullable<MailSettings['smtp']>;

/** The settings of an organization's own server, when they are complete. */
export function completed({ smtp, provider }: MailSettings): OwnSettings {
  if (!smtp) throw new Unsendable('The settings for your own mail server are not complete');
  if (smtp.username && smtp.password === null) {
    const what = provider === 'google_workspace' ? 'An app password' : 'The password';
    throw new Unsendable(`${what} for ${smtp.username} is missing`);
  }
  return smtp;
}

/** From whom mails over an organization's own server are. */
export function ownAddress({ smtp }: MailSettings, { email_from }: OrganizationRow): string {
  for (const address of [email_from, smtp?.username]) {
    if (address && isDeliverable(address)) return address;
  }
  throw new Unsendable('There is no address to send from: set one under Branding');
}
