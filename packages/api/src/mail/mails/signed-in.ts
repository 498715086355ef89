import { deviceOf } from '../../auth/device-name.ts';
import type { EventPayloads } from '../../event-catalog.ts';
import { findUser } from '../../features/accounts/store/accounts.ts';
import { findSignIn } from '../../features/accounts/store/sessions.ts';
import { heading, link, paragraph, small } from '../layout/blocks.ts';
import { brandOf } from '../layout/brand.ts';
import { content } from '../layout/content.ts';
import { isDeliverable } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import type { Sender } from './customer-mail.ts';

/** Emails a user about a sign-in to their account from a new browser. */
export async function signedIn(
  { config, directory, organization }: Sender,
  { userId, sessionId, at }: EventPayloads['account.signed_in'],
): Promise<DraftMail | null> {
  const user = await findUser(directory, userId);
  if (!user || !isDeliverable(user.email)) return null;
  const found = await findSignIn(directory, sessionId);
  const { browser, system } = deviceOf(found?.user_agent ?? null);
  const preview = 'We noticed a sign-in to your account from a new browser.';
  const facts = [
    ['Time', `${when.format(new Date(at))} UTC`],
    ['Browser', browser],
    ['Device', system],
    ['IP address', found?.address ?? null],
  ] as const;
  return {
    to: user.email,
    content: content(brandOf(config, organization), 'New sign-in to your account', preview, [
      heading('New sign-in to your account'),
      paragraph(preview),
      ...facts.flatMap(([name, value]) => (value === null ? [] : [paragraph(`${name}: ${value}`)])),
      small("If this was you, you don't need to do anything."),
      paragraph("Wasn't you? Change your password now. This signs out all other devices."),
      link('Review active sessions', `${config.publicUrl}/profile`),
    ]),
  };
}

const when = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
