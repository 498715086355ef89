import type { ComponentType } from 'react';
import { useRead } from '../../data/use-read.ts';
import { whyFailed } from '../../data/why-failed.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { LoadingSettings } from './LoadingSettings.tsx';
import type { TabProps } from './settings.ts';

/** A page of the settings, once they are loaded. */
export function WithSettings({ Screen }: { Screen: ComponentType<TabProps> }) {
  const { data, isError, error, refetch } = useRead('organization.settings');
  if (data) return <Screen settings={data} />;
  if (!isError) return <LoadingSettings />;
  return (
    <Card>
      <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
    </Card>
  );
}
