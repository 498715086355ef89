import type { EventPayloads } from '../../event-catalog.ts';
import { confirmLink, takeBackLink } from '../../features/accounts/email-links.ts';
import { findChange } from '../../features/accounts/store/email-changes.ts';
import { heading, link, paragraph, small } from '../layout/blocks.ts';
import { brandOf } from '../layout/brand.ts';
import { content } from '../layout/content.ts';
import { isDeliverable } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import type { Sender } from './customer-mail.ts';

/** Emails a confirmation link to the new address, and a notice to the current one, which can take the account back. */
export async function emailChangeRequested(
  { config, directory, organization }: Sender,
  { changeId, to: which }: EventPayloads['account.email_change_requested'],
): Promise<DraftMail | null> {
  const change = await findChange(directory, changeId);
  const to = which === 'new' ? change?.new_email : change?.old_email;
  if (!change || !to || !isDeliverable(to)) return null;
  const brand = brandOf(config, organization);
  if (which === 'new') {
    const preview = 'Confirm to use this email address for your account.';
    return {
      to,
      content: content(brand, 'Confirm your email address', preview, [
        heading('Confirm your email address'),
        paragraph(preview),
        link('Confirm email address', confirmLink(config, change)),
        small('The link works once and expires in 24 hours.'),
        small("Didn't request this? You can ignore this email."),
      ]),
    };
  }
  const preview = `You'll sign in with ${change.new_email} once that address is confirmed.`;
  return {
    to,
    content: content(brand, 'Your email address is about to change', preview, [
      heading('Your email address is about to change'),
      paragraph(preview),
      paragraph(
        "Wasn't you? Undo the change: we'll sign out all devices and ask you to set a new password.",
      ),
      link("This wasn't me", takeBackLink(config, change)),
      small('The link works for seven days, even after the change.'),
      small("If this was you, you don't need to do anything."),
    ]),
  };
}
