import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingSettings } from '../LoadingSettings.tsx';
import { RetentionForm } from './RetentionForm.tsx';

/** The retention policy for tickets, original emails and chats. */
export default function RetentionTab() {
  const { data, isError, error, refetch } = useRead('organization.retention');
  if (data) return <RetentionForm kept={data} />;
  if (!isError) return <LoadingSettings />;
  return (
    <Card>
      <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
    </Card>
  );
}
