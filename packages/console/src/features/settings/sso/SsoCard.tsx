import { copySetting } from '../../../data/copy-text.ts';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingSettings } from '../LoadingSettings.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { RemoveProvider } from './RemoveProvider.tsx';
import { SsoDomains } from './SsoDomains.tsx';
import { SsoOnly } from './SsoOnly.tsx';

/** Single sign-on: the provider, its domains, and whether it is the only way in. */
export default function SsoCard() {
  const { data: sso, isError, error, refetch } = useRead('sso.get');
  if (!sso && !isError) return <LoadingSettings />;
  return (
    <Card>
      <CardHeader
        title="Single sign-on"
        subtitle="Your staff sign in with the account that they have at your provider of OpenID Connect."
      />
      {!sso ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <CardBody className="flex flex-col gap-4 border-b">
            <CopyBox
              copy={copySetting}
              label="Redirect URI"
              hint="Enter it at your provider, where you register this helpdesk as a web application."
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
