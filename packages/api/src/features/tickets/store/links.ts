import type { Schema } from '@helpdesk/sdk/contract/operations';
import { now } from '../../../database/ids.ts';
import type { Org, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { invalid, Refusal } from '../../../refusal.ts';
import { presentRef, ticketFacts } from '../present.ts';
import { findLink, inverse, isThere, readKeptLinks } from '../read/links.ts';
import { findLed } from '../read/merged.ts';
import { mustFind, type TicketWithPeople } from '../read/tickets.ts';
import { writeTimeline } from './timeline.ts';
import { mustWrite, ticketMissing } from './update.ts';

type Kind = Schema<'TicketLinkKind'>;

/** Enough for an outage that many customers report, and few enough to read at once. */
export const maxLinks = 50;

/** Links two tickets, or changes the kind of their link. */
export function linkTickets(
  org: Org,
  id: string,
  { ticketId: otherId, kind }: Schema<'TicketLinkInput'>,
  actor: Actor,
): Promise<void> {
  return org.write(async (tx) => {
    const { ticket } = await mustWrite(tx, id);
    if (otherId === id) throw invalid('ticketId', "A ticket can't be linked to itself");
    const { ticket: other, by } = await mustFindLed(tx, otherId);
    if (by) {
      const said = `The other ticket was merged into ${other.number}`;
      throw new Refusal(409, said, 'ticket_merged');
    }
    const before = await findLink(tx, id, otherId);
    if (before?.kind === kind) return;
    if (!before) for (const one of [id, otherId]) await refuseIfFull(tx, one);
    await keepLink(tx, id, otherId, { kind, at: now() });
    await tellBoth(tx, 'linked', { ticket, other, kind }, actor);
  });
}

async function mustFindLed(tx: Tx, id: string) {
  const led = await findLed(tx, id);
  if (!led) throw ticketMissing();
  return led;
}

async function refuseIfFull(tx: Tx, id: string) {
  if ((await readKeptLinks(tx, id)).length < maxLinks) return;
  throw invalid('ticketId', `A ticket can have up to ${maxLinks} links`);
}

/** Removes the link between two tickets. */
export function unlinkTickets(org: Org, id: string, otherId: string, actor: Actor): Promise<void> {
  return org.write(async (tx) => {
    const { ticket } = await mustWrite(tx, id);
    const { ticket: other } = await mustFindLed(tx, otherId);
    const before = await findLink(tx, id, otherId);
    if (!before) return;
    await dropLink(tx, id, otherId);
    await tellBoth(tx, 'unlinked', { ticket, other, kind: before.kind }, actor);
  });
}

interface Linked {
  ticket: TicketWithPeople;
  other: TicketWithPeople;
  /** The kind of link, seen from the ticket. */
  kind: Kind;
}

/** Adds entries to both timelines, and records one event. */
async function tellBoth(
  tx: Tx,
  what: 'linked' | 'unlinked',
  { ticket, other, kind }: Linked,
  actor: Actor,
) {
  const at = now();
  await writeTimeline(tx, ticket.id, at, [{ kind: what, from: kind, to: other.number, actor }]);
  const line = { kind: what, from: inverse[kind], to: ticket.number, actor };
  await writeTimeline(tx, other.id, at, [line]);
  const link = { kind, ticket: presentRef(other) };
  await tx.record(`ticket.${what}`, { ticket: ticketFacts(ticket), actor, link });
}

/** Links a ticket that is split off with its original; both timelines already have an entry. */
export async function linkSplit(
  tx: Tx,
  split: TicketWithPeople,
  from: TicketWithPeople,
  actor: Actor,
): Promise<void> {
  if ((await readKeptLinks(tx, from.id)).length >= maxLinks) return;
  const kind = 'related';
  await keepLink(tx, split.id, from.id, { kind, at: now() });
  const link = { kind, ticket: presentRef(from) } as const;
  await tx.record('ticket.linked', { ticket: ticketFacts(split), actor, link });
}

/** Links a ticket that came by email with the one that the email is about: they may be related. */
export async function linkByMail(tx: Tx, id: string, other: TicketWithPeople): Promise<void> {
  const ticket = await mustFind(tx, id);
  if (other.id === id || (await readKeptLinks(tx, other.id)).length >= maxLinks) return;
  const kind = 'related';
  await keepLink(tx, id, other.id, { kind, at: now() });
  await tellBoth(
    tx,
    'linked',
    { ticket, other, kind },
    { type: 'system', userId: null, name: null },
  );
}

/** Replaces the link between two tickets; a ticket in spam or trash gets its side when it is restored. */
export async function keepLink(
  tx: Tx,
  id: string,
  otherId: string,
  { kind, at: created_at }: { kind: Kind; at: string },
): Promise<void> {
  await dropLink(tx, id, otherId);
  await tx.insert('ticket_links', { ticket_id: id, other_id: otherId, kind, created_at });
  if (!(await isThere(tx, otherId))) return;
  const back = { ticket_id: otherId, other_id: id, kind: inverse[kind], created_at };
  await tx.insert('ticket_links', back);
}

export async function dropLink(tx: Tx, id: string, otherId: string): Promise<void> {
  await tx.remove('ticket_links', { ticket_id: id, other_id: otherId });
  await tx.remove('ticket_links', { ticket_id: otherId, other_id: id });
}
