import type { Schema } from '@helpdesk/sdk/contract/operations';
import { initials } from '@helpdesk/sdk/rules/names';
import { roleLabel } from '@helpdesk/sdk/rules/role-names';
import { timeSpentText } from '@helpdesk/sdk/rules/time-spent';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Table, Td, Th, Tr } from '../../../ui/Table.tsx';
import { countText, minutesText, orNone } from '../figures.ts';
import { nameOf } from './name.ts';

type AgentTableProps = { agents: readonly Schema<'MetricsAgent'>[] };

/** The columns that a phone has space for. */
const heads = [
  { head: 'Open now', onServer: true },
  { head: 'Assigned', onServer: true },
  { head: 'Resolved' },
  { head: 'First response' },
  { head: 'Resolution', onServer: true },
  { head: 'Satisfaction', onServer: true },
  { head: 'Time spent', onServer: true },
];

const onServerOnly = 'max-sm:hidden';

export function AgentTable({ agents }: AgentTableProps) {
  return (
    <Card aria-label="Agents">
      <Table>
        <thead>
          <tr>
            <Th>Agent</Th>
            {heads.map(({ head, onServer }) => (
              <Th key={head} className={cx('text-right', onServer && onServerOnly)}>
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
  const { timeSpent } = agent;
  return (
    <Tr>
      <Td>
        <span className="flex items-center gap-2.5">
          {user && <Avatar initials={initials(user)} src={user.profileImageUrl} />}
          <span className="leading-tight sm:min-w-32">
            <span className="block font-medium">{nameOf(agent)}</span>
            <span className="block text-xs text-muted-foreground">
              {role ? roleLabel(role) : 'Who has left, and programs'}
            </span>
          </span>
        </span>
      </Td>
      <Figure onServer text={user ? countText(open) : '–'} />
      <Figure onServer text={countText(assigned)} />
      <Figure text={countText(resolved)} />
      <Figure
        text={orNone(firstResponse.median, minutesText, 'None yet')}
        note={countOf(firstResponse.count, 'answer', 'answers')}
      />
      <Figure
        onServer
        text={orNone(resolution.median, minutesText, 'None yet')}
        note={resolution.p90 === null ? '' : `9 in 10 within ${minutesText(resolution.p90)}`}
      />
      <Figure
        onServer
        text={orNone(satisfaction.share, (share) => `${share}%`, 'None yet')}
        note={countOf(satisfaction.count, 'rating', 'ratings')}
      />
      <Figure onServer text={timeSpent > 0 ? timeSpentText(timeSpent) : 'None yet'} />
    </Tr>
  );
}

const countOf = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${countText(count)} ${count === 1 ? one : many}`;

type FigureProps = { text: string; note?: string; onServer?: boolean };

function Figure({ text, note, onServer }: FigureProps) {
  return (
    <Td className={cx('text-right whitespace-nowrap tabular-nums', onServer && onServerOnly)}>
      {text}
      {note && <span className="block text-xs text-muted-foreground">{note}</span>}
    </Td>
  );
}
