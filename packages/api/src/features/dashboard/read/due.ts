import type { Schema } from '@helpdesk/sdk/contract/operations';
import { rankOf } from '@helpdesk/sdk/rules/ticket-fields';
import { prepare } from '../../../database/prepare.ts';
import type { TicketRow } from '../../../database/rows/tickets.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';
import {
  priorities,
  resolutionTargets,
  responseTargets,
  riskFrom,
} from '../../../figures/targets.ts';

const SHOWN = 6;

type Name = 'urgency' | 'before' | 'limit';
type Due = Pick<
  TicketRow,
  'id' | 'number' | 'subject' | 'priority' | 'created_at' | 'assigned_agent_id'
> & {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  profile_image_url: string | null;
};

const unfinished = (org: OrgScope, p: P<Name>) =>
  org
    .from('tickets')
    .leftJoin('users as agent', 'agent.id', 'tickets.assigned_agent_id')
    .whereRaw("tickets.status in ('open', 'in_progress')")
    .where('tickets.urgency', p.urgency)
    .where('tickets.created_at', '<', p.before)
    .orderBy('tickets.created_at')
    .limit(p.limit)
    .select(
      'tickets.id',
      'tickets.number',
      'tickets.subject',
      'tickets.priority',
      'tickets.created_at',
      'tickets.assigned_agent_id',
      'agent.first_name',
      'agent.last_name',
      'agent.email',
      'agent.profile_image_url',
    );
const unanswered = (org: OrgScope, p: P<Name>) =>
  unfinished(org, p).where('tickets.opened_by', 'customer').whereNull('tickets.first_response_at');
// The resolution target applies only once a ticket has its first response.
const unresolved = (org: OrgScope, p: P<Name>) =>
  unfinished(org, p).where((free) =>
    free.whereNot('tickets.opened_by', 'customer').orWhereNotNull('tickets.first_response_at'),
  );

const goals = {
  firstResponse: {
    targets: responseTargets,
    all: prepare(unanswered),
    mine: prepare((org, p: P<Name | 'agent'>) =>
      unanswered(org, p).where('tickets.assigned_agent_id', p.agent),
    ),
  },
  resolution: {
    targets: resolutionTargets,
    all: prepare(unresolved),
    mine: prepare((org, p: P<Name | 'agent'>) =>
      unresolved(org, p).where('tickets.assigned_agent_id', p.agent),
    ),
  },
} as const;

/** Returns the tickets that are overdue or due soon, most overdue first, of one agent or of all. */
export async function readDue(org: Org, agent: string | null): Promise<Schema<'DueTicket'>[]> {
  const due: Schema<'DueTicket'>[] = [];
  for (const goal of ['firstResponse', 'resolution'] as const) {
    const { targets, all, mine } = goals[goal];
    for (const priority of priorities) {
      const target = targets[priority];
      const p = {
        urgency: rankOf('priority', priority) ?? 0,
        before: new Date(Date.now() - target * riskFrom).toISOString(),
        limit: SHOWN,
      };
      const rows = await org.all<Due>(agent === null ? all(p) : mine({ ...p, agent }));
      due.push(...rows.map((row) => present(row, goal, target)));
    }
  }
  return due.sort((one, other) => (one.dueAt < other.dueAt ? -1 : 1)).slice(0, SHOWN);
}

const present = (row: Due, goal: keyof typeof goals, target: number): Schema<'DueTicket'> => ({
  id: row.id,
  ticketNumber: row.number,
  subject: row.subject,
  priority: row.priority,
  assignedAgent:
    row.assigned_agent_id === null || row.email === null
      ? null
      : {
          id: row.assigned_agent_id,
          firstName: row.first_name,
          lastName: row.last_name,
          email: row.email,
          profileImageUrl: row.profile_image_url,
        },
  goal,
  dueAt: new Date(Date.parse(row.created_at) + target).toISOString(),
});
