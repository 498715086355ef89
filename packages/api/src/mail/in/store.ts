import { newId, now } from '../../database/ids.ts';
import { prepare, prepareDirectory } from '../../database/prepare.ts';
import type { InboundMailRow } from '../../database/rows/mail.ts';
import type { Database, DirectoryScope, Org, P } from '../../database/types.ts';

export interface Envelope {
  recipients: string[];
  from: string | null;
}

/** Keeps a mail as it came, once for each organization it goes to, all or none; only then it may be acknowledged. */
export async function keepMail(
  { directory }: Database,
  envelopes: ReadonlyMap<string, Envelope>,
  raw: Uint8Array,
): Promise<void> {
  await directory.write(async (tx) => {
    const at = now();
    for (const [organizationId, { recipients, from }] of envelopes) {
      await tx.insert('inbound_mails', {
        organization_id: organizationId,
        id: newId(),
        recipients,
        envelope_from: from,
        size: raw.length,
        state: 'waiting',
        due_at: at,
        received_at: at,
        raw,
      });
    }
  });
}

/** A mail that this process may read now. */
export type Claimed = Pick<InboundMailRow, 'organization_id' | 'id' | 'attempts'>;

const due = (directory: DirectoryScope, p: P<'now' | 'limit'>) =>
  directory
    .from('inbound_mails')
    .where('state', 'waiting')
    .where('due_at', '<=', p.now)
    .where((free) => free.whereNull('leased_until').orWhere('leased_until', '<', p.now))
    .orderBy('due_at')
    .limit(p.limit)
    .select('organization_id', 'id', 'attempts');

const dueHere = prepareDirectory(due);
const dueAmongNodes = prepareDirectory((directory, p: P<'now' | 'limit'>) =>
  due(directory, p).forUpdate().skipLocked(),
);

/** Takes up to `limit` mails that wait, until the lease ends; nobody else gets them meanwhile. */
export async function claimMails(
  { directory, dialect }: Database,
  limit: number,
  lease: number,
): Promise<Claimed[]> {
  const waiting = await directory.first(dueHere({ now: now(), limit: 1 }));
  if (!waiting) return [];
  const isDue = dialect === 'postgres' ? dueAmongNodes : dueHere;
  return directory.write(async (tx) => {
    const rows = await tx.all<Claimed>(isDue({ now: now(), limit }));
    for (const row of rows) {
      row.attempts += 1;
      await tx.update('inbound_mails', its(row), {
        leased_until: later(lease),
        attempts: row.attempts,
      });
    }
    return rows;
  });
}

/** Writes down that a mail could not be taken in: for good (null), or until it is tried again. */
export async function markFailed(
  { directory }: Database,
  mail: Claimed,
  error: string,
  wait: number | null,
): Promise<void> {
  await directory.write((tx) =>
    tx.update('inbound_mails', its(mail), {
      error: error.slice(0, 500),
      leased_until: null,
      ...(wait === null
        ? { state: 'failed', due_at: null, done_at: now() }
        : { due_at: later(wait) }),
    }),
  );
}

/** Frees what a killed process had taken: right where one process owns the database. */
export async function freeMails({ directory }: Database): Promise<void> {
  await directory.write((tx) =>
    tx.update(
      'inbound_mails',
      (row) => row.where('state', 'waiting').whereNotNull('leased_until'),
      { leased_until: null },
    ),
  );
}

/** How long an original can be looked at. */
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
    .select('recipients', 'envelope_from'),
);

/** A mail that was not taken in yet, without the mail itself. */
export const findWaiting = (org: Org, id: string) =>
  org.first<Pick<InboundMailRow, 'recipients' | 'envelope_from'>>(waitingById({ id }));

const sameMails = prepare((org, p: P<'fingerprint'>) =>
  org
    .from('inbound_mails')
    .where('fingerprint', p.fingerprint)
    .where('state', 'done')
    .limit(1)
    .select('ticket_id'),
);

/** A mail that was taken in and says the same under the same Message-ID. */
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

/** Whether a sender has sent so many mails within the last hour. */
export async function hasSent(org: Org, sender: string, most: number): Promise<boolean> {
  const values = { sender, since: later(-hour), limit: most };
  return (await org.all(sentSince(values))).length >= most;
}

const its = ({ organization_id, id }: Claimed) => ({ organization_id, id });
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
