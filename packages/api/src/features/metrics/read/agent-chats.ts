import type { Query as Asked, Schema } from '@helpdesk/sdk/contract/operations';
import type { Days } from '@helpdesk/sdk/rules/periods';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P } from '../../../database/types.ts';
import { kinds, whereOf } from '../../../figures/kinds.ts';
import { looked, shown, within } from './behind.ts';

type Figure = Asked<'metrics.agentChats'>['figure'];

interface Row {
  id: string;
  customer_name: string | null;
  started_at: string;
  rating: number | null;
  ticket_number: string | null;
  at: string;
}

/** Selects the chats that count for an agent, by the definition of the count. */
const withMoment = (kind: 'chat' | 'rated') =>
  prepare((org, p: P<'agent' | 'since' | 'until'>) => {
    const { at } = kinds[kind];
    return org
      .from('chat_sessions')
      .whereRaw(whereOf(kind) ?? '1 = 1')
      .where(at, '>=', p.since)
      .where(at, '<', p.until)
      .where('agent_id', p.agent)
      .orderByRaw(`${at} desc, id desc`)
      .limit(looked)
      .select('id', 'customer_name', 'started_at', 'rating', 'ticket_number', `${at} as at`);
  });

const queries = { chats: withMoment('chat'), satisfaction: withMoment('rated') };

/** Reads the chats behind an agent's figure, latest first. */
export async function readAgentChats(
  org: Org,
  agent: string,
  figure: Figure,
  { span, slots }: Days,
): Promise<Schema<'AgentChat'>[]> {
  const { since, until } = span;
  const rows = await org.all<Row>(queries[figure]({ agent, since, until }));
  return rows
    .filter(within(slots))
    .slice(0, shown)
    .map((row) => ({
      id: row.id,
      customerName: row.customer_name,
      startedAt: row.started_at,
      rating: row.rating,
      ticketNumber: row.ticket_number,
    }));
}
