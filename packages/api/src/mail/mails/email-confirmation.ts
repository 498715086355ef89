import type { EventPayloads } from '../../event-catalog.ts';
import { confirmationLink } from '../../features/accounts/confirmation-link.ts';
import { findUser } from '../../features/accounts/store/accounts.ts';
import { heading, link, paragraph, small } from '../layout/blocks.ts';
import { brandOf } from '../layout/brand.ts';
import { content } from '../layout/content.ts';
import { isDeliverable } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import type { Sender } from './customer-mail.ts';

/** Asks for confirmation of an address used at sign-up; contains nothing that the user entered. */
export async function emailConfirmation(
  { config, directory, organization }: Sender,
  { userId, expiresAt }: EventPayloads['account.confirmation_requested'],
): Promise<DraftMail | null> {
  const user = await findUser(directory, userId);
  if (!user || user.email_unconfirmed_since === null || !isDeliverable(user.email)) return null;
  const preview = 'Confirm that this email address is yours.';
  return {
    to: user.email,
    content: content(brandOf(config, organization), 'Confirm your email address', preview, [
      heading('Confirm your email address'),
      paragraph("You signed up with this email address. Confirm that it's yours."),
      link('Confirm email address', confirmationLink(config, userId, user.email, expiresAt)),
      small('The link works for seven days.'),
      small("Didn't sign up? You can ignore this email."),
    ]),
  };
}
