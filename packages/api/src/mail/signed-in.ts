import { deviceOf } from '../auth/device-name.ts';
import type { EventPayloads } from '../event-catalog.ts';
import { findUser } from '../features/accounts/store/accounts.ts';
import { findSignIn } from '../features/accounts/store/sessions.ts';
import { isDeliverable } from './address.ts';
import { heading, link, paragraph, small } from './blocks.ts';
import { brandOf } from './brand.ts';
import { content } from './content.ts';
import type { Sender } from './customer-mail.ts';
import type { DraftMail } from './outgoing.ts';

/** Tells a user that somebody signed in to their account with a browser that had not been used for it before. */
export async function signedIn(
  { config, directory, organization }: Sender,
  { userId, sessionId, at }: EventPayloads['account.signed_in'],
): Promise<DraftMail | null> {
  const user = await findUser(directory, userId);
  if (!user || !isDeliverable(user.email)) return null;
  const found = await findSignIn(directory, sessionId);
  const { browser, system } = deviceOf(found?.user_agent ?? null);
  const preview =
    'Somebody signed in to your account from a browser that had not been used before.';
  const facts = [
    ['When', `${when.format(new Date(at))} UTC`],
    ['Browser', browser],
    ['Device', system],
    ['Network address', found?.address ?? null],
  ] as const;
  return {
    to: user.email,
    content: content(brandOf(config, organization), 'New sign-in to your account', preview, [
      heading('New sign-in to your account'),
      paragraph(preview),
      ...facts.flatMap(([name, value]) => (value === null ? [] : [paragraph(`${name}: ${value}`)])),
      small('It was you? Then there is nothing to do.'),
      paragraph(
        'It was not you? Change your password at once: that signs everybody out, everywhere else.',
      ),
      link('Look at where you are signed in', `${config.publicUrl}/profile`),
    ]),
  };
}

const when = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
