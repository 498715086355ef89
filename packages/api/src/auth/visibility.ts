import { can, type Holder } from '@helpdesk/sdk/rules/roles';
import type { Visibility } from '../database/visibility.ts';

/** Whether a staff member sees a ticket that is unassigned or assigned to this agent. */
export function seesTicketOf(holder: Holder, userId: string, agentId: string | null): boolean {
  const visibility = visibilityOf(holder, userId);
  return (
    visibility === null || agentId === userId || (agentId === null && visibility.seesUnassigned)
  );
}

/** The tickets visible to an agent who can't see all; null for everyone else. Customers are limited to their own by `own`. */
export function visibilityOf(holder: Holder, userId: string): Visibility | null {
  if (!can(holder, 'view_assigned_tickets') || can(holder, 'view_all_tickets')) return null;
  return { userId, seesUnassigned: can(holder, 'view_unassigned_tickets'), touched: '' };
}
