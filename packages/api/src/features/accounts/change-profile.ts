import type { Schema } from '@helpdesk/sdk/contract/operations';
import { signatureRefusal } from '@helpdesk/sdk/rules/signatures';
import type { Config } from '../../config.ts';
import type { Directory } from '../../database/types.ts';
import { invalid, notFound } from '../../refusal.ts';
import { aboutUser } from './store/about-user.ts';
import { emailTaken, findUser } from './store/accounts.ts';
import { isTaken, requestChange } from './store/email-changes.ts';

/**
 * Changes a user's name, or their signature in one organization; a new email address takes effect once its link is
 * opened.
 * Omitted fields stay unchanged.
 */
export async function changeProfile(
  directory: Directory,
  config: Config,
  id: string,
  { firstName, lastName, email: given, undoSendSeconds, signature }: Schema<'ProfileInput'>,
  { ownToken, organizationId }: { ownToken: string | null; organizationId: string | null },
): Promise<void> {
  const refusal = signature !== undefined && signatureRefusal(signature);
  if (refusal) throw invalid('signature', refusal, 'variable');
  const account = await aboutUser(directory, id);
  await account.write(async (tx) => {
    const user = await findUser(tx, id);
    const email = given?.toLowerCase();
    const next = email !== undefined && email !== user?.email ? email : undefined;
    if (next !== undefined && (await isTaken(tx, next, id))) throw emailTaken();
    // Updates the memberships, so cached responses of every organization become stale.
    const patch = {
      first_name: firstName,
      last_name: lastName,
      email: next && user?.email,
      undo_send_seconds: undoSendSeconds,
    };
    if (signature !== undefined) {
      if (organizationId === null) throw notFound('Organization not found');
      await tx
        .org(organizationId)
        .update('memberships', { user_id: id }, { signature: signature || null });
    }
    if (!user || Object.values(patch).every((value) => value === undefined)) return;
    await tx.update('users', { id }, patch);
    if (next !== undefined) await requestChange(tx, config, user, next, ownToken);
  });
}
