import { useRead } from '../../data/use-read.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BrandingForm } from './BrandingForm.tsx';

/** The organization's name, address and appearance. */
export default function BrandingPage() {
  const { data, isError, refetch } = useRead('organization.get');
  return (
    <div className="mx-auto max-w-6xl px-4 py-6 md:px-6 md:py-8">
      {data ? (
        <BrandingForm organization={data.organization} />
      ) : isError ? (
        <Card>
          <ErrorState onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Card aria-busy="true" aria-label="Loading branding" className="flex flex-col gap-6 p-5">
          {['w-40', 'w-28', 'w-48', 'w-32'].map((width) => (
            <div key={width} className="flex flex-col gap-2">
              <Skeleton className={width} />
              <Skeleton className="h-8 w-full" />
            </div>
          ))}
        </Card>
      )}
    </div>
  );
}
