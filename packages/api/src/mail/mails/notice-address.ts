import type { EventPayloads } from '../../event-catalog.ts';
import { noticeLink } from '../../features/forms/notice-link.ts';
import { findNoticeAddress } from '../../features/forms/store/notice-addresses.ts';
import { heading, link, paragraph, small } from '../layout/blocks.ts';
import { brandOf } from '../layout/brand.ts';
import { content } from '../layout/content.ts';
import { isDeliverable } from '../sending/address.ts';
import type { DraftMail } from '../sending/outgoing.ts';
import type { Sender } from './customer-mail.ts';

/** Asks an address to confirm that it wants form notifications; contains nothing that a member wrote. */
export async function noticeAddress(
  { config, org, organization }: Sender,
  { noticeAddressId, expiresAt }: EventPayloads['notice_address.requested'],
): Promise<DraftMail | null> {
  const row = await findNoticeAddress(org, noticeAddressId);
  if (!row || row.confirmed_at || !isDeliverable(row.email)) return null;
  const brand = brandOf(config, organization);
  const preview = `${brand.name} wants to send you the messages from a contact form.`;
  return {
    to: row.email,
    content: content(brand, 'Confirm notifications for this address', preview, [
      heading('Confirm notifications for this address'),
      paragraph(preview),
      link('Confirm', noticeLink(config, org.id, row, expiresAt)),
      small('The link works for seven days.'),
      small("Didn't expect this? You can ignore this email."),
    ]),
  };
}
