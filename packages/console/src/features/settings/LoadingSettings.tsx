import { Card, CardBody } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The skeleton of a tab while the settings load. */
export function LoadingSettings() {
  return (
    <Card aria-busy="true" aria-label="Loading">
      <CardBody className="flex flex-col gap-6">
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="flex flex-col gap-2">
            <Skeleton className="w-32" />
            <Skeleton className="h-8" />
          </div>
        ))}
      </CardBody>
    </Card>
  );
}
