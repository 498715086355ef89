import type { EventPayloads } from '../events/catalog.ts';
import { isDeliverable } from './address.ts';
import { heading, link, paragraph, small } from './blocks.ts';
import { type Content, content } from './content.ts';
import { type Letterhead, letterheadOf } from './letterhead.ts';
import type { Sender } from './letters.ts';
import type { Letter } from './outgoing.ts';

/** Tells the address that an account has now, and the one it had: whoever was robbed of it has to hear of it. */
export async function emailChanged(
  { config, organization }: Sender,
  { to, email }: EventPayloads['account.email_changed'],
): Promise<Letter | null> {
  if (!isDeliverable(to)) return null;
  const letterhead = letterheadOf(config, organization);
  const signInUrl = `${config.publicUrl}/login`;
  return {
    to,
    content:
      to === email
        ? addressGiven(letterhead, signInUrl)
        : addressLost(letterhead, email, signInUrl),
  };
}

function addressLost(organization: Letterhead, email: string, signInUrl: string): Content {
  const now = `Your account signs in with ${email} from now on.`;
  return content(organization, 'Your e-mail address was changed', now, [
    heading('Your e-mail address was changed'),
    paragraph(`${now} What we write to you goes there too.`),
    paragraph(
      `It was not you? Sign in with ${email} and your password, change the password, which signs everybody else out, and put your address back.`,
    ),
    link('Sign in', signInUrl),
    small(`That does not work? Then ask an administrator of ${organization.name} at once.`),
    small('It was you? Then there is nothing to do.'),
  ]);
}

function addressGiven(organization: Letterhead, signInUrl: string): Content {
  const preview = 'Sign in with it, and with your password as before.';
  return content(organization, 'This is your e-mail address now', preview, [
    heading('This is your e-mail address now'),
    paragraph(`An account at ${organization.name} has this e-mail address from now on. ${preview}`),
    link('Sign in', signInUrl),
    small(
      'You have no account there? Then somebody entered your address by mistake, and there is nothing to do.',
    ),
  ]);
}
