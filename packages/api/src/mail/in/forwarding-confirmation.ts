import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import type { SupportAddress } from '../store/support-addresses.ts';
import { isForged, type SenderCheck } from './sender-check.ts';
import { tagsIn } from './sent-to.ts';
import type { ParsedMail } from './thread.ts';

const google = 'forwarding-noreply@google.com';
const link =
  /https:\/\/(?:mail-settings|mail|isolated\.mail)\.google\.com\/mail\/vf-[^\s"'<>]{8,500}/;
const most = 50_000;

/** Returns the link with which Google asks to confirm forwarding for a support address; null for any other email. */
export function forwardingConfirmationIn(
  addresses: readonly SupportAddress[],
  { from, text, html }: Pick<ParsedMail, 'from' | 'text' | 'html'>,
  recipients: readonly string[],
  check: SenderCheck | null,
): { id: string; url: string } | null {
  if (normalizeEmail(from?.address ?? '') !== google || isForged(check)) return null;
  const tags = tagsIn(recipients);
  const address = addresses.find(({ inbound_tag: tag }) => tags.includes(tag));
  const [url] = link.exec((text ?? html ?? '').slice(0, most).replaceAll('&amp;', '&')) ?? [];
  return address && url ? { id: address.id, url } : null;
}
