import { Card, CardBody } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import m from './messages.yaml';

/** The skeleton of a tab, or of a part of it: not a landmark, as there may be several. */
export function LoadingSettings() {
  return (
    <Card role="group" aria-busy="true" aria-label={m.loadingSettings.loading}>
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
