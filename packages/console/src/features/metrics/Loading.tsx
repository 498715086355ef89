import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Where charts will be. */
export function LoadingCharts() {
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
