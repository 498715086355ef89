import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { Allowed } from '../../data/Allowed.tsx';
import { openOverlay } from '../../data/overlay.ts';
import { useSession } from '../../data/session.ts';
import { useRead } from '../../data/use-read.ts';
import { whyFailed } from '../../data/why-failed.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card, CardHeader } from '../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx';
import m from './messages.yaml';
import { PerformanceTable } from './PerformanceTable.tsx';
import { daysOf, type Period } from './period.ts';

/** The figures of each team member in the period, or an invitation to build a team. */
export function TeamPerformance({ period }: { period: Period }) {
  const { user } = useSession();
  const {
    data: team,
    isError,
    error,
    refetch,
  } = useRead('dashboard.performance', { period }, { keepPrevious: true });
  const alone = team?.every((member) => member.user.id === user.id);
  return (
    <Card>
      <CardHeader
        title={m.teamPerformance.teamPerformance}
        subtitle={m.teamPerformance.lastDays({ daysOf: daysOf(period) })}
        actions={
          <>
            <Allowed permission="view_analytics">
              <Link to="/metrics" className={buttonClass('ghost', 'sm')}>
                {m.teamPerformance.allMetrics}
              </Link>
            </Allowed>
          </>
        }
      />
      {isError ? (
        <ErrorState text={whyFailed(error)} onRetry={refetch} />
      ) : (
        !alone && <PerformanceTable team={team} />
      )}
      {alone && (
        <EmptyState
          compact
          title={m.teamPerformance.noTeamMembersYet}
          action={
            <Allowed may={['team', 'invite']}>
              <Button icon={<UserPlus />} onClick={() => openOverlay('invite')}>
                {m.teamPerformance.inviteTeamMembers}
              </Button>
            </Allowed>
          }
        />
      )}
    </Card>
  );
}
