import type { Schema } from '@helpdesk/sdk/contract/operations';
import { isStaff } from '@helpdesk/sdk/rules/roles';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { invalid, notFound, Refusal } from '../../../refusal.ts';
import type { TicketChange } from '../fields.ts';
import { findTicket } from '../read/tickets.ts';
import { changeTicket } from './change.ts';

export const ticketMissing = () =>
  notFound("The ticket you're looking for doesn't exist or you don't have permission to view it.");

/** Changes a ticket; each change adds a timeline entry. */
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
    await refuseUnlessAgent(tx, change);
    await changeTicket(tx, before, { fields: change }, actor);
  });
}

/** Changes many tickets in one transaction; returns those that could not be changed. */
export function updateTickets(
  org: Org,
  ids: readonly string[],
  change: TicketChange,
  actor: Actor,
): Promise<Schema<'TicketBulkResult'>> {
  return org.write(async (tx) => {
    const failed: { id: string; message: string }[] = [];
    let updated = 0;
    let isChecked = false;
    for (const id of new Set(ids)) {
      const before = await findTicket(tx, id, null);
      if (before) {
        if (!isChecked) await refuseUnlessAgent(tx, change);
        isChecked = true;
        await changeTicket(tx, before, { fields: change }, actor);
        updated += 1;
      } else failed.push({ id, message: ticketMissing().message });
    }
    return { updated, failed };
  });
}

/** The version for `If-Match`: every change sets `updated_at`. */
export const versionOf = (ticket: { updated_at: string }) => ticket.updated_at.replace(/\D/g, '');

const memberById = prepare((org, p: P<'user'>) =>
  org.from('memberships').where('user_id', p.user).select('role'),
);

async function refuseUnlessAgent(tx: Tx, { assignedAgentId }: TicketChange) {
  if (assignedAgentId == null) return;
  const found = await tx.first<{ role: string }>(memberById({ user: assignedAgentId }));
  if (!found || !isStaff(found.role)) {
    throw invalid('assignedAgentId', 'Assigned agent must be a member of this organization');
  }
}
