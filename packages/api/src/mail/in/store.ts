import { later, newId, now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { InboundMailRow } from '../../database/rows/mail.ts';
import type { Database, DirectoryTx, Org, P } from '../../database/types.ts';
import { leasedRows } from '../../jobs/store.ts';

export interface Envelope {
  recipients: string[];
  from: string | null;
  /** The server that delivered it; null for what is unknown. */
  client: { ip: string | null; helo: string | null };
}

/** Stores a raw email once for each of its organizations, in one transaction; after that it may be acknowledged. */
export async function keepMail(
  { directory }: Database,
  envelopes: ReadonlyMap<string, Envelope>,
  raw: Uint8Array,
): Promise<void> {
  await directory.write(async (tx) => {
    for (const [organizationId, envelope] of envelopes) {
      await keepOne(tx, organizationId, envelope, raw);
    }
  });
}

/** Stores a raw email for one organization. */
export async function keepOne(
  tx: DirectoryTx,
  organizationId: string,
  { recipients, from, client }: Envelope,
  raw: Uint8Array,
): Promise<void> {
  const at = now();
  await tx.insert('inbound_mails', {
    organization_id: organizationId,
    id: newId(),
    recipients,
    envelope_from: from,
    client_ip: client.ip,
    client_helo: client.helo,
    size: raw.length,
    state: 'waiting',
    due_at: at,
    received_at: at,
    raw,
  });
}

/** An email leased by this process. */
export type Claimed = Pick<InboundMailRow, 'organization_id' | 'id' | 'attempts' | 'leased_until'>;

/** Stored emails as jobs. */
export const waitingMails = (database: Database) =>
  leasedRows<Claimed>(database, {
    table: 'inbound_mails',
    waiting: "state = 'waiting'",
    key: ['organization_id', 'id'],
    group: ['organization_id'],
  });

/** How long original emails are kept, in milliseconds. */
const kept = 90 * 24 * 60 * 60 * 1000;

export async function forgetOldMails({ directory }: Database): Promise<void> {
  await directory.write((tx) =>
    tx.remove('inbound_mails', (row) =>
      row.whereNot('state', 'waiting').where('received_at', '<', later(-kept)),
    ),
  );
}

const mailById = prepare((org, p: P<'id'>) => org.from('inbound_mails').where('id', p.id));

export const findMail = (org: Org, id: string) => org.first<InboundMailRow>(mailById({ id }));

const waitingById = prepare((org, p: P<'id'>) =>
  org
    .from('inbound_mails')
    .where('id', p.id)
    .where('state', 'waiting')
    .select('recipients', 'envelope_from', 'outcome', 'entered_sender'),
);

/** The stored data of an email without its content. */
export type WaitingMail = Pick<
  InboundMailRow,
  'recipients' | 'envelope_from' | 'outcome' | 'entered_sender'
>;

/** Finds an email that isn't processed yet, without its content. */
export const findWaiting = (org: Org, id: string) => org.first<WaitingMail>(waitingById({ id }));

const sameMails = prepare((org, p: P<'fingerprint'>) =>
  org
    .from('inbound_mails')
    .where('fingerprint', p.fingerprint)
    .where('state', 'done')
    // Equivalent when changed: only the first row is used.
    .limit(1)
    .select('ticket_id'),
);

/** Finds a processed email with the same Message-ID and content. */
export const findSame = (org: Org, fingerprint: string) =>
  org.first<Pick<InboundMailRow, 'ticket_id'>>(sameMails({ fingerprint }));

const sentSince = prepare((org, p: P<'sender' | 'since' | 'limit'>) =>
  org
    .from('inbound_mails')
    .where('sender', p.sender)
    .where('received_at', '>', p.since)
    .limit(p.limit)
    .select('id'),
);

const hour = 60 * 60 * 1000;

/** Checks whether a sender has sent this many emails within the last hour. */
export async function hasSent(org: Org, sender: string, most: number): Promise<boolean> {
  const values = { sender, since: later(-hour), limit: most };
  return (await org.all(sentSince(values))).length >= most;
}
