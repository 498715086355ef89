import { CircleCheck, ExternalLink } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { CardBody } from '../../../ui/Card.tsx';
import { DomainHead } from './DomainHead.tsx';
import { recordName, type Settings } from './domain.ts';

/** The domain that visitors use. */
export function ActiveDomain({ settings, domain }: { settings: Settings; domain: string }) {
  const address = `${domain}/public/help`;
  return (
    <>
      <DomainHead
        settings={settings}
        domain={domain}
        badge={
          <Badge tone="success" icon={<CircleCheck />}>
            Verified
          </Badge>
        }
      />
      <CardBody className="flex flex-col gap-2 p-5 text-sm">
        <h3 className="font-semibold">Domain Active</h3>
        <p>
          Visitors find your help center at{' '}
          <a
            href={`https://${address}`}
            target="_blank"
            rel="noreferrer"
            className="font-medium wrap-anywhere text-primary-text underline-offset-2 hover:underline"
          >
            {address}
            <ExternalLink
              aria-label="(opens in a new tab)"
              className="ml-1 inline size-3.5 align-[-2px]"
            />
          </a>
          . Links in mails to them lead there too.
        </p>
        <p className="text-muted-foreground">
          Leave the TXT record at{' '}
          <span className="font-mono text-xs wrap-anywhere">{recordName(domain)}</span> where it is:
          we look for it every day.
        </p>
      </CardBody>
    </>
  );
}
