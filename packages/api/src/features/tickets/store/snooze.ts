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

/** Snoozes a ticket, or gives one that is snoozed another time. */
export function snoozeTicket(org: Org, id: string, asked: Snooze, actor: Actor): Promise<void> {
  return org.write(async (tx) => {
    const { ticket } = await mustWrite(tx, id);
    const snooze = snoozeAsked(asked);
    if (!isActive(ticket)) throw new Refusal(409, notActive, 'not_active');
    await changeTicket(tx, ticket, { snooze }, actor);
  });
}

/** Brings a snoozed ticket back; any other stays as it is. */
export function unsnoozeTicket(org: Org, id: string, actor: Actor): Promise<void> {
  return org.write(async (tx) => {
    const { ticket } = await mustWrite(tx, id);
    await changeTicket(tx, ticket, { snooze: { because: 'member' } }, actor);
  });
}

/** Brings a ticket back whose time has come, unless it has been brought back or snoozed again meanwhile. */
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
 * Brings back what was answered, resolved or closed by a node of an older release, which knows of no snoozing: beside a
 * database that a newer one has migrated it goes on for a while.
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
