import type { EventPayloads } from '../../event-catalog.ts';
import { findUser } from '../../features/accounts/store/accounts.ts';
import { heading, link, paragraph, small } from '../layout/blocks.ts';
import { brandOf } from '../layout/brand.ts';
import { content } from '../layout/content.ts';
import { isDeliverable } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import type { Sender } from './customer-mail.ts';
import { dayOf } from './day-of.ts';

/** Emails a user when their account will be deleted, and how to keep it. */
export async function accountDeletion(
  { config, directory, organization }: Sender,
  { userId, deletesAt }: EventPayloads['account.deletion_requested'],
): Promise<DraftMail | null> {
  const user = await findUser(directory, userId);
  // A user who has signed in since then keeps their account.
  if (!user?.deletes_at || !isDeliverable(user.email)) return null;
  const subject = 'Your account will be deleted';
  const text = `Your account will be deleted on ${dayOf(deletesAt)}. We signed you out everywhere.`;
  return {
    to: user.email,
    content: content(brandOf(config, organization), subject, text, [
      heading(subject),
      paragraph(text),
      paragraph('To keep your account, sign in before then.'),
      link('Sign in and keep my account', `${config.publicUrl}/login`),
      small('Your organizations keep your messages, without your name.'),
      small("Wasn't you? Sign in, change your password and review your sign-in methods."),
    ]),
  };
}
