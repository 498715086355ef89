import { unseal } from '../../auth/seal.ts';
import { now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { ImapAccountRow } from '../../database/rows/mail.ts';
import type { Database, Org, P, Tx } from '../../database/types.ts';
import { sealPassword } from '../../features/organization/mail-settings.ts';
import { leasedRows } from '../../jobs/store.ts';
import { mustFindAddress } from './support-addresses.ts';

/** A mailbox leased by this process. */
export type Claimed = Pick<ImapAccountRow, 'organization_id' | 'id' | 'attempts' | 'leased_until'>;

/** Mailboxes as jobs: each becomes due again after a run. */
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
  /** The sign-in provider; null for a password. */
  provider: ImapAccountRow['provider'];
  /** The password, or the refresh token of the provider. */
  password: string;
  deletes: boolean;
}

/** Returns the stored password, only for its own host; null if it must be entered. */
export const imapPassword = (row: ImapAccountRow, host: string, sealing: string): string | null =>
  row.provider === null ? secretFor(row, host, sealing) : null;

/** Returns the refresh token of a mailbox that is connected at its provider; null if it must be connected again. */
export const refreshTokenOf = (row: ImapAccountRow, sealing: string): string | null =>
  row.provider === null ? null : secretFor(row, row.host, sealing);

function secretFor(row: ImapAccountRow, host: string, sealing: string): string | null {
  const opened = row.password_sealed && unseal(sealing, row.password_sealed);
  if (!opened) return null;
  const kept = JSON.parse(opened) as { host: string; password: string };
  return kept.host === host.toLowerCase() ? kept.password : null;
}

/** Saves the mailbox of a support address, and starts fetching its new mail; `place` is the id of the stored position. */
export async function keepImapAccount(
  tx: Tx,
  id: string,
  sealing: string,
  input: ImapInput,
  place: string,
) {
  const { host, port, username, provider, deletes } = input;
  const at = now();
  const columns = {
    host,
    port,
    username,
    provider,
    password_sealed: sealPassword(sealing, host, input.password),
    deletes: deletes ? 1 : 0,
    checked_at: null,
    problem: null,
    revoked_at: null,
    attempts: 0,
    due_at: at,
    leased_until: null,
  } as const;
  const before = await findImapAccount(tx, id);
  const isSame = before?.host === host && before.port === port && before.username === username;
  if (!isSame) await tx.remove('imap_mailboxes', { id: place });
  if (before) await tx.update('imap_accounts', { id }, columns);
  else await tx.insert('imap_accounts', { id, ...columns, created_at: at });
  await tx.record('support_addresses.changed', { ids: [id] });
}

/** Stores a new refresh token from the provider in place of the one in this row. */
export const keepRefreshToken = (
  org: Org,
  { id, host, password_sealed }: ImapAccountRow,
  sealing: string,
  refreshToken: string,
) =>
  org.write((tx) =>
    tx.update(
      'imap_accounts',
      { id, password_sealed },
      { password_sealed: sealPassword(sealing, host, refreshToken) },
    ),
  );

/** Records that a mailbox's provider refuses access, as noticed while sending. */
export const noteRevoked = (org: Org, { id, password_sealed }: ImapAccountRow, problem: string) =>
  org.write(async (tx) => {
    const of = { id, password_sealed, revoked_at: null };
    if ((await tx.update('imap_accounts', of, { problem, revoked_at: now() })) === 0) return;
    await tx.record('support_addresses.changed', { ids: [id] });
    await tellOf(tx, id, problem, true);
  });

export const removeImapAccount = (org: Org, id: string) =>
  org.write(async (tx) => {
    if ((await tx.remove('imap_accounts', { id })) === 0) return;
    await tx.record('support_addresses.changed', { ids: [id] });
  });

/** Consecutive failures after which admins are notified: about half an hour. */
const toldAfter = 5;

async function tellOf(tx: Tx, id: string, reason: string, isRevoked: boolean) {
  const { email } = await mustFindAddress(tx, id);
  await tx.record('mailbox.failing', { email, reason, isRevoked });
}

interface Looked {
  /** Why mail could not be fetched; null for no problem. */
  problem: string | null;
  /** Whether the provider refuses access. */
  isRevoked?: boolean;
  dueAt: string;
}

/** Records the result of a run, unless the mailbox was changed meanwhile. */
export const noteTurn = (org: Org, job: Claimed, { problem, isRevoked = false, dueAt }: Looked) =>
  org.write(async (tx) => {
    const { id, attempts, leased_until } = job;
    const before = await findImapAccount(tx, id);
    if (!before || before.leased_until !== leased_until) return;
    await tx.update(
      'imap_accounts',
      { id },
      {
        problem,
        due_at: dueAt,
        leased_until: null,
        ...(problem === null && { checked_at: now(), attempts: 0, revoked_at: null }),
        ...(isRevoked && { revoked_at: before.revoked_at ?? now() }),
      },
    );
    if (before.problem !== problem || before.checked_at === null) {
      await tx.record('support_addresses.changed', { ids: [id] });
    }
    if (problem === null || before.revoked_at !== null) return;
    if (isRevoked || attempts === toldAfter) await tellOf(tx, id, problem, isRevoked);
  });
