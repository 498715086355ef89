import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Users } from 'lucide-react';
import { useRead } from '../../../data/use-read.ts';
import { Card } from '../../../ui/Card.tsx';
import { BarList } from '../../../ui/charts/BarList.tsx';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Asked } from '../address.ts';
import { daysNote } from '../days-note.ts';
import { countText, minutesText, orNone } from '../figures.ts';
import { Loaded } from '../Loaded.tsx';
import m from '../messages.yaml';
import { AgentTable } from './AgentTable.tsx';
import { nameOf } from './name.ts';

/** The figures of each staff member. */
export function AgentsTab({ asked }: { asked: Asked }) {
  const read = useRead('metrics.agents', asked, { keepPrevious: true });
  return <Loaded read={read}>{(figures) => <Agents {...figures} asked={asked} />}</Loaded>;
}

function Agents({ agents, span, before, asked }: Schema<'MetricsAgents'> & { asked: Asked }) {
  if (agents.length === 0) {
    return (
      <Card>
        <EmptyState icon={<Users />} title={m.agentsTab.noTeamMembersYet} />
      </Card>
    );
  }
  return (
    <>
      <AgentTable agents={agents} asked={asked} />
      <p className="text-xs text-muted-foreground">{daysNote(span, before)}</p>
      <div className="grid gap-4 lg:grid-cols-2">
        <Resolved agents={agents} />
        <FirstResponses agents={agents} />
      </div>
    </>
  );
}

type AgentsProps = { agents: readonly Schema<'MetricsAgent'>[] };

function Resolved({ agents }: AgentsProps) {
  const bars = agents.map((agent) => ({
    name: nameOf(agent),
    value: agent.resolved,
    text: countText(agent.resolved),
  }));
  return (
    <ChartCard
      title={m.agentsTab.resolvedTickets}
      note={m.agentsTab.byWhoseWorkItWas}
      table={{
        heads: [m.agentsTab.agent, m.agentsTab.resolved],
        rows: bars.map(({ name, text }) => [name, text]),
      }}
    >
      <BarList label={m.agentsTab.resolvedTicketsByAgent} bars={bars} />
    </ChartCard>
  );
}

function FirstResponses({ agents }: AgentsProps) {
  const bars = agents.map((agent) => ({
    name: nameOf(agent),
    value: agent.firstResponse.median ?? 0,
    text: orNone(agent.firstResponse.median, minutesText, m.agentsTab.noneYet),
  }));
  return (
    <ChartCard
      title={m.agentsTab.firstResponseTime}
      note={m.agentsTab.medianOfTheFirstAnswers}
      table={{
        heads: [m.agentsTab.agent, m.agentsTab.median],
        rows: bars.map(({ name, text }) => [name, text]),
      }}
    >
      <BarList label={m.agentsTab.firstResponseTimeByAgent} bars={bars} />
    </ChartCard>
  );
}
