import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import m from '../messages.yaml';

/** The agent's own figures of the last seven days. */
export function MyWeek() {
  const { user } = useSession();
  const { data, error, refetch } = useRead('dashboard.performance', { period: '7d' });
  const own = data?.find((row) => row.user.id === user.id);
  const count = (value: number | undefined) =>
    data ? (value ?? 0).toLocaleString('en') : undefined;
  const facts = [
    [m.myWeek.resolved, count(own?.resolved)],
    [m.myWeek.assignedToYou, count(own?.assigned)],
    [m.myWeek.openNow, count(own?.open)],
    [m.myWeek.firstResponse, data && (own?.firstResponse ?? m.myWeek.noneYet)],
  ] as const;
  return (
    <Card>
      <CardHeader title={m.myWeek.myWeek} />
      {error && !data ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-4 py-3.5 text-sm">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="text-lg font-semibold tabular-nums">
                {value ?? <Skeleton className="mt-1.5 w-10" />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
