import type { Schema } from '@helpdesk/sdk/contract/operations';
import { initials } from '@helpdesk/sdk/rules/names';
import { roleLabel } from '@helpdesk/sdk/rules/roles';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Table, Td, Th, Tr } from '../../../ui/Table.tsx';
import { countText, minutesText, orNone } from '../figures.ts';
import { nameOf } from './name.ts';

type AgentTableProps = { agents: readonly Schema<'MetricsAgent'>[] };

const heads = ['Open now', 'Assigned', 'Resolved', 'First response', 'Resolution', 'Satisfaction'];

export function AgentTable({ agents }: AgentTableProps) {
  return (
    <Card aria-label="Agents">
      <Table>
        <thead>
          <tr>
            <Th>Agent</Th>
            {heads.map((head) => (
              <Th key={head} className="text-right">
                {head}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {agents.map((agent) => (
            <Row key={agent.user?.id ?? 'others'} agent={agent} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function Row({ agent }: { agent: Schema<'MetricsAgent'> }) {
  const { user, role, open, assigned, resolved, firstResponse, resolution, satisfaction } = agent;
  return (
    <Tr>
      <Td>
        <span className="flex items-center gap-2.5">
          {user && <Avatar initials={initials(user)} src={user.profileImageUrl} />}
          <span className="min-w-32 leading-tight">
            <span className="block font-medium">{nameOf(agent)}</span>
            <span className="block text-xs text-muted-foreground">
              {role ? roleLabel(role) : 'Who has left, and programs'}
            </span>
          </span>
        </span>
      </Td>
      <Figure text={user ? countText(open) : '–'} />
      <Figure text={countText(assigned)} />
      <Figure text={countText(resolved)} />
      <Figure
        text={orNone(firstResponse.median, minutesText, 'None yet')}
        note={countOf(firstResponse.count, 'answer', 'answers')}
      />
      <Figure
        text={orNone(resolution.median, minutesText, 'None yet')}
        note={resolution.p90 === null ? '' : `9 in 10 within ${minutesText(resolution.p90)}`}
      />
      <Figure
        text={orNone(satisfaction.share, (share) => `${share}%`, 'None yet')}
        note={countOf(satisfaction.count, 'rating', 'ratings')}
      />
    </Tr>
  );
}

const countOf = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${countText(count)} ${count === 1 ? one : many}`;

function Figure({ text, note }: { text: string; note?: string }) {
  return (
    <Td className="text-right whitespace-nowrap tabular-nums">
      {text}
      {note && <span className="block text-xs text-muted-foreground">{note}</span>}
    </Td>
  );
}
