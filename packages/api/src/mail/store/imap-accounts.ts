import { unseal } from '../../auth/seal.ts';
import { now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { ImapAccountRow } from '../../database/rows/mail.ts';
import type { Database, Org, P } from '../../database/types.ts';
import { sealPassword } from '../../features/organization/mail-settings.ts';
import { leasedRows } from '../../jobs/store.ts';

/** A mailbox leased by this process. */
export type Claimed = Pick<ImapAccountRow, 'organization_id' | 'id' | 'attempts' | 'leased_until'>;

/** Mailboxes as jobs: each is due again after its turn. */
export const dueAccounts = (database: Database) =>
  leasedRows<Claimed>(database, {
    table: 'imap_accounts',
    waiting: 'due_at is not null',
    key: ['organization_id', 'id'],
    group: ['organization_id'],
  });

const all = prepare((org) => org.from('imap_accounts'));
const byId = prepare((org, p: P<'id'>) => org.from('imap_accounts').where('id', p.id));

export const readImapAccounts = (org: Org) => org.all<ImapAccountRow>(all({}));
export const findImapAccount = (org: Org, id: string) => org.first<ImapAccountRow>(byId({ id }));

export interface ImapInput {
  host: string;
  port: number;
  username: string;
  password: string;
  deletes: boolean;
}

/** The stored password, for its own host alone; null where it has to be entered. */
export function imapPassword(row: ImapAccountRow, host: string, sealing: string): string | null {
  const opened = row.password_sealed && unseal(sealing, row.password_sealed);
  if (!opened) return null;
  const kept = JSON.parse(opened) as { host: string; password: string };
  return kept.host === host.toLowerCase() ? kept.password : null;
}

/** Keeps the mailbox of a support address, whose new mail is looked for from now on; `place` is how far it was fetched before. */
export function keepImapAccount(
  org: Org,
  id: string,
  sealing: string,
  input: ImapInput,
  place: string,
) {
  const { host, port, username, deletes } = input;
  const at = now();
  const columns = {
    host,
    port,
    username,
    password_sealed: sealPassword(sealing, host, input.password),
    deletes: deletes ? 1 : 0,
    checked_at: null,
    problem: null,
    attempts: 0,
    due_at: at,
    leased_until: null,
  } as const;
  return org.write(async (tx) => {
    const before = await findImapAccount(tx, id);
    const isSame = before?.host === host && before.port === port && before.username === username;
    if (!isSame) await tx.remove('imap_mailboxes', { id: place });
    if (before) await tx.update('imap_accounts', { id }, columns);
    else await tx.insert('imap_accounts', { id, ...columns, created_at: at });
    await tx.record('support_addresses.changed', { ids: [id] });
  });
}

export const removeImapAccount = (org: Org, id: string) =>
  org.write(async (tx) => {
    if ((await tx.remove('imap_accounts', { id })) === 0) return;
    await tx.record('support_addresses.changed', { ids: [id] });
  });

interface Looked {
  /** Why mail could not be fetched; null for no problem. */
  problem: string | null;
  dueAt: string;
}

/** Notes how a turn ended, unless the mailbox was changed meanwhile. */
export const noteTurn = (org: Org, job: Claimed, { problem, dueAt }: Looked) =>
  org.write(async (tx) => {
    const { id, leased_until } = job;
    const before = await findImapAccount(tx, id);
    if (!before || before.leased_until !== leased_until) return;
    await tx.update(
      'imap_accounts',
      { id },
      {
        problem,
        due_at: dueAt,
        leased_until: null,
        ...(problem === null && { checked_at: now(), attempts: 0 }),
      },
    );
    if (before.problem !== problem || before.checked_at === null) {
      await tx.record('support_addresses.changed', { ids: [id] });
    }
  });
