import type { ReactNode } from 'react';
import { whyFailed } from '../../data/why-failed.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type LoadedProps<Data> = {
  read: { data: Data | undefined; isError: boolean; error: Error | null; refetch: () => unknown };
  /** Shown while loading; four charts if omitted. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A tab's figures, or skeletons while they load, or an error. */
export function Loaded<Data>({ read, skeleton = <LoadingCharts />, children }: LoadedProps<Data>) {
  const { data, isError, error, refetch } = read;
  if (isError) {
    return (
      <Card>
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return data === undefined ? skeleton : children(data);
}

function LoadingCharts() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {[0, 1, 2, 3].map((card) => (
        <Card key={card} className="p-4">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="mt-4 h-44 w-full" />
        </Card>
      ))}
    </div>
  );
}
