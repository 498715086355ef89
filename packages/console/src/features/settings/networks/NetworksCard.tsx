import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingSettings } from '../LoadingSettings.tsx';
import { NetworksForm } from './NetworksForm.tsx';

/** From which networks the staff may work. */
export default function NetworksCard() {
  const { data: networks, isError, error, refetch } = useRead('organization.networks');
  if (!networks && !isError) return <LoadingSettings />;
  return (
    <Card>
      <CardHeader
        title="Networks of the staff"
        subtitle="Admins and agents get in from these networks alone. Customers and visitors are not concerned."
      />
      {networks ? (
        <NetworksForm networks={networks} />
      ) : (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}
