import type { LiveEvent } from '../../../data/live.ts';
import m from '../messages.yaml';

type TicketNotice = { ticketId: string; title: string; text: string };

/** The parts of a ticket event's payload that a notice needs. */
type Told = {
  ticket?: { id: string; ticketNumber: string; subject: string; assignedAgentId?: string | null };
  actor?: { type: string; userId: string | null; name: string | null };
  visibility?: string;
  mentions?: readonly string[];
  handedTo?: string;
  withNote?: boolean;
};

/** Milliseconds after which an event is too old for a notice, for example after a long disconnection. */
const FRESH = 60_000;

/** The notice that an event gives a member: assigned to them, mentioned, or a reply on their ticket. */
export function ticketNoticeOf(
  { name, payload, createdAt }: LiveEvent,
  myId: string,
  now = Date.now(),
): TicketNotice | null {
  const { ticket, actor, ...told } = payload as Told;
  if (!ticket || !actor || actor.userId === myId) return null;
  if (now - Date.parse(createdAt) > FRESH) return null;
  const title = titleOf(name, ticket, actor.name ?? m.ticketNotices.someone, told, myId);
  const text = `${ticket.ticketNumber}: ${ticket.subject}`;
  return title ? { ticketId: ticket.id, title, text } : null;
}

function titleOf(
  name: string,
  { assignedAgentId }: NonNullable<Told['ticket']>,
  author: string,
  { visibility, mentions = [], handedTo, withNote }: Told,
  myId: string,
): string | null {
  const isMine = assignedAgentId === myId;
  // The event of the note follows, and says more.
  if (name === 'ticket.assigned')
    return isMine && !withNote ? m.ticketNotices.assignedToYou({ author }) : null;
  if (name !== 'ticket.replied') return null;
  if (handedTo === myId) return m.ticketNotices.handedOverToYou({ author });
  if (mentions.includes(myId)) return m.ticketNotices.mentionedYou({ author });
  return isMine && visibility === 'public' ? m.ticketNotices.replied({ author }) : null;
}
