import type { EventPayloads } from '../event-catalog.ts';
import { confirmLink, takeBackLink } from '../features/accounts/email-links.ts';
import { findChange } from '../features/accounts/store/email-changes.ts';
import { isDeliverable } from './address.ts';
import { heading, link, paragraph, small } from './blocks.ts';
import { brandOf } from './brand.ts';
import { content } from './content.ts';
import type { Sender } from './customer-mail.ts';
import type { DraftMail } from './outgoing.ts';

/** Mails a confirmation link to the new address, and a notice to the present one, which can take the account back. */
export async function emailChangeRequested(
  { config, directory, organization }: Sender,
  { changeId, to: which }: EventPayloads['account.email_change_requested'],
): Promise<DraftMail | null> {
  const change = await findChange(directory, changeId);
  const to = which === 'new' ? change?.new_email : change?.old_email;
  if (!change || !to || !isDeliverable(to)) return null;
  const brand = brandOf(config, organization);
  if (which === 'new') {
    const preview = 'Your account has this email address once you confirm it.';
    return {
      to,
      content: content(brand, 'Confirm your email address', preview, [
        heading('Confirm your email address'),
        paragraph(preview),
        link('Confirm', confirmLink(config, change)),
        small('The link works once, within a day.'),
        small('You did not ask for this? Then there is nothing to do.'),
      ]),
    };
  }
  const preview = `Your account is to sign in with ${change.new_email} once that mailbox confirms it.`;
  return {
    to,
    content: content(brand, 'Your email address is about to change', preview, [
      heading('Your email address is about to change'),
      paragraph(preview),
      paragraph(
        'It was not you? Take it back: everybody is signed out, and you choose a new password.',
      ),
      link('It was not me', takeBackLink(config, change)),
      small('The link works for seven days, after the change too.'),
      small('It was you? Then there is nothing to do here.'),
    ]),
  };
}
