import type { Org } from '../database/types.ts';
import type { Visibility } from '../database/visibility.ts';
import type { EventName, StoredEvent, TicketFacts } from '../event-catalog.ts';
import { findTicket } from './store.ts';

/** Prefixes of events without a ticket or customer that every member receives. All others need permission to view all tickets. */
const ofEverybody = [
  'article.',
  'canned_reply.',
  'chat.',
  'chatbot.',
  'contact_form.created',
  'contact_form.updated',
  'contact_form.deleted',
  'macro.changed',
  'member.',
  'notification',
  'organization.',
  'role.',
  'staff_news.settled',
  'tag.',
  'view.',
];

/** Internal work of the server, such as emails to send. No screen shows it, and some of it is private. */
const ofNobody = [
  'account.',
  'chat_answers.',
  'chat_transcript.',
  'digest.',
  'mail_limit.',
  'notice_address.',
  'notifications.gathered',
  'password_reset.',
  'reply.',
  'report.',
  'session.',
  'ticket_link.',
];

/** Whether an event is for the screens of this member. Events that concern some members are sent to no one else. */
export function isForMember({ name, payload }: StoredEvent, userId: string): boolean {
  if (ofNobody.some((begin) => name.startsWith(begin))) return false;
  if (name === 'tickets.read') return payload.userId === userId;
  if (name === 'notification.created' || name === 'notifications.settled') {
    return payload.userIds.includes(userId);
  }
  return true;
}

const isOfEverybody = (name: EventName) => ofEverybody.some((begin) => name.startsWith(begin));

/** Whether this handle, limited to visible tickets, can read the ticket. */
export const isSeen = async (seen: Org, id: string): Promise<boolean> =>
  (await findTicket(seen, id)) !== undefined;

/**
 * Whether an event is for a member who can't see all tickets: it must be about a ticket that was theirs before or after it,
 * and about no hidden ticket.
 */
export async function concerns(
  seen: Org,
  visibility: Visibility,
  event: StoredEvent,
): Promise<boolean> {
  const { payload } = event;
  const others = otherTickets(event);
  if ('ticket' in payload) {
    if (!isTheirs(visibility, payload.ticket) && !wasTheirs(visibility, event)) return false;
    return (await Promise.all(others.map((id) => isSeen(seen, id)))).every(Boolean);
  }
  if ('ticketId' in payload) return payload.ticketId !== null && isSeen(seen, payload.ticketId);
  return isOfEverybody(event.name);
}

const isAmong = ({ userId, seesUnassigned }: Visibility, assignee: string | null) =>
  assignee === null ? seesUnassigned : assignee === userId;

const isTheirs = (visibility: Visibility, { assignedAgentId }: TicketFacts) =>
  isAmong(visibility, assignedAgentId);

/** Whether the event reassigned the member's ticket to another agent; their screen must stop showing it. */
function wasTheirs(visibility: Visibility, { name, payload }: StoredEvent): boolean {
  if (name === 'ticket.assigned') return isAmong(visibility, payload.previousAgentId);
  const changed = name === 'ticket.updated' ? payload.changes.assignedAgentId : undefined;
  return changed !== undefined && isAmong(visibility, changed.from);
}

/** The other tickets that an event names. */
function otherTickets({ name, payload }: StoredEvent): string[] {
  if (name === 'ticket.linked' || name === 'ticket.unlinked') return [payload.link.ticket.id];
  if (name === 'ticket.split') return [payload.split.id];
  if (name === 'ticket.unmerged') return [payload.mergedInto.id];
  return [];
}
