import type { Schema } from '@helpdesk/sdk/contract/operations';
import { newId, now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { TicketMessageRow, TicketRow } from '../../database/rows/tickets.ts';
import type { Org, P, Tx } from '../../database/types.ts';
import type { Actor } from '../../events/catalog.ts';
import { invalid, notFound, Refusal } from '../../http/refusal.ts';
import { readOrganization } from '../organization/store.ts';
import { forgetTicket, indexConversation, indexTicket } from '../search/store.ts';
import { agentForNewTicket, automatic } from './auto-assignment.ts';
import { forgetLoad, moveCounts } from './counts.ts';
import { ticketFacts } from './facts.ts';
import { holdBackUnlessSeen } from './hold-back.ts';
import { momentsOfChange, momentsOfMessage } from './moments.ts';
import { findTicket, type TicketWithPeople } from './read.ts';

export { countTickets } from './read.ts';

type Status = Schema<'TicketStatus'>;

export const ticketMissing = () =>
  notFound("The ticket you're looking for doesn't exist or you don't have permission to view it.");

export interface NewTicket {
  subject: string;
  description: string;
  priority?: Schema<'TicketPriority'> | undefined;
  customerName?: string | null | undefined;
  customerEmail?: string | null | undefined;
  customerUserId?: string | null;
  source: 'console' | 'form' | 'widget' | 'api' | 'follow_up' | 'chat' | 'email';
  followUpOf?: string;
  formId?: string;
}

/** Opens a ticket: its number, its agent if that is automatic, the kept counts, the timeline and the events, all or none. */
export function createTicket(org: Org, input: NewTicket, actor: Actor): Promise<string> {
  return org.write(async (tx) => {
    const id = newId();
    const at = now();
    const organization = await readOrganization(tx);
    const agentId = await agentForNewTicket(tx, organization, actor);
    await tx.insert('tickets', {
      id,
      number: await nextNumber(tx, organization.ticket_prefix, at),
      subject: input.subject,
      description: input.description,
      status: 'open',
      priority: input.priority ?? 'normal',
      customer_name: input.customerName?.trim() || null,
      customer_email: input.customerEmail?.trim().toLowerCase() || null,
      customer_user_id: input.customerUserId ?? null,
      source: input.source,
      follow_up_of: input.followUpOf ?? null,
      form_id: input.formId ?? null,
      created_at: at,
      updated_at: at,
      opened_by: actor.type === 'staff' ? 'staff' : 'customer',
      assigned_agent_id: agentId,
      assigned_at: agentId && at,
    });
    const ticket = await mustFind(tx, id);
    await moveCounts(tx, null, ticket, at);
    await indexTicket(tx, ticket);
    await note(tx, id, actor, 'created', null, null, at);
    await tx.record('ticket.created', { ticket: ticketFacts(ticket), actor });
    if (agentId) {
      await note(tx, id, automatic, 'assigned', null, agentName(ticket), at);
      const facts = { ticket: ticketFacts(ticket), actor: automatic, previousAgentId: null };
      await tx.record('ticket.assigned', facts);
    }
    return id;
  });
}

/** The next number of the year, such as TK-2026-000042. */
async function nextNumber(tx: Tx, prefix: string, at: string) {
  const year = at.slice(0, 4);
  const number = await tx.next(`ticket.${year}`);
  return `${prefix.toUpperCase()}-${year}-${String(number).padStart(6, '0')}`;
}

export interface TicketChange {
  assignedAgentId?: string | null | undefined;
  status?: Status | undefined;
  priority?: Schema<'TicketPriority'> | undefined;
}

/** Assigns a ticket and sets its status and priority; each change is a timeline entry, none is nothing. */
export function updateTicket(
  org: Org,
  id: string,
  change: TicketChange,
  actor: Actor,
  expected: string | null,
): Promise<void> {
  return org.write(async (tx) => {
    const before = await findTicket(tx, id, null);
    if (!before) throw ticketMissing();
    if (expected !== null && expected !== versionOf(before)) {
      throw new Refusal(412, 'This ticket was changed by someone else', 'stale');
    }
    const agentId = change.assignedAgentId;
    if (agentId != null) await refuseUnlessAgent(tx, agentId);
    const at = after(before.updated_at);
    const changes: Record<string, { from: string | null; to: string | null }> = {};
    const set = (field: string, from: string | null, to: string | null | undefined) => {
      if (to !== undefined && to !== from) changes[field] = { from, to };
    };
    set('assignedAgentId', before.assigned_agent_id, agentId);
    set('status', before.status, change.status);
    set('priority', before.priority, change.priority);
    if (Object.keys(changes).length === 0) return;
    await tx.update(
      'tickets',
      { id },
      { ...columnsOf(changes), ...momentsOfChange(before, changes, actor, at), updated_at: at },
    );
    const ticket = await mustFind(tx, id);
    for (const [field, { from, to }] of Object.entries(changes)) {
      if (field === 'assignedAgentId') {
        await note(tx, id, actor, 'assigned', agentName(before), agentName(ticket), at);
      } else {
        await note(tx, id, actor, field, from, to, at);
      }
    }
    await moveCounts(tx, before, ticket, at);
    await tx.record('ticket.updated', { ticket: ticketFacts(ticket), actor, changes });
    if (changes.assignedAgentId) {
      const previousAgentId = changes.assignedAgentId.from;
      await tx.record('ticket.assigned', { ticket: ticketFacts(ticket), actor, previousAgentId });
    }
    if (changes.status?.to === 'resolved') {
      await tx.record('ticket.resolved', { ticket: ticketFacts(ticket), actor });
    }
  });
}

function columnsOf(changes: Record<string, { to: string | null }>) {
  const { assignedAgentId, status, priority } = changes;
  return {
    ...(assignedAgentId ? { assigned_agent_id: assignedAgentId.to } : {}),
    ...(status?.to ? { status: status.to } : {}),
    ...(priority?.to ? { priority: priority.to } : {}),
  };
}

const memberById = prepare((org, p: P<'user'>) =>
  org.from('memberships').where('user_id', p.user).select('role'),
);

async function refuseUnlessAgent(tx: Tx, userId: string) {
  const found = await tx.first<{ role: string }>(memberById({ user: userId }));
  if (!found || found.role === 'customer') {
    throw invalid('assignedAgentId', 'Assigned agent must be a member of this organization');
  }
}

export interface NewMessage {
  body: string;
  authorType: TicketMessageRow['author_type'];
  visibility: TicketMessageRow['visibility'];
  userId: string | null;
  authorName: string | null;
  authorEmail: string | null;
  /** The newest message its author had on screen; undefined: it is added whatever was said since. */
  seenMessageId?: string | null | undefined;
}

/** Adds a message; a customer's answer to a resolved ticket reopens it. Answers the message's id. */
export function addMessage(
  org: Org,
  ticketId: string,
  message: NewMessage,
  actor: Actor,
): Promise<string> {
  return org.write(async (tx) => {
    const before = await findTicket(tx, ticketId, null);
    if (!before) throw ticketMissing();
    await holdBackUnlessSeen(tx, ticketId, message);
    const id = newId();
    const at = after(before.updated_at);
    const row = {
      id,
      ticket_id: ticketId,
      author_type: message.authorType,
      visibility: message.visibility,
      user_id: message.userId,
      author_name: message.authorName,
      author_email: message.authorEmail,
      body: message.body,
      created_at: at,
    };
    await tx.insert('ticket_messages', row);
    const reopened = message.authorType === 'customer' && before.status === 'resolved';
    await tx.update(
      'tickets',
      { id: ticketId },
      {
        updated_at: at,
        ...momentsOfMessage(before, row, at),
        ...(reopened ? { status: 'open', resolved_at: null, resolved_by: null } : {}),
      },
    );
    const ticket = await mustFind(tx, ticketId);
    await indexConversation(tx, ticket);
    await moveCounts(tx, before, ticket, at);
    if (reopened) {
      await note(tx, ticketId, actor, 'reopened', 'resolved', 'open', at);
    }
    const { visibility } = message;
    await tx.record('ticket.replied', {
      ticket: ticketFacts(ticket),
      actor,
      messageId: id,
      visibility,
      reopened,
    });
    return id;
  });
}

/** Deletes a ticket with everything that hangs on it; its submission stays. */
export function deleteTicket(org: Org, id: string, actor: Actor): Promise<void> {
  return org.write(async (tx) => {
    const ticket = await findTicket(tx, id, null);
    if (!ticket) throw ticketMissing();
    await tx.update('form_submissions', { ticket_id: id }, { ticket_id: null });
    await tx.update('tickets', { follow_up_of: id }, { follow_up_of: null });
    await forgetTicket(tx, id);
    await tx.remove('ticket_access', { ticket_id: id });
    await tx.remove('ticket_activity', { ticket_id: id });
    await tx.remove('ticket_messages', { ticket_id: id });
    await tx.remove('tickets', { id });
    await moveCounts(tx, ticket, null, now());
    const { number: ticketNumber, subject } = ticket;
    await tx.record('ticket.deleted', { ticket: { id, ticketNumber, subject }, actor });
  });
}

/** How many tickets one transaction takes from somebody: others wait for it. */
const handful = 100;

/** Takes tickets from an agent who leaves; answers whether he has more. */
export async function releaseTickets(tx: Tx, agent: Leaving, actor: Actor): Promise<boolean> {
  const mine = await tx.all<TicketRow>(
    tx.from('tickets').where('assigned_agent_id', agent.id).limit(handful),
  );
  const isDone = ({ status }: { status: string }) => status === 'resolved' || status === 'closed';
  for (const { id } of mine.filter((ticket) => !isDone(ticket))) {
    await updateTicket(tx, id, { assignedAgentId: null }, actor, null);
  }
  // What is done has nobody to tell, and keeps its place in the lists.
  const past = mine.filter(isDone);
  const nobodys = { assigned_agent_id: null, assigned_at: null };
  await tx.update('tickets', { id: past.map(({ id }) => id) }, nobodys);
  for (const ticket of past) {
    await moveCounts(tx, ticket, { ...ticket, ...nobodys }, now());
    await note(tx, ticket.id, actor, 'assigned', agent.name, null, now());
  }
  if (mine.length === handful) return true;
  await forgetLoad(tx, agent.id);
  return false;
}

/** An agent by his id, with the name that timelines tell. */
export interface Leaving {
  id: string;
  name: string;
}

/** The version that `If-Match` compares: every change moves `updated_at`. */
export const versionOf = (ticket: { updated_at: string }) => ticket.updated_at.replace(/\D/g, '');

/** Now, but later than the last change even within one millisecond. */
function after(last: string) {
  const at = now();
  return at > last ? at : new Date(Date.parse(last) + 1).toISOString();
}

export async function mustFind(tx: Tx, id: string): Promise<TicketWithPeople> {
  const ticket = await findTicket(tx, id, null);
  if (!ticket) throw new Error(`The ticket ${id} vanished inside its own transaction`);
  return ticket;
}

function agentName(ticket: TicketWithPeople): string | null {
  const name = [ticket.agent_first_name, ticket.agent_last_name].filter(Boolean).join(' ');
  return name || ticket.agent_email;
}

/** Writes a line of the ticket's timeline. */
export async function note(
  tx: Tx,
  ticketId: string,
  actor: Actor,
  kind: string,
  from: string | null,
  to: string | null,
  at: string,
) {
  await tx.insert('ticket_activity', {
    id: newId(),
    ticket_id: ticketId,
    actor_user_id: actor.userId,
    actor_type: actor.type,
    kind,
    from_value: from,
    to_value: to,
    created_at: at,
  });
}
