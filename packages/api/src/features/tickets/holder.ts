import type { TicketHolder } from '../../auth/caller.ts';
import type { Org } from '../../database/types.ts';
import { countUpload } from '../../http/bodies/count-upload.ts';
import { networkKey } from '../../http/limits/client-address.ts';
import type { Limits } from '../../http/limits/limits.ts';
import { notFound } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Received } from '../../stored-files/disk.ts';
import { takeUpload } from '../../stored-files/take-upload.ts';
import { requesterOf } from './requester-view.ts';

/** As whom the holder of an access token goes on with its ticket. */
export async function mustBeRequester(org: Org, { ticketId, email }: TicketHolder) {
  const requester = await requesterOf(org, ticketId, { email });
  if (!requester) throw notFound('Ticket not found');
  return requester;
}

/** What they upload is for the address that has the access, on the ticket that they asked for. */
export const uploaderOf = (ticketId: string, { email }: TicketHolder) => ({
  visitor: `ticket ${ticketId} ${email}`,
});

interface From {
  /** The ticket that they asked for. */
  ticketId: string;
  holder: TicketHolder;
  ip: string;
  limits: Limits;
}

/** Keeps a file for a reply of the holder. */
export async function takeReplyFile(
  { config }: ServerContext,
  org: Org,
  { name, received }: { name: string; received: Received },
  { ticketId, holder, ip, limits }: From,
) {
  await mustBeRequester(org, holder);
  await countUpload(limits, org, ip);
  const by = { ...uploaderOf(ticketId, holder), network: networkKey(ip) };
  return takeUpload(config, org, received, name, by);
}
