import type { EventPayloads } from '../event-catalog.ts';
import { findUser } from '../features/accounts/store/accounts.ts';
import { isDeliverable } from './address.ts';
import { heading, link, paragraph, small } from './blocks.ts';
import { brandOf } from './brand.ts';
import { content } from './content.ts';
import type { Sender } from './customer-mail.ts';
import type { DraftMail } from './outgoing.ts';

/** Says to the address that an account has again that it does, and how to get in. */
export async function emailTakenBack(
  { config, directory, organization }: Sender,
  { userId }: EventPayloads['account.email_taken_back'],
): Promise<DraftMail | null> {
  const user = await findUser(directory, userId);
  if (!user || !isDeliverable(user.email)) return null;
  const preview = `It signs in with ${user.email} as before. Everybody was signed out, and the password is gone.`;
  return {
    to: user.email,
    content: content(brandOf(config, organization), 'Your account is yours again', preview, [
      heading('Your account is yours again'),
      paragraph(preview),
      paragraph('If you have not chosen a new password yet, have a link mailed to you.'),
      link('Choose a new password', `${config.publicUrl}/forgot-password`),
      small('Whoever took the account knew its password: change it wherever else you use it.'),
    ]),
  };
}
