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

/** Returns the requester that the holder of an access token acts as; rejects other holders. */
export async function mustBeRequester(org: Org, { ticketId, email }: TicketHolder) {
  const requester = await requesterOf(org, ticketId, { email });
  if (!requester) throw notFound('Ticket not found');
  return requester;
}

/** The uploader of a file: the holder's address on the requested ticket. */
export const uploaderOf = (ticketId: string, { email }: TicketHolder) => ({
  visitor: `ticket ${ticketId} ${email}`,
});

interface From {
  /** The ticket that the holder requested. */
  ticketId: string;
  holder: TicketHolder;
  ip: string;
  limits: Limits;
}

/** Stores a file for a reply by the holder. */
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
