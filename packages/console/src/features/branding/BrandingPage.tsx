import { useRead } from '../../data/use-read.ts';
import { whyFailed } from '../../data/why-failed.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BrandingForm } from './BrandingForm.tsx';
import m from './messages.yaml';

/** The organization's name, address and appearance. */
export default function BrandingPage() {
  const { data, isError, error, refetch } = useRead('organization.get');
  return (
    <Page kind="figures">
      {data ? (
        <BrandingForm organization={data.organization} />
      ) : isError ? (
        <Card>
          <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Card
          aria-busy="true"
          aria-label={m.brandingPage.loadingBranding}
          className="flex flex-col gap-6 p-5"
        >
          {['w-40', 'w-28', 'w-48', 'w-32'].map((width) => (
            <div key={width} className="flex flex-col gap-2">
              <Skeleton className={width} />
              <Skeleton className="h-8 w-full" />
            </div>
          ))}
        </Card>
      )}
    </Page>
  );
}
