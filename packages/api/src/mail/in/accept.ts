import type { Desk } from '../../http/desk.ts';
import { organizationAt } from './recipients.ts';
import { type Envelope, keepMail } from './store.ts';

/** As large as the common mail providers let a mail be. */
export const largestMail = 25 * 1024 * 1024;
export const mostRecipients = 50;

/** The addresses that are ours, each with its organization. */
export async function ours(desk: Pick<Desk, 'config' | 'database'>, addresses: readonly string[]) {
  const found = new Map<string, string>();
  for (const address of addresses) {
    const organizationId = await organizationAt(desk, address);
    if (organizationId) found.set(address.toLowerCase(), organizationId);
  }
  return found;
}

/** Keeps a mail for the organizations of its recipients. When this resolves, it is durable. */
export async function acceptMail(
  { database }: Pick<Desk, 'database'>,
  recipients: ReadonlyMap<string, string>,
  from: string | null,
  raw: Uint8Array,
): Promise<void> {
  const envelopes = new Map<string, Envelope>();
  for (const [address, organizationId] of recipients) {
    const envelope = envelopes.get(organizationId) ?? { recipients: [], from };
    envelope.recipients.push(address);
    envelopes.set(organizationId, envelope);
  }
  await keepMail(database, envelopes, raw);
}
