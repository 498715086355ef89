import type { Schema } from '@helpdesk/sdk/contract/operations';
import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { NoticeAddressRow } from '../../../database/rows/forms.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import { claimMail } from '../../../mail-limits/limits.ts';
import { isMembersAddress } from '../../../mail-limits/read/strangers.ts';
import { readOrganization } from '../../organization/store/organization.ts';
import type { FormSettings } from '../settings.ts';

const week = 7 * 24 * 60 * 60 * 1000;

const addressById = prepare((org, p: P<'id'>) => org.from('notice_addresses').where('id', p.id));
const addressOf = prepare((org, p: P<'email'>) =>
  org.from('notice_addresses').where('email', p.email),
);

export const findNoticeAddress = (org: Org, id: string) =>
  org.first<NoticeAddressRow>(addressById({ id }));

/** Whether an address may get notifications: it is confirmed, or belongs to a member. */
async function isConfirmed(org: Org, email: string): Promise<boolean> {
  if (await isMembersAddress(org, email)) return true;
  return Boolean((await org.first<NoticeAddressRow>(addressOf({ email })))?.confirmed_at);
}

type Notices = Schema<'ContactForm'>['notices'];

/** The recipient of a form's notifications, and their state; `organizationsAddress` is the default. */
export async function noticesOf(
  org: Org,
  { sendEmailNotification, emailNotificationTo }: FormSettings,
  organizationsAddress: string | null,
): Promise<{ to: string; state: Notices }> {
  const to = (emailNotificationTo || organizationsAddress || '').toLowerCase();
  if (!sendEmailNotification || !to) return { to, state: 'off' };
  return { to, state: (await isConfirmed(org, to)) ? 'sent' : 'waiting' };
}

/**
 * Emails a confirmation link to the recipient, unless notifications are already sent or off. Returns false if a
 * limit prevents the email.
 */
export async function requestNotices(
  tx: Tx,
  settings: FormSettings,
  by: string | null,
): Promise<boolean> {
  const { email_from } = await readOrganization(tx);
  const { to, state } = await noticesOf(tx, settings, email_from);
  if (state !== 'waiting') return true;
  const at = now();
  await tx.insertIfAbsent('notice_addresses', { id: newId(), email: to, requested_at: at });
  await tx.update('notice_addresses', { email: to }, { requested_at: at });
  const row = await tx.first<NoticeAddressRow>(addressOf({ email: to }));
  if (!row) throw new Error('An address for notices vanished inside its own transaction');
  const expiresAt = new Date(Date.parse(at) + week).toISOString();
  const kind = 'notice_address.requested';
  const seq = await tx.record(kind, { noticeAddressId: row.id, expiresAt });
  return claimMail(tx, { kind, seq, to, by }, true);
}

/** Confirms an address, if it is still the one that got the link. */
export const confirmNotices = (org: Org, { id, email }: NoticeAddressRow) =>
  org.write((tx) => tx.update('notice_addresses', { id, email }, { confirmed_at: now() }));
