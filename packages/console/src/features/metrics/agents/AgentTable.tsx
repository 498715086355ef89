import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useState } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Table, Th } from '../../../ui/Table.tsx';
import type { Asked } from '../address.ts';
import m from '../messages.yaml';
import { AgentChats } from './AgentChats.tsx';
import { AgentRow, type Behind } from './AgentRow.tsx';
import { AgentTickets } from './AgentTickets.tsx';
import { narrow, onServerOnly } from './Figure.tsx';
import { nameOf } from './name.ts';

type Agent = Schema<'MetricsAgent'>;
type AgentTableProps = { agents: readonly Agent[]; asked: Asked };

/** The columns that fit on a phone. */
const heads = [
  { head: m.agentTable.openNow, onServer: true },
  { head: m.agentTable.assigned, onServer: true },
  { head: m.agentTable.replies, onServer: true },
  { head: m.agentTable.resolved },
  { head: m.agentTable.chats, onServer: true },
  { head: m.agentTable.firstResponse },
  { head: m.agentTable.resolution, onServer: true },
  { head: m.agentTable.satisfaction, onServer: true },
  { head: m.agentTable.timeSpent, onServer: true },
];

export function AgentTable({ agents, asked }: AgentTableProps) {
  const [shown, show] = useState<(Behind & { agent: Agent }) | null>(null);
  const list = shown?.agent.user && {
    agent: shown.agent.user.id,
    name: nameOf(shown.agent),
    title: shown.title,
    asked,
    onClose: () => show(null),
  };
  return (
    <Card aria-label={m.agentTable.agents}>
      <Table aria-label={m.agentTable.agents}>
        <thead>
          <tr>
            <Th>{m.agentTable.agent}</Th>
            {heads.map(({ head, onServer }) => (
              <Th key={head} className={cx('text-right', narrow, onServer && onServerOnly)}>
                {head}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {agents.map((agent) => (
            <AgentRow
              key={agent.user?.id ?? 'others'}
              agent={agent}
              onShow={(behind) => show({ ...behind, agent })}
            />
          ))}
        </tbody>
      </Table>
      {list && shown.of === 'tickets' && <AgentTickets {...list} figure={shown.figure} />}
      {list && shown.of === 'chats' && <AgentChats {...list} figure={shown.figure} />}
    </Card>
  );
}
