import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copySetting } from '../../../data/copy-text.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CardBody } from '../../../ui/Card.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
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
    done: { title: 'Domain verified', text: 'Your custom domain is now active!' },
    failed: (error) => ({
      title: 'Verification failed',
      text: serverMessage(error, 'Failed to verify domain. Please check your DNS settings.'),
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
            Pending Verification
          </Badge>
        }
      />
      <CardBody className="flex flex-col gap-5 p-5">
        <section className="flex flex-col gap-3" aria-labelledby="dns-record">
          <div>
            <h3 id="dns-record" className="font-semibold">
              1. Add this DNS TXT record
            </h3>
            <p className="text-sm text-muted-foreground">
              It tells us that {domain} is yours. You add it where the DNS of your domain is
              managed.
            </p>
          </div>
          <CopyBox
            copy={copySetting}
            label="Name"
            hint="Some providers add the domain themselves: leave it out there."
            text={recordName(domain)}
          />
          <CopyBox copy={copySetting} label="Value" hint="The whole text." text={token} />
          <details className="text-sm">
            <summary className="cursor-pointer text-muted-foreground">
              Or put a file on your domain
            </summary>
            <p className="mt-2 text-muted-foreground">
              A text file at{' '}
              <span className="font-mono text-xs wrap-anywhere">{`https://${domain}${filePath}`}</span>{' '}
              that returns the value, and nothing else, proves it as well.
            </p>
          </details>
        </section>
        <section className="flex flex-col gap-1" aria-labelledby="dns-target">
          <h3 id="dns-target" className="font-semibold">
            2. Point the domain here
          </h3>
          <p className="text-sm text-muted-foreground">
            Make {domain} an alias (CNAME) of{' '}
            <span className="font-mono text-xs wrap-anywhere">{window.location.hostname}</span>, so
            that visitors arrive here.
          </p>
        </section>
        <div className="flex items-center gap-3 border-t pt-4 max-sm:flex-col max-sm:items-stretch">
          <p className="min-w-0 flex-1 text-sm text-muted-foreground">
            DNS changes may take up to 48 hours. Wait 5 to 10 minutes before you verify.
          </p>
          <Button
            variant="primary"
            icon={<CircleCheck />}
            busy={busy}
            disabled={isResting}
            onClick={verify}
          >
            Verify
          </Button>
        </div>
      </CardBody>
    </>
  );
}
