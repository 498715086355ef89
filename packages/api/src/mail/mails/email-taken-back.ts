import type { EventPayloads } from '../../event-catalog.ts';
import { findUser } from '../../features/accounts/store/accounts.ts';
import { heading, link, paragraph, small } from '../layout/blocks.ts';
import { brandOf } from '../layout/brand.ts';
import { content } from '../layout/content.ts';
import { isDeliverable } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import type { Sender } from './customer-mail.ts';

/** Emails the recovered sign-in address of an account, and explains how to set a new password. */
export async function emailTakenBack(
  { config, directory, organization }: Sender,
  { userId }: EventPayloads['account.email_taken_back'],
): Promise<DraftMail | null> {
  const user = await findUser(directory, userId);
  if (!user || !isDeliverable(user.email)) return null;
  const preview = `Your sign-in email is ${user.email} again. We signed out all devices and removed the password.`;
  return {
    to: user.email,
    content: content(brandOf(config, organization), 'You recovered your account', preview, [
      heading('You recovered your account'),
      paragraph(preview),
      paragraph("If you haven't set a new password yet, request a link."),
      link('Set a new password', `${config.publicUrl}/forgot-password`),
      small('Someone else knew your password. Change it everywhere you use it.'),
    ]),
  };
}
