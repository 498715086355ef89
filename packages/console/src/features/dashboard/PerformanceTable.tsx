import type { Result } from '@helpdesk/sdk/contract/operations';
import { initials, userName } from '@helpdesk/sdk/rules/names';
import { roleLabel } from '@helpdesk/sdk/rules/role-names';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Table, Td, Th, Tr } from '../../ui/Table.tsx';
import m from './messages.yaml';

type Team = Result<'dashboard.performance'>;

/** The ids of members with at least five open tickets and at least 1.5 times the team's average. */
export function overloaded(team: Team): ReadonlySet<string> {
  const fair = team.reduce((sum, { open }) => sum + open, 0) / team.length;
  const over = team.filter(({ open }) => open >= 5 && open >= fair * 1.5);
  return new Set(over.map(({ user }) => user.id));
}

const figure = 'text-right tabular-nums';

/** The members with their figures; three skeleton rows while undefined. */
export function PerformanceTable({ team }: { team: Team | undefined }) {
  const over = overloaded(team ?? []);
  return (
    <Table aria-label={m.teamPerformance.teamPerformance}>
      <thead>
        <tr>
          <Th>{m.performanceTable.member}</Th>
          <Th className="text-right max-sm:hidden">{m.performanceTable.open}</Th>
          <Th className="text-right max-sm:hidden">{m.performanceTable.assigned}</Th>
          <Th className="text-right">{m.performanceTable.resolved}</Th>
          <Th className="text-right">{m.performanceTable.firstResponse}</Th>
        </tr>
      </thead>
      <tbody>
        {team ? (
          team.map((member) => (
            <Row key={member.user.id} member={member} isOver={over.has(member.user.id)} />
          ))
        ) : (
          <Loading />
        )}
      </tbody>
    </Table>
  );
}

function Row({
  member: { user, role, open, assigned, resolved, firstResponse },
  isOver,
}: {
  member: Team[number];
  isOver: boolean;
}) {
  return (
    <Tr>
      <Td className="w-full max-w-0">
        <span className="flex items-center gap-2.5">
          <Avatar initials={initials(user)} src={user.profileImageUrl} />
          <span className="min-w-0 leading-tight">
            <span className="flex items-center gap-2">
              <span className="truncate font-medium">{userName(user)}</span>
              {isOver && <Badge tone="warning">{m.performanceTable.overloaded}</Badge>}
            </span>
            <span className="block truncate text-xs text-muted-foreground">{roleLabel(role)}</span>
          </span>
        </span>
      </Td>
      <Td className={`${figure} max-sm:hidden`}>{open.toLocaleString('en')}</Td>
      <Td className={`${figure} max-sm:hidden`}>{assigned.toLocaleString('en')}</Td>
      <Td className={figure}>{resolved.toLocaleString('en')}</Td>
      <Td className={`${figure} whitespace-nowrap`}>
        {firstResponse ?? (
          <span className="text-muted-foreground">{m.performanceTable.noneYet}</span>
        )}
      </Td>
    </Tr>
  );
}

function Loading() {
  return [0, 1, 2].map((row) => (
    <Tr key={row}>
      <Td colSpan={5}>
        <Skeleton className="w-1/2" />
      </Td>
    </Tr>
  ));
}
