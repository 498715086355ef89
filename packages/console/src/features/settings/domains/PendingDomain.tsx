import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copySetting } from '../../../data/copy-text.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CardBody } from '../../../ui/Card.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import m from '../messages.yaml';
import { DomainHead } from './DomainHead.tsx';
import { filePath, keepDomain, recordName, type Settings } from './domain.ts';

/** Milliseconds for which the button is disabled after each click. */
const rest = 2_000;

type PendingDomainProps = { settings: Settings; domain: string; token: string };

/** The DNS record to add, and the button that verifies it. */
export function PendingDomain({ settings, domain, token }: PendingDomainProps) {
  const client = useQueryClient();
  const [isResting, setIsResting] = useState(false);
  const { write, busy } = useWrite('organization.verifyCustomDomain', {
    done: {
      title: m.pendingDomain.domainVerified,
      text: m.pendingDomain.yourCustomDomainIsNowActive,
    },
    failed: (error) => ({
      title: m.pendingDomain.verificationFailed,
      text: serverMessage(error, m.pendingDomain.failedToVerifyDomainPleaseCheck),
    }),
    onDone: (status) => keepDomain(client, status),
  });
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setIsResting(false), rest);
    return () => clearTimeout(timer);
  }, [isResting]);

  function verify() {
    setIsResting(true);
    write({ id: settings.id });
  }

  return (
    <>
      <DomainHead
        settings={settings}
        domain={domain}
        badge={
          <Badge tone="warning" icon={<Clock />}>
            {m.pendingDomain.pendingVerification}
          </Badge>
        }
      />
      <CardBody className="flex flex-col gap-5 p-5">
        <section className="flex flex-col gap-3" aria-labelledby="dns-record">
          <div>
            <h3 id="dns-record" className="font-semibold">
              {m.pendingDomain.n1AddThisDnsTxtRecord}
            </h3>
            <p className="text-sm text-muted-foreground">
              {m.pendingDomain.itTellsUsThatIsYours({ domain })}
            </p>
          </div>
          <CopyBox
            copy={copySetting}
            label={m.pendingDomain.name}
            hint={m.pendingDomain.someProvidersAddTheDomainThemselves}
            text={recordName(domain)}
          />
          <CopyBox
            copy={copySetting}
            label={m.pendingDomain.value}
            hint={m.pendingDomain.theWholeText}
            text={token}
          />
          <details className="text-sm">
            <summary className="cursor-pointer text-muted-foreground">
              {m.pendingDomain.orPutAFileOnYour}
            </summary>
            <p className="mt-2 text-muted-foreground">
              {m.pendingDomain.aTextFileAtThatReturns.rich({
                span: (
                  <span className="font-mono text-xs wrap-anywhere">{`https://${domain}${filePath}`}</span>
                ),
              })}
            </p>
          </details>
        </section>
        <section className="flex flex-col gap-1" aria-labelledby="dns-target">
          <h3 id="dns-target" className="font-semibold">
            {m.pendingDomain.n2PointTheDomainHere}
          </h3>
          <p className="text-sm text-muted-foreground">
            {m.pendingDomain.makeAnAliasCnameOfSo.rich({
              domain,
              span: (
                <span className="font-mono text-xs wrap-anywhere">{window.location.hostname}</span>
              ),
            })}
          </p>
        </section>
        <div className="flex items-center gap-3 border-t pt-4 max-sm:flex-col max-sm:items-stretch">
          <p className="min-w-0 flex-1 text-sm text-muted-foreground">
            {m.pendingDomain.dnsChangesMayTakeUpTo}
          </p>
          <Button
            variant="primary"
            icon={<CircleCheck />}
            busy={busy}
            disabled={isResting}
            onClick={verify}
          >
            {m.pendingDomain.verify}
          </Button>
        </div>
      </CardBody>
    </>
  );
}
