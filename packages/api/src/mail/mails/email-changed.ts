import type { EventPayloads } from '../../event-catalog.ts';
import { takeBackLink } from '../../features/accounts/email-links.ts';
import { findChange } from '../../features/accounts/store/email-changes.ts';
import { heading, link, paragraph, small } from '../layout/blocks.ts';
import { brandOf, type MailBrand } from '../layout/brand.ts';
import { type Content, content } from '../layout/content.ts';
import { isDeliverable } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import type { Sender } from './customer-mail.ts';

/** Notifies the new and the former address of an account, so the victim of a takeover learns of it. */
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
  const now = `You now sign in with ${email}.`;
  return content(organization, 'Your email address was changed', now, [
    heading('Your email address was changed'),
    paragraph(`${now} We'll also send account emails there.`),
    ...(takeBackUrl
      ? [
          paragraph(
            "Wasn't you? Undo the change within seven days: we'll sign out all devices and ask you to set a new password.",
          ),
          link("This wasn't me", takeBackUrl),
        ]
      : []),
    small(`If that doesn't work, contact an administrator of ${organization.name} right away.`),
    small("If this was you, you don't need to do anything."),
  ]);
}

function addressGiven(organization: MailBrand, signInUrl: string): Content {
  const preview = 'Sign in with this email address and your current password.';
  return content(organization, 'This is now your sign-in email', preview, [
    heading('This is now your sign-in email'),
    paragraph(`Your account at ${organization.name} now uses this email address. ${preview}`),
    link('Sign in', signInUrl),
    small("Don't have an account there? You can ignore this email."),
  ]);
}
