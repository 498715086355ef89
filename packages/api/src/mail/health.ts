import { now } from '../database/ids.ts';
import { prepare } from '../database/prepare.ts';
import type { MailHealthRow } from '../database/rows/mail-out.ts';
import type { Org } from '../database/types.ts';
import { troubleOf } from './trouble.ts';

/** So many tries, some minutes, may fail before that is worth telling; what the settings are to blame for is told at once. */
const patience = 8;
const day = 24 * 60 * 60 * 1000;

const health = prepare((org) => org.from('mail_health'));

/** Tells the admins, once, that mail over their own server has to wait. */
export async function noteFailure(org: Org, error: unknown, attempt: number): Promise<void> {
  const { sentence: reason, isOfSettings } = troubleOf(error);
  if (!isOfSettings && attempt < patience) return;
  const before = await org.first<MailHealthRow>(health({}));
  if (before?.failing_since) return;
  await org.write(async (tx) => {
    const row = await tx.first<MailHealthRow>(health({}));
    if (row?.failing_since) return;
    const at = now();
    const isTold = row?.told_at ? Date.parse(at) - Date.parse(row.told_at) < day : false;
    const change = { failing_since: at, ...(isTold ? {} : { told_at: at }) };
    if (row) await tx.update('mail_health', {}, change);
    else await tx.insert('mail_health', change);
    if (!isTold) await tx.record('mail_server.refused', { reason });
  });
}

/** Mail gets through: what waits need not wait longer, and the next failure is a new one. */
export async function noteSuccess(org: Org): Promise<void> {
  const before = await org.first<MailHealthRow>(health({}));
  if (!before?.failing_since) return;
  await org.write(async (tx) => {
    await tx.update('mail_health', {}, { failing_since: null });
    const at = now();
    await tx.update(
      'outbox',
      (letter) => letter.where('listener', 'mail').whereNull('done_at').where('due_at', '>', at),
      { due_at: at },
    );
  });
}
