import type { Schema } from '@helpdesk/sdk/contract/operations';
import { newId, now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { TicketMessageRow } from '../../database/tables.ts';
import type { Org, P, Tx } from '../../database/types.ts';
import type { Actor } from '../../events/catalog.ts';
import { invalid, notFound, Refusal } from '../../http/refusal.ts';
import { readOrganization } from '../organization/store.ts';
import { ticketFacts } from './facts.ts';
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
  source: 'console' | 'form' | 'widget' | 'api' | 'follow_up';
  followUpOf?: string;
}

/** Opens a ticket: its number, the kept counts, the timeline and the event, all or none. */
export function createTicket(org: Org, input: NewTicket, actor: Actor): Promise<string> {
  return org.write(async (tx) => {
    const id = newId();
    const at = now();
    await tx.insert('tickets', {
      id,
      number: await nextNumber(tx, at),
      subject: input.subject,
      description: input.description,
      status: 'open',
      priority: input.priority ?? 'normal',
      customer_name: input.customerName?.trim() || null,
      customer_email: input.customerEmail?.trim().toLowerCase() || null,
      customer_user_id: input.customerUserId ?? null,
      source: input.source,
      follow_up_of: input.followUpOf ?? null,
      created_at: at,
      updated_at: at,
    });
    await tx.add('tickets.open', 1);
    await note(tx, id, actor, 'created', null, null, at);
    const ticket = await mustFind(tx, id);
    await tx.record('ticket.created', { ticket: ticketFacts(ticket), actor });
    return id;
  });
}

/** The next number of the year, such as TK-2026-000042. */
async function nextNumber(tx: Tx, at: string) {
  const year = at.slice(0, 4);
  const { ticket_prefix: prefix } = await readOrganization(tx);
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
    await tx.update('tickets', { id }, { ...columnsOf(changes), updated_at: at });
    const ticket = await mustFind(tx, id);
    for (const [field, { from, to }] of Object.entries(changes)) {
      if (field === 'assignedAgentId') {
        await note(tx, id, actor, 'assigned', agentName(before), agentName(ticket), at);
      } else {
        await note(tx, id, actor, field, from, to, at);
      }
    }
    await moveCounter(tx, before.status, ticket.status);
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
    const id = newId();
    const at = after(before.updated_at);
    await tx.insert('ticket_messages', {
      id,
      ticket_id: ticketId,
      author_type: message.authorType,
      visibility: message.visibility,
      user_id: message.userId,
      author_name: message.authorName,
      author_email: message.authorEmail,
      body: message.body,
      created_at: at,
    });
    const reopened = message.authorType === 'customer' && before.status === 'resolved';
    await tx.update(
      'tickets',
      { id: ticketId },
      { updated_at: at, ...(reopened ? { status: 'open' } : {}) },
    );
    if (reopened) {
      await moveCounter(tx, 'resolved', 'open');
      await note(tx, ticketId, actor, 'reopened', 'resolved', 'open', at);
    }
    const ticket = await mustFind(tx, ticketId);
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

/** A customer answers: a closed ticket stays closed, and a follow-up linked to it opens. */
export function replyAsCustomer(org: Org, ticketId: string, body: string): Promise<CustomerReply> {
  return org.write(async (tx) => {
    const ticket = await findTicket(tx, ticketId, null);
    if (!ticket) throw ticketMissing();
    const { customer_name: name, customer_email: email, customer_user_id: userId } = ticket;
    const actor: Actor = { type: 'customer', userId, name: name ?? email };
    if (ticket.status === 'closed') {
      const followUp = await openFollowUp(tx, ticket, body, actor);
      return { messageId: null, followUp };
    }
    const messageId = await addMessage(
      tx,
      ticketId,
      {
        body,
        authorType: 'customer',
        visibility: 'public',
        userId: null,
        authorName: name,
        authorEmail: email,
      },
      actor,
    );
    return { messageId, followUp: null };
  });
}

export interface CustomerReply {
  messageId: string | null;
  followUp: TicketWithPeople | null;
}

async function openFollowUp(tx: Tx, closed: TicketWithPeople, description: string, actor: Actor) {
  const id = await createTicket(
    tx,
    {
      subject: closed.subject,
      description,
      customerName: closed.customer_name,
      customerEmail: closed.customer_email,
      customerUserId: closed.customer_user_id,
      source: 'follow_up',
      followUpOf: closed.id,
    },
    actor,
  );
  const ticket = await mustFind(tx, id);
  await note(tx, closed.id, actor, 'follow_up', null, ticket.number, now());
  await note(tx, id, actor, 'follow_up', closed.number, null, now());
  return ticket;
}

/** Deletes a ticket with everything that hangs on it; its submission stays. */
export function deleteTicket(org: Org, id: string, actor: Actor): Promise<void> {
  return org.write(async (tx) => {
    const ticket = await findTicket(tx, id, null);
    if (!ticket) throw ticketMissing();
    await tx.update('form_submissions', { ticket_id: id }, { ticket_id: null });
    await tx.update('tickets', { follow_up_of: id }, { follow_up_of: null });
    await tx.remove('ticket_access', { ticket_id: id });
    await tx.remove('ticket_activity', { ticket_id: id });
    await tx.remove('ticket_messages', { ticket_id: id });
    await tx.remove('tickets', { id });
    await tx.add(`tickets.${ticket.status}`, -1);
    const { number: ticketNumber, subject } = ticket;
    await tx.record('ticket.deleted', { ticket: { id, ticketNumber, subject }, actor });
  });
}

/** The version that `If-Match` compares: every change moves `updated_at`. */
export const versionOf = (ticket: { updated_at: string }) => ticket.updated_at.replace(/\D/g, '');

/** Now, but later than the last change even within one millisecond. */
function after(last: string) {
  const at = now();
  return at > last ? at : new Date(Date.parse(last) + 1).toISOString();
}

async function mustFind(tx: Tx, id: string): Promise<TicketWithPeople> {
  const ticket = await findTicket(tx, id, null);
  if (!ticket) throw new Error(`The ticket ${id} vanished inside its own transaction`);
  return ticket;
}

function agentName(ticket: TicketWithPeople): string | null {
  const name = [ticket.agent_first_name, ticket.agent_last_name].filter(Boolean).join(' ');
  return name || ticket.agent_email;
}

async function moveCounter(tx: Tx, from: string, to: string) {
  if (from === to) return;
  await tx.add(`tickets.${from}`, -1);
  await tx.add(`tickets.${to}`, 1);
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
