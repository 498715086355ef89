import type { Result } from '@helpdesk/sdk/contract/operations';
import { initials, userName } from '@helpdesk/sdk/rules/names';
import { roleLabel } from '@helpdesk/sdk/rules/roles';
import { Avatar } from '../../ui/Avatar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Table, Td, Th, Tr } from '../../ui/Table.tsx';

type Team = Result<'dashboard.performance'>;

const figure = 'text-right tabular-nums';

/** The staff with their figures; three skeleton rows while undefined. */
export function PerformanceTable({ team }: { team: Team | undefined }) {
  return (
    <Table>
      <thead>
        <tr>
          <Th>Member</Th>
          <Th className="text-right max-sm:hidden">Open</Th>
          <Th className="text-right max-sm:hidden">Assigned</Th>
          <Th className="text-right">Resolved</Th>
          <Th className="text-right">First response</Th>
        </tr>
      </thead>
      <tbody>
        {team ? team.map((member) => <Row key={member.user.id} member={member} />) : <Loading />}
      </tbody>
    </Table>
  );
}

function Row({
  member: { user, role, open, assigned, resolved, firstResponse },
}: {
  member: Team[number];
}) {
  return (
    <Tr>
      <Td className="w-full max-w-0">
        <span className="flex items-center gap-2.5">
          <Avatar initials={initials(user)} src={user.profileImageUrl} />
          <span className="min-w-0 leading-tight">
            <span className="block truncate font-medium">{userName(user)}</span>
            <span className="block truncate text-xs text-muted-foreground">{roleLabel(role)}</span>
          </span>
        </span>
      </Td>
      <Td className={`${figure} max-sm:hidden`}>{open.toLocaleString('en')}</Td>
      <Td className={`${figure} max-sm:hidden`}>{assigned.toLocaleString('en')}</Td>
      <Td className={figure}>{resolved.toLocaleString('en')}</Td>
      <Td className={`${figure} whitespace-nowrap`}>
        {firstResponse ?? <span className="text-muted-foreground">None yet</span>}
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
