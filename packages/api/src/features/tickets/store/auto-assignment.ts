import { memberHolds } from '../../../auth/permissions.ts';
import { prepare } from '../../../database/prepare.ts';
import type { OrganizationRow } from '../../../database/rows/people.ts';
import type { Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';

/** Candidates for assignment: the agents, or the admins of an organization without agents. */
const leastLoaded = prepare((org) =>
  org
    .from('memberships')
    .leftJoin(
      org.from('counters').as('loads'),
      'loads.name',
      org.raw("'load.' || memberships.user_id"),
    )
    .where('memberships.availability', 'online')
    .whereIn('memberships.role', ['agent', 'admin'])
    .whereRaw(memberHolds('resolve_tickets'))
    .where((member) =>
      member
        .where('memberships.role', 'agent')
        .orWhereNotExists(
          org
            .from('memberships', 'others')
            .where('others.role', 'agent')
            .whereRaw(memberHolds('resolve_tickets', 'others')),
        ),
    )
    .orderByRaw('coalesce(loads.value, 0), memberships.id')
    .limit(1)
    .select('memberships.user_id'),
);

/**
 * The available agent with the lowest load (ties by join date), if the organization assigns automatically; tickets opened by
 * staff stay unassigned.
 */
export async function agentForNewTicket(
  tx: Tx,
  organization: Pick<OrganizationRow, 'auto_assignment'>,
  actor: Actor,
): Promise<string | null> {
  if (organization.auto_assignment === 0 || actor.type === 'staff') return null;
  const row = await tx.first<{ user_id: string }>(leastLoaded({}));
  return row?.user_id ?? null;
}

export const automatic: Actor = { type: 'system', userId: null, name: null };
