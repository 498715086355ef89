import { can, type Holder } from '@helpdesk/sdk/rules/roles';
import type { Visibility } from '../database/visibility.ts';

/** Whether a member of the staff sees a ticket that is assigned to this one, or to nobody. */
export function seesTicketOf(holder: Holder, userId: string, agentId: string | null): boolean {
  const visibility = visibilityOf(holder, userId);
  return (
    visibility === null || agentId === userId || (agentId === null && visibility.seesUnassigned)
  );
}

/** The tickets that an agent sees who does not see all; null for everybody else: customers are narrowed to their own by `own`. */
export function visibilityOf(holder: Holder, userId: string): Visibility | null {
  if (!can(holder, 'view_assigned_tickets') || can(holder, 'view_all_tickets')) return null;
  return { userId, seesUnassigned: can(holder, 'view_unassigned_tickets'), touched: '' };
}
