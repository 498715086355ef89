import { useCan } from '../../data/session.ts';
import { useRead } from '../../data/use-read.ts';
import { whyFailed } from '../../data/why-failed.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/EmptyState.tsx';
import m from './messages.yaml';
import { daysOf, type Period } from './period.ts';
import { StatCard } from './StatCard.tsx';
import { statCards } from './stat-cards.ts';

export function StatCards({ period }: { period: Period }) {
  const can = useCan();
  const {
    data: stats,
    isError,
    error,
    refetch,
  } = useRead('dashboard.stats', { period }, { keepPrevious: true });
  if (isError) {
    return (
      <Card>
        <ErrorState text={whyFailed(error)} onRetry={refetch} />
      </Card>
    );
  }
  const visible = statCards.filter(({ permission }) => can(permission));
  return (
    <ul
      aria-label={m.statCards.figures}
      className={cx('grid grid-cols-2 gap-3 md:gap-4', visible.length > 2 && 'lg:grid-cols-4')}
    >
      {visible.map(({ label, icon, read }) => (
        <StatCard
          key={label}
          label={label}
          icon={icon}
          {...(stats ? read(stats, daysOf(period)) : { value: undefined, note: '' })}
        />
      ))}
    </ul>
  );
}
