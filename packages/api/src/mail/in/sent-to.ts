import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import type { SupportAddress } from '../store/support-addresses.ts';
import type { ParsedMail } from './thread.ts';

/** Headers in which servers on the way record the original recipient before they forward an email. */
const delivered = [
  'delivered-to',
  'x-original-to',
  'x-forwarded-for',
  'envelope-to',
  'x-envelope-to',
  'resent-to',
];

const most = 20_000;

/**
 * Finds the support address that an email was sent to: by the address that it was forwarded to, else by the headers of servers and of its
 * writer. Null if none is verified.
 */
export function supportAddressIn(
  addresses: readonly SupportAddress[],
  { headers, recipients: named }: Pick<ParsedMail, 'headers' | 'recipients'>,
  recipients: readonly string[],
): SupportAddress | null {
  const verified = addresses.filter(({ verified_at }) => verified_at !== null);
  if (verified.length === 0) return null;
  const tags = tagsIn(recipients);
  const tagged = verified.find(({ inbound_tag: tag }) => tags.includes(tag));
  if (tagged) return tagged;
  const said = delivered.flatMap((name) =>
    headers
      .filter(({ key }) => key === name)
      .flatMap(({ value }) => value.slice(0, most).match(/[^\s<>,;"]+@[^\s<>,;"]+/g) ?? []),
  );
  for (const address of [...said, ...named.map((one) => one.address)]) {
    const found = verified.find(({ email }) => email === normalizeEmail(address));
    if (found) return found;
  }
  return null;
}

/** Returns the tags after the plus sign in the addresses that an email was forwarded to. */
export const tagsIn = (recipients: readonly string[]): string[] =>
  recipients.flatMap((address) => /\+([a-z0-9]+)@/i.exec(address)?.[1]?.toLowerCase() ?? []);
