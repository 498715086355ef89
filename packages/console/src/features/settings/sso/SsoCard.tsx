import { copySetting } from '../../../data/copy-text.ts';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingSettings } from '../LoadingSettings.tsx';
import m from '../messages.yaml';
import { ProviderForm } from './ProviderForm.tsx';
import { RemoveProvider } from './RemoveProvider.tsx';
import { SsoDomains } from './SsoDomains.tsx';
import { SsoOnly } from './SsoOnly.tsx';

/** Single sign-on: the provider, its domains, and whether it's required. */
export default function SsoCard() {
  const { data: sso, isError, error, refetch } = useRead('sso.get');
  if (!sso && !isError) return <LoadingSettings />;
  return (
    <Card>
      <CardHeader title={m.ssoCard.singleSignOn} subtitle={m.ssoCard.yourStaffSignInWithThe} />
      {!sso ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <CardBody className="flex flex-col gap-4 border-b">
            <CopyBox
              copy={copySetting}
              label={m.ssoCard.redirectUri}
              hint={m.ssoCard.enterItAtYourProviderWhere}
              text={sso.redirectUri}
            />
          </CardBody>
          <ProviderForm key={sso.connection?.issuer} sso={sso} />
          <SsoDomains domains={sso.domains} />
          {sso.connection && (
            <>
              <SsoOnly sso={sso} />
              <RemoveProvider />
            </>
          )}
        </>
      )}
    </Card>
  );
}
