import type { EventPayloads } from '../event-catalog.ts';
import { takeBackLink } from '../features/accounts/email-links.ts';
import { findChange } from '../features/accounts/store/email-changes.ts';
import { isDeliverable } from './address.ts';
import { heading, link, paragraph, small } from './blocks.ts';
import { brandOf, type MailBrand } from './brand.ts';
import { type Content, content } from './content.ts';
import type { Sender } from './customer-mail.ts';
import type { DraftMail } from './outgoing.ts';

/** Notifies the new and the former address of an account, so that a victim of a takeover learns of it. */
export async function emailChanged(
  { config, directory, organization }: Sender,
  { to, email, changeId }: EventPayloads['account.email_changed'],
): Promise<DraftMail | null> {
  if (!isDeliverable(to)) return null;
  const brand = brandOf(config, organization);
  const change = changeId && (await findChange(directory, changeId));
  const signInUrl = `${config.publicUrl}/login`;
  return {
    to,
    content:
      to === email
        ? addressGiven(brand, signInUrl)
        : addressLost(brand, email, change ? takeBackLink(config, change) : undefined),
  };
}

function addressLost(
  organization: MailBrand,
  email: string,
  takeBackUrl: string | undefined,
): Content {
  const now = `Your account signs in with ${email} from now on.`;
  return content(organization, 'Your email address was changed', now, [
    heading('Your email address was changed'),
    paragraph(`${now} What we write to you goes there too.`),
    ...(takeBackUrl
      ? [
          paragraph(
            'It was not you? Take it back within seven days: everybody is signed out, and you choose a new password.',
          ),
          link('It was not me', takeBackUrl),
        ]
      : []),
    small(`That does not work? Then ask an administrator of ${organization.name} at once.`),
    small('It was you? Then there is nothing to do.'),
  ]);
}

function addressGiven(organization: MailBrand, signInUrl: string): Content {
  const preview = 'Sign in with it, and with your password as before.';
  return content(organization, 'This is your email address now', preview, [
    heading('This is your email address now'),
    paragraph(`An account at ${organization.name} has this email address from now on. ${preview}`),
    link('Sign in', signInUrl),
    small(
      'You have no account there? Then somebody entered your address by mistake, and there is nothing to do.',
    ),
  ]);
}
