import { now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { UserRow } from '../../../database/rows/people.ts';
import type { Directory, Org } from '../../../database/types.ts';
import { claimMail, tooManyMails } from '../../../mail-limits/limits.ts';
import { confirmationExpiry } from '../confirmation-link.ts';
import { aboutUser } from './about-user.ts';
import { organizationThatWrites } from './password-reset.ts';

const confirmedAdmin = prepare((org) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where('memberships.role', 'admin')
    .whereNull('users.email_unconfirmed_since')
    .limit(1)
    .select('memberships.id'),
);

/** Whether any admin has a confirmed address. Until then, the organization is unverified. */
export const isConfirmed = async (org: Org) => (await org.first(confirmedAdmin({}))) !== undefined;

/** Emails another confirmation link to a user without a confirmed address. */
export async function requestConfirmation(directory: Directory, user: UserRow): Promise<void> {
  if (user.email_unconfirmed_since === null) return;
  const account = await aboutUser(directory, user.id);
  await account.write(async (tx) => {
    const organizationId = await organizationThatWrites(tx, user);
    if (!organizationId) return;
    const org = tx.org(organizationId);
    const kind = 'account.confirmation_requested';
    const seq = await org.record(kind, { userId: user.id, expiresAt: confirmationExpiry(now()) });
    const mail = { kind, seq, to: user.email, by: user.id } as const;
    if (!(await claimMail(org, mail, true))) throw tooManyMails();
  });
}

/** Marks an address as confirmed, if the account still uses it. */
export const confirmEmail = (directory: Directory, { id, email }: UserRow) =>
  directory
    .locking({ users: [id] })
    .write((tx) => tx.update('users', { id, email }, { email_unconfirmed_since: null }));
