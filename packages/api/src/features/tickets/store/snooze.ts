import { prepare, prepareDirectory } from '../../../database/prepare.ts';
import type { Database, Org } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { forEachOrganization, organizationIn } from '../../../jobs/each-organization.ts';
import { Refusal } from '../../../refusal.ts';
import { findSnooze } from '../read/snoozes.ts';
import { findTicket, mustFind } from '../read/tickets.ts';
import { automatic } from './auto-assignment.ts';
import { changeTicket } from './change.ts';
import { isActive, notActive, type Snooze, snoozeAsked } from './snooze-step.ts';
import { mustWrite } from './update.ts';

/** Snoozes a ticket, or changes the end of its snooze. */
export function snoozeTicket(org: Org, id: string, asked: Snooze, actor: Actor): Promise<void> {
  return org.write(async (tx) => {
    const { ticket } = await mustWrite(tx, id);
    const snooze = snoozeAsked(asked);
    if (!isActive(ticket)) throw new Refusal(409, notActive, 'not_active');
    await changeTicket(tx, ticket, { snooze }, actor);
  });
}

/** Ends the snooze of a ticket, if it has one. */
export function unsnoozeTicket(org: Org, id: string, actor: Actor): Promise<void> {
  return org.write(async (tx) => {
    const { ticket } = await mustWrite(tx, id);
    await changeTicket(tx, ticket, { snooze: { because: 'member' } }, actor);
  });
}

/** Ends a snooze that is due, unless it has ended or was changed meanwhile. */
export function wakeDueTicket(org: Org, ticketId: string, snoozeId: string): Promise<void> {
  return org.write(async (tx) => {
    const snooze = await findSnooze(tx, snoozeId);
    if (!snooze?.due_at) return;
    const ticket = await mustFind(tx, ticketId);
    await changeTicket(tx, ticket, { snooze: { because: 'time' } }, automatic);
    await tx.remove('ticket_snoozes', { id: snoozeId });
  });
}

const organizations = prepareDirectory((directory) => directory.from('organizations').select('id'));

const overlooked = prepare((org) =>
  org
    .along('tickets', 'tickets_by_snoozed')
    .whereNotNull('snoozed_at')
    .whereRaw(
      `(turn_since > snoozed_at and last_speaker = 'customer' or status in ('resolved', 'closed'))`,
    )
    .select('id'),
);

/**
 * Ends snoozes of tickets that a node of an older release answered, resolved or closed: after a newer release has migrated the
 * database, it runs for a while without knowing about snoozes.
 */
export async function wakeOverlooked({ directory, org }: Database): Promise<void> {
  const all = await directory.all<{ id: string }>(organizations({}));
  await forEachOrganization(all.map(organizationIn), async (id) => {
    for (const ticket of await org(id).all<{ id: string }>(overlooked({}))) {
      await org(id).write(async (tx) => {
        const before = await findTicket(tx, ticket.id, null);
        if (before) await changeTicket(tx, before, { snooze: { because: 'reply' } }, automatic);
      });
    }
  });
}
