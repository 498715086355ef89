import { CircleCheck, ExternalLink } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { CardBody } from '../../../ui/Card.tsx';
import m from '../messages.yaml';
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
            {m.activeDomain.verified}
          </Badge>
        }
      />
      <CardBody className="flex flex-col gap-2 p-5 text-sm">
        <h3 className="font-semibold">{m.activeDomain.domainActive}</h3>
        <p>
          {m.activeDomain.visitorsFindYourHelpCenterAt.rich({
            link: (
              <a
                href={`https://${address}`}
                target="_blank"
                rel="noreferrer"
                className="font-medium wrap-anywhere text-primary-text underline-offset-2 hover:underline"
              >
                {address}
                <ExternalLink
                  aria-label={m.activeDomain.opensInANewTab}
                  className="ml-1 inline size-3.5 align-[-2px]"
                />
              </a>
            ),
          })}
        </p>
        <p className="text-muted-foreground">
          {m.activeDomain.leaveTheTxtRecordAtWhere.rich({
            span: <span className="font-mono text-xs wrap-anywhere">{recordName(domain)}</span>,
          })}
        </p>
      </CardBody>
    </>
  );
}
