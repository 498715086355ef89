import { ExternalLink } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { copySetting } from '../../data/copy-text.ts';
import { Card, CardBody, CardHeader } from '../../ui/Card.tsx';
import { CopyBox } from '../../ui/CopyBox.tsx';
import m from './messages.yaml';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import type { TabProps } from './settings.ts';

const LaterDangerZone = lazy(() => import('./leaving/DangerZone.tsx'));

/** The organization's API key, two-factor authentication for staff, its domains, and how to delete it. */
export function SecurityTab({ settings }: TabProps) {
  const { origin, host } = window.location;
  const places = [
    {
      label: m.securityTab.helpCenter,
      text: `${host}/public/help/${settings.subdomain}`,
      href: `${origin}/public/help/${settings.subdomain}`,
    },
    ...(settings.customDomainVerified && settings.customDomain
      ? [
          {
            label: m.securityTab.ownDomain,
            text: settings.customDomain,
            href: `https://${settings.customDomain}`,
          },
        ]
      : []),
    { label: 'API', text: `${host}/api/v1`, href: `${origin}/api-docs` },
  ];
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <CardHeader title={m.securityTab.security} />
        <CardBody>
          <CopyBox
            copy={copySetting}
            label={m.securityTab.organizationKey}
            hint={m.securityTab.whatWebhookEventsCallYour}
            text={settings.organizationKey}
          />
        </CardBody>
      </Card>
      <SecondFactorCard settings={settings} />
      <Card>
        <CardHeader
          title={m.securityTab.domainAccess}
          subtitle={m.securityTab.whereYourOrganizationIsReached}
        />
        <ul className="divide-y">
          {places.map(({ label, text, href }) => (
            <li key={label} className="flex items-center gap-3 px-4 py-3">
              <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                <span className="w-28 shrink-0 text-sm font-medium max-sm:w-full">{label}</span>
                <span className="font-mono text-xs wrap-anywhere">{text}</span>
              </p>
              <a
                href={href}
                target="_blank"
                rel="noopener"
                aria-label={m.securityTab.open({ label })}
                className="rounded-md p-1.5 text-muted-foreground hover:bg-muted-strong/70 hover:text-foreground [&>svg]:size-4"
              >
                <ExternalLink aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </Card>
      <Suspense>
        <LaterDangerZone settings={settings} />
      </Suspense>
    </div>
  );
}
