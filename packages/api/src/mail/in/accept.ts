import type { ServerContext } from '../../server-context.ts';
import { isSenderAddress, organizationAnswered, organizationAt } from './recipients.ts';
import { type Envelope, keepMail } from './store.ts';

/** The size limit of common mail providers. */
export const largestMail = 25 * 1024 * 1024;
export const maxRecipients = 50;

/** Maps the recipients at our addresses to their organizations. For our sender address, the email that it answers decides. */
export async function ours(
  server: Pick<ServerContext, 'config' | 'database'>,
  addresses: readonly string[],
  raw: Uint8Array,
) {
  const found = new Map<string, string>();
  for (const address of addresses) {
    const answered = isSenderAddress(server.config, address)
      ? await organizationAnswered(server, raw)
      : null;
    const organizationId = answered ?? (await organizationAt(server, address));
    if (organizationId) found.set(address.toLowerCase(), organizationId);
  }
  return found;
}

/** Stores an email for the organizations of its recipients. It is durable when this resolves. */
export async function acceptMail(
  { database }: Pick<ServerContext, 'database'>,
  recipients: ReadonlyMap<string, string>,
  { from, client }: Pick<Envelope, 'from' | 'client'>,
  raw: Uint8Array,
): Promise<void> {
  const envelopes = new Map<string, Envelope>();
  for (const [address, organizationId] of recipients) {
    const envelope = envelopes.get(organizationId) ?? { recipients: [], from, client };
    envelope.recipients.push(address);
    envelopes.set(organizationId, envelope);
  }
  await keepMail(database, envelopes, raw);
}
