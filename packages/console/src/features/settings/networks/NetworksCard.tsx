import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingSettings } from '../LoadingSettings.tsx';
import m from '../messages.yaml';
import { NetworksForm } from './NetworksForm.tsx';

/** The IP allowlist of the staff. */
export default function NetworksCard() {
  const { data: networks, isError, error, refetch } = useRead('organization.networks');
  if (!networks && !isError) return <LoadingSettings />;
  return (
    <Card>
      <CardHeader
        title={m.networksCard.networksOfTheStaff}
        subtitle={m.networksCard.adminsAndAgentsGetInFrom}
      />
      {networks ? (
        <NetworksForm networks={networks} />
      ) : (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}
