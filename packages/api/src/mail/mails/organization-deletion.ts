import type { EventPayloads } from '../../event-catalog.ts';
import { findUser } from '../../features/accounts/store/accounts.ts';
import { heading, link, paragraph, small } from '../layout/blocks.ts';
import { brandOf } from '../layout/brand.ts';
import { content } from '../layout/content.ts';
import { isDeliverable } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import type { Sender } from './customer-mail.ts';
import { dayOf } from './day-of.ts';

type MailData = EventPayloads['organization.deletion_told'];

/** Emails an admin that the organization was closed, will be deleted soon, or was reopened. */
export async function organizationDeletion(
  { config, directory, organization }: Sender,
  { userId, change, by, deletesAt }: MailData,
): Promise<DraftMail | null> {
  const user = await findUser(directory, userId);
  if (!user || !isDeliverable(user.email)) return null;
  // Reopened or closed again since then: another email says so.
  if ((change === 'reopened') !== (organization.deletes_at === null)) return null;
  const { name } = organization;
  const on = dayOf(deletesAt);
  const said = {
    closed: {
      subject: `${name} is closed and will be deleted`,
      text: by
        ? `${by} closed ${name}. We'll delete it and all its data on ${on}.`
        : `${name} was closed. We'll delete it and all its data on ${on}.`,
    },
    soon: {
      subject: `${name} will be deleted in three days`,
      text: `${name} is closed. We'll delete it and all its data on ${on}. You can't undo this.`,
    },
    reopened: {
      subject: `${name} was reopened`,
      text: by
        ? `${by} reopened ${name}. We won't delete any data.`
        : `${name} was reopened. We won't delete any data.`,
    },
  }[change];
  const isOpen = change === 'reopened';
  return {
    to: user.email,
    content: content(brandOf(config, organization), said.subject, said.text, [
      heading(said.subject),
      paragraph(said.text),
      ...(isOpen
        ? [link('Open the console', config.publicUrl)]
        : [
            paragraph('Until then, any admin can reopen it with all its data.'),
            link('Keep the organization', `${config.publicUrl}/org/${organization.subdomain}`),
          ]),
      small('Members keep their accounts.'),
    ]),
  };
}
