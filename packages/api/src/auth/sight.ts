import { can, type Holder } from '@helpdesk/sdk/rules/roles';
import type { Sight } from '../database/sight.ts';

/** The tickets that an agent sees who does not see all; null for everybody else: customers are narrowed to their own by `own`. */
export function sightOf(holder: Holder, userId: string): Sight | null {
  if (!can(holder, 'view_assigned_tickets') || can(holder, 'view_all_tickets')) return null;
  return { userId, seesUnassigned: can(holder, 'view_unassigned_tickets'), touched: '' };
}
