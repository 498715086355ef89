import type { SecondFactorChange } from '@helpdesk/sdk/rules/event-payloads';
import type { EventPayloads } from '../../event-catalog.ts';
import { findUser } from '../../features/accounts/store/accounts.ts';
import { unusedCodes } from '../../features/accounts/store/second-factor.ts';
import { heading, link, paragraph, small } from '../layout/blocks.ts';
import { brandOf } from '../layout/brand.ts';
import { content } from '../layout/content.ts';
import { isDeliverable } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import type { Sender } from './customer-mail.ts';

const what: Record<SecondFactorChange, { subject: string; text: string }> = {
  totp_added: {
    subject: 'Authenticator app added to your account',
    text: "You'll now enter a code from the app when you sign in.",
  },
  totp_removed: {
    subject: 'Authenticator app removed from your account',
    text: 'You no longer need a code from the app to sign in.',
  },
  passkey_added: {
    subject: 'Passkey added to your account',
    text: 'You can now sign in with this passkey, without your password.',
  },
  passkey_removed: {
    subject: 'Passkey removed from your account',
    text: 'You can no longer sign in with this passkey.',
  },
  reset: {
    subject: 'Two-factor authentication was reset',
    text: 'An administrator turned off two-factor authentication for your account and signed you out everywhere. Until you set it up again, you sign in with your password only.',
  },
  recovery_codes_made: {
    subject: 'New recovery codes generated',
    text: 'Your old recovery codes no longer work.',
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    text: 'Someone signed in to your account with your password and a recovery code.',
  },
};

/** Emails a user that their two-factor authentication has changed, or that a recovery code was used. */
export async function secondFactorChanged(
  { config, directory, organization }: Sender,
  { userId, change, at }: EventPayloads['account.second_factor_changed'],
): Promise<DraftMail | null> {
  const user = await findUser(directory, userId);
  if (!user || !isDeliverable(user.email)) return null;
  const { subject, text } = what[change];
  const left =
    change === 'recovery_code_used' ? (await unusedCodes(directory, userId)).length : null;
  return {
    to: user.email,
    content: content(brandOf(config, organization), subject, text, [
      heading(subject),
      paragraph(text),
      ...(left === null ? [] : [paragraph(`Recovery codes left: ${left}`)]),
      paragraph(`Time: ${when.format(new Date(at))} UTC`),
      small("If this was you, you don't need to do anything."),
      paragraph("Wasn't you? Change your password now and review your sign-in methods."),
      link('Open your profile', `${config.publicUrl}/profile`),
      small(`Can't sign in? Contact an administrator of ${organization.name}.`),
    ]),
  };
}

const when = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
