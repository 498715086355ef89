import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { Allowed } from '../../data/Allowed.tsx';
import { openOverlay } from '../../data/overlay.ts';
import { useSession } from '../../data/session.ts';
import { useRead } from '../../data/use-read.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card, CardHeader } from '../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx';
import { PerformanceTable } from './PerformanceTable.tsx';
import { PeriodSelect } from './PeriodSelect.tsx';
import { usePeriod } from './period.ts';

/** The figures of each staff member in the period, or an invitation to build a team. */
export function TeamPerformance() {
  const { user } = useSession();
  const [period, setPeriod] = usePeriod('team');
  const {
    data: team,
    isError,
    refetch,
  } = useRead('dashboard.performance', { period }, { keepPrevious: true });
  const alone = team?.every((member) => member.user.id === user.id);
  return (
    <Card>
      <CardHeader
        title="Team Performance"
        actions={
          <>
            <Allowed permission="view_analytics">
              <Link to="/metrics" className={buttonClass('ghost', 'sm')}>
                All Metrics
              </Link>
            </Allowed>
            <PeriodSelect
              label="Period of the team's figures"
              value={period}
              onChange={setPeriod}
            />
          </>
        }
      />
      {isError ? (
        <ErrorState onRetry={refetch} />
      ) : (
        team?.length !== 0 && <PerformanceTable team={team} />
      )}
      {alone && (
        <div className={team?.length ? 'border-t' : undefined}>
          <EmptyState
            compact
            title="No team members yet"
            action={
              <Allowed may={['team', 'invite']}>
                <Button icon={<UserPlus />} onClick={() => openOverlay('invite')}>
                  Invite Team Members
                </Button>
              </Allowed>
            }
          />
        </div>
      )}
    </Card>
  );
}
