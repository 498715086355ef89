import { now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { MailHealthRow } from '../../database/rows/mail-out.ts';
import type { Database, Org, Tx } from '../../database/types.ts';
import { troubleOf } from '../sending/trouble.ts';

/** Failed attempts (a few minutes) before admins are notified; wrong settings are reported at once. */
const failuresBeforeNotice = 8;
const day = 24 * 60 * 60 * 1000;

const health = prepare((org) => org.from('mail_health'));

/** Notifies the admins, once, that email over their own server is waiting. */
export async function noteFailure(org: Org, error: unknown, attempt: number): Promise<void> {
  const { sentence: reason, isOfSettings } = troubleOf(error);
  if (!isOfSettings && attempt < failuresBeforeNotice) return;
  const before = await org.first<MailHealthRow>(health({}));
  if (before?.failing_since) return;
  await org.write(async (tx) => {
    const row = await tx.first<MailHealthRow>(health({}));
    if (row?.failing_since) return;
    const at = now();
    const isAnnounced = row?.told_at ? Date.parse(at) - Date.parse(row.told_at) < day : false;
    const change = { failing_since: at, ...(isAnnounced ? {} : { told_at: at }) };
    if (row) await tx.update('mail_health', {}, change);
    else await tx.insert('mail_health', change);
    if (!isAnnounced) await tx.record('mail_server.refused', { reason });
  });
}

/** Mail works again: makes waiting emails due at once, and allows the next failure to be reported. */
export async function noteSuccess(org: Org): Promise<void> {
  const before = await org.first<MailHealthRow>(health({}));
  if (!before?.failing_since) return;
  await org.write(async (tx) => {
    await tx.update('mail_health', {}, { failing_since: null });
    await wakeMails(tx);
  });
}

/** Makes the organization's waiting emails due at once. */
export function wakeMails(tx: Tx) {
  const at = now();
  return tx.update(
    'outbox',
    (row) => row.where('listener', 'mail').whereNull('done_at').where('due_at', '>', at),
    { due_at: at },
  );
}

/** Makes all waiting emails of every organization due at once, because the product's server works again. */
export async function sendWaiting({ directory }: Database): Promise<void> {
  const at = now();
  await directory.write((tx) =>
    tx.update(
      'outbox',
      (row) => row.where('listener', 'mail').whereNull('done_at').where('due_at', '>', at),
      { due_at: at },
    ),
  );
}
