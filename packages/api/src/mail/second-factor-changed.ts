import type { SecondFactorChange } from '@helpdesk/sdk/rules/event-payloads';
import type { EventPayloads } from '../event-catalog.ts';
import { findUser } from '../features/accounts/store/accounts.ts';
import { unusedCodes } from '../features/accounts/store/second-factor.ts';
import { isDeliverable } from './address.ts';
import { heading, link, paragraph, small } from './blocks.ts';
import { brandOf } from './brand.ts';
import { content } from './content.ts';
import type { Sender } from './customer-mail.ts';
import type { DraftMail } from './outgoing.ts';

const what: Record<SecondFactorChange, { subject: string; text: string }> = {
  totp_added: {
    subject: 'An authenticator app was set up',
    text: 'From now on, signing in to your account takes a code of the app besides the password.',
  },
  totp_removed: {
    subject: 'The authenticator app was removed',
    text: 'Signing in to your account takes no code of an app any more.',
  },
  passkey_added: {
    subject: 'A passkey was set up',
    text: 'From now on, somebody can sign in to your account with this passkey, without the password too.',
  },
  passkey_removed: {
    subject: 'A passkey was removed',
    text: 'Nobody can sign in to your account with it any more.',
  },
  reset: {
    subject: 'Your second factor was removed',
    text: 'An administrator removed the second factor of your account, and signed you out everywhere. Signing in takes the password alone until you set one up again.',
  },
  recovery_codes_made: {
    subject: 'New recovery codes were made',
    text: 'Your account has new recovery codes. The former ones do not work any more.',
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    text: 'Somebody signed in to your account with the password and one of its recovery codes.',
  },
};

/** Tells a user that their second factor has changed, or that a recovery code was used. */
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
      ...(left === null ? [] : [paragraph(`Recovery codes that are left: ${left}`)]),
      paragraph(`When: ${when.format(new Date(at))} UTC`),
      small('It was you? Then there is nothing to do.'),
      paragraph(
        'It was not you? Change your password at once, and look at how your account signs in.',
      ),
      link('Open your profile', `${config.publicUrl}/profile`),
      small(`You cannot sign in any more? Ask an administrator of ${organization.name}.`),
    ]),
  };
}

const when = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
