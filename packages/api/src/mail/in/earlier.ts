import type { Org, Tx } from '../../database/types.ts';
import { readCcs } from '../../features/tickets/read/ccs.ts';
import { partOf } from '../../features/tickets/read/merged.ts';
import { findTicket, type TicketWithPeople } from '../../features/tickets/read/tickets.ts';
import type { Arrived } from './arrived.ts';
import { isShared } from './confirmations.ts';
import type { Participant } from './participants.ts';
import { mailsWithId, mergedOfMail, readFormer, readStaff } from './read.ts';
import { domainOf } from './sender-check.ts';

const maxIds = 20;
const maxParticipants = 100;

export interface Earlier {
  /** The ticket that the email is about. */
  ticket: TicketWithPeople;
  /** The participant who may add to it; null if the sender may not. */
  author: Participant | null;
}

/**
 * Finds the ticket of a customer's email that this one answers by its Message-ID. Its requester may add to it; DMARC must pass if our own
 * emails may have shown that id to others. Other people named in that email may add to it if DMARC passes and the requester gets their
 * answer too or is their colleague.
 */
export async function earlierOf(
  tx: Tx,
  { mail, sender, check, isAnswerToOurs }: Arrived,
  ids: readonly string[],
): Promise<Earlier | null> {
  let about: TicketWithPeople | null = null;
  for (const id of ids.slice(0, maxIds)) {
    const rows = await mailsWithId(tx, id);
    const tickets = new Set(rows.map(({ ticket_id }) => ticket_id));
    for (const { id: mailId, ticket_id, participants } of rows) {
      const ticket = ticket_id === null ? null : await findTicket(tx, ticket_id, null);
      if (!ticket) continue;
      about ??= ticket;
      const tookPart = (JSON.parse(participants ?? '[]') as string[]).includes(sender);
      if (!tookPart || (await isOut(tx, ticket.id, sender))) continue;
      const by = await mergedOfMail(tx, ticket.id, mailId);
      const own = by ?? ticket;
      const as = own.customer_email === sender ? by : await partOf(tx, ticket.id, sender);
      const known = { ticket, as, email: sender, staff: null, isFormer: false };
      if (as !== null || ticket.customer_email === sender) {
        const isTheirs =
          check?.result === 'passed' ||
          (check?.result !== 'failed' && !isAnswerToOurs && !(await isShown(tx, ticket.id)));
        if (isTheirs) return { ticket, author: { ...known, cc: null } };
        continue;
      }
      // The same id on two tickets: it may have been copied.
      if (check?.result !== 'passed' || tickets.size > 1) continue;
      if (!isKnownTo(own.customer_email ?? '', sender, mail.to)) continue;
      const cc = { email: sender, name: null };
      return { ticket, author: { ...known, as: by, cc } };
    }
  }
  return about && { ticket: about, author: null };
}

/** Checks whether the sender can't join this way: staff answer on the ticket or by reply address, and former people don't take part. */
async function isOut(org: Org, ticketId: string, sender: string): Promise<boolean> {
  if ((await readFormer(org, ticketId)).includes(sender)) return true;
  return (await readStaff(org)).some(({ email }) => email.toLowerCase() === sender);
}

/** Checks whether our emails have shown the Message-ID to people other than the requester. */
const isShown = async (org: Org, ticketId: string): Promise<boolean> =>
  (await readCcs(org, ticketId)).length > 0 || (await readFormer(org, ticketId)).length > 0;

/** Checks whether a requester also gets this email, or is the sender's colleague. */
function isKnownTo(requester: string, sender: string, to: readonly string[]): boolean {
  if (to.some((address) => address.trim().toLowerCase() === requester)) return true;
  const domain = domainOf(sender);
  return domain === domainOf(requester) && !isShared(domain);
}

/** The columns that later emails are compared with. */
export const conversationOf = ({ mail, sender }: Pick<Arrived, 'mail' | 'sender'>) => ({
  message_id: mail.messageId?.trim().slice(0, 300) || null,
  participants: JSON.stringify(
    [...new Set([sender, ...mail.to.map((address) => address.trim().toLowerCase())])]
      .filter((address) => address !== '')
      .slice(0, maxParticipants),
  ),
});
