import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingSettings } from '../LoadingSettings.tsx';
import m from '../messages.yaml';
import { ActiveDomain } from './ActiveDomain.tsx';
import { AddDomain } from './AddDomain.tsx';
import { PendingDomain } from './PendingDomain.tsx';

/** The organization's custom domain, from adding to verifying it. */
export default function DomainsTab() {
  const { data, isError, error, refetch } = useRead('organization.settings');
  if (isError) {
    return (
      <Card>
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) return <LoadingSettings />;
  const { customDomain: domain, customDomainVerified, customDomainVerificationToken } = data;
  return (
    <Card>
      <CardHeader
        title={m.domainsTab.customDomain}
        subtitle={m.domainsTab.yourHelpCenterContactFormsAnd}
      />
      {!domain && <AddDomain organizationId={data.id} />}
      {domain && customDomainVerified && <ActiveDomain settings={data} domain={domain} />}
      {domain && !customDomainVerified && (
        <PendingDomain
          settings={data}
          domain={domain}
          token={customDomainVerificationToken ?? ''}
        />
      )}
    </Card>
  );
}
