import type { Org, Tx } from '../../database/types.ts';
import { readCcs } from '../../features/tickets/read/ccs.ts';
import { findLed, partOf } from '../../features/tickets/read/merged.ts';
import type { TicketWithPeople } from '../../features/tickets/read/tickets.ts';
import type { Arrived } from './arrived.ts';
import { isShared } from './confirmations.ts';
import type { Participant } from './participants.ts';
import { mailsWithId, readFormer, readStaff } from './read.ts';
import { domainOf } from './sender-check.ts';

const maxIds = 20;
const maxParticipants = 100;

export interface Earlier {
  /** The ticket that the mail is about. */
  ticket: TicketWithPeople;
  /** Who goes on with it; null for somebody who may not. */
  author: Participant | null;
}

/**
 * The ticket of a mail that a customer had sent, and that this one answers by its Message-ID. Its requester goes on with it, by
 * DMARC where others may know that id from mails of ours; and so does whoever took part in that mail, if their domain says that it is them and its requester gets what they write.
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
    for (const { ticket_id, participants } of rows) {
      const led = ticket_id === null ? null : await findLed(tx, ticket_id);
      if (!led) continue;
      const { ticket, by } = led;
      about ??= ticket;
      const tookPart = (JSON.parse(participants ?? '[]') as string[]).includes(sender);
      if (!tookPart || (await isOut(tx, ticket.id, sender))) continue;
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
      // The same id on two tickets: somebody has copied it.
      if (check?.result !== 'passed' || tickets.size > 1) continue;
      if (!isKnownTo(ticket.customer_email ?? '', sender, mail.to)) continue;
      const cc = { email: sender, name: null };
      return { ticket, author: { ...known, as: null, cc } };
    }
  }
  return about && { ticket: about, author: null };
}

/** The staff answers from the ticket or by a reply address, and those who were taken out do not take part any more. */
async function isOut(org: Org, ticketId: string, sender: string): Promise<boolean> {
  if ((await readFormer(org, ticketId)).includes(sender)) return true;
  return (await readStaff(org)).some(({ email }) => email.toLowerCase() === sender);
}

/** Whether mails of ours have shown the id to others than its requester. */
const isShown = async (org: Org, ticketId: string): Promise<boolean> =>
  (await readCcs(org, ticketId)).length > 0 || (await readFormer(org, ticketId)).length > 0;

/** Whether a requester gets what somebody writes anyway, or is a colleague of theirs. */
function isKnownTo(requester: string, sender: string, to: readonly string[]): boolean {
  if (to.some((address) => address.trim().toLowerCase() === requester)) return true;
  const domain = domainOf(sender);
  return domain === domainOf(requester) && !isShared(domain);
}

/** What later mails are compared with. */
export const conversationOf = ({ mail, sender }: Pick<Arrived, 'mail' | 'sender'>) => ({
  message_id: mail.messageId?.trim().slice(0, 300) || null,
  participants: JSON.stringify(
    [...new Set([sender, ...mail.to.map((address) => address.trim().toLowerCase())])]
      .filter((address) => address !== '')
      .slice(0, maxParticipants),
  ),
});
