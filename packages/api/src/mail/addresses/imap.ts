import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Config } from '../../config.ts';
import type { ImapAccountRow } from '../../database/rows/mail.ts';
import type { Org } from '../../database/types.ts';
import { checkHost, NotAllowed } from '../../outbound/addresses.ts';
import { invalid, Refusal } from '../../refusal.ts';
import { mailboxId } from '../in/imap.ts';
import { folder, withMailbox } from '../in/imap-accounts.ts';
import { imapTroubleOf, isSignInRefused } from '../in/imap-trouble.ts';
import { findImapAccount, imapPassword, keepImapAccount } from '../store/imap-accounts.ts';

/** Signs in to a mailbox, and saves it for a support address if that works. */
export async function connectImap(
  config: Config,
  org: Org,
  id: string,
  {
    host: typed,
    port = 993,
    username,
    password: given,
    deleteFetched = false,
  }: Schema<'ImapAccountInput'>,
): Promise<void> {
  const host = typed.toLowerCase();
  const before = await findImapAccount(org, id);
  const password = given || (before && imapPassword(before, host, config.secret));
  if (!password) throw invalid('password', 'Please enter the password', 'required');
  try {
    checkHost(host, config.allowPrivateTargets);
  } catch (error) {
    if (error instanceof NotAllowed)
      throw invalid('host', 'This mail server must be publicly accessible');
    throw error;
  }
  const input = { host, port, username, provider: null, password, deletes: deleteFetched };
  try {
    await withMailbox({ config }, input, { readOnly: !deleteFetched }, async () => {});
  } catch (error) {
    throw mailboxFailed(error);
  }
  const place = mailboxId({ ...input, user: username, folder });
  await org.write((tx) => keepImapAccount(tx, id, config.secret, input, place));
}

/** Returns the error for a mailbox that can't be opened, on the field that is probably wrong. */
function mailboxFailed(error: unknown): Refusal {
  const trouble = imapTroubleOf(error);
  const isOfPassword = isSignInRefused(error);
  const message = isOfPassword
    ? `${trouble.replace(/\.$/, '')}. Many providers need an app password here.`
    : trouble;
  const field = isOfPassword ? 'password' : 'host';
  return new Refusal(502, message, 'mailbox_failed', {
    errors: [{ field, code: 'mailbox_failed', message }],
  });
}

export const presentImap = (row: ImapAccountRow | undefined): Schema<'SupportAddress'>['imap'] =>
  row
    ? {
        host: row.host,
        port: row.port,
        username: row.username,
        provider: row.provider,
        deleteFetched: row.deletes === 1,
        checkedAt: row.checked_at,
        problem: row.problem,
        revokedAt: row.revoked_at,
      }
    : null;
