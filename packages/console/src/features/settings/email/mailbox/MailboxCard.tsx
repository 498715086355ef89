import type { Schema } from '@helpdesk/sdk/contract/operations';
import { RotateCw } from 'lucide-react';
import { copyText } from '../../../../data/copy-text.ts';
import { useRead } from '../../../../data/use-read.ts';
import { whyFailed } from '../../../../data/why-failed.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Card, CardBody, CardHeader } from '../../../../ui/Card.tsx';
import { CopyBox } from '../../../../ui/CopyBox.tsx';
import { ErrorState } from '../../../../ui/EmptyState.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { LoadingSettings } from '../../LoadingSettings.tsx';
import { CircleTest } from './CircleTest.tsx';

type MailRecord = Schema<'MailRecord'>;

/** Where mail becomes tickets, and what the DNS says of it. */
export default function Mailbox() {
  const { data, isError, isFetching, error, refetch } = useRead('mailbox.get');
  return (
    <Card aria-labelledby="mailbox">
      <CardHeader
        title={<span id="mailbox">Support address</span>}
        subtitle="The address whose mail becomes tickets."
        actions={
          data && (
            <IconButton
              label="Look the records up again"
              disabled={isFetching}
              onClick={() => void refetch()}
            >
              <RotateCw />
            </IconButton>
          )
        }
      />
      {data ? (
        <>
          <CardBody className="flex flex-col gap-4 border-b">
            {data.address ? (
              <>
                <CopyBox
                  label="Your address here"
                  hint="Forward the mail of your own address, such as support@, to it."
                  text={data.address}
                  copy={copyText}
                />
                <CircleTest />
              </>
            ) : (
              <p className="text-sm text-muted-foreground">
                This helpdesk receives no email. Its operator can switch it on.
              </p>
            )}
          </CardBody>
          <ul aria-label="DNS records of your mail">
            {data.records.map((record) => (
              <RecordRow key={record.kind} record={record} />
            ))}
          </ul>
        </>
      ) : isError ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingSettings />
      )}
    </Card>
  );
}

const what: Record<MailRecord['kind'], { label: string; hint: string }> = {
  mx: { label: 'MX', hint: 'Brings mail to this helpdesk.' },
  spf: { label: 'SPF', hint: 'Says which servers may send for the domain.' },
  dkim: { label: 'DKIM', hint: 'Lets others check that a mail was not changed.' },
  dmarc: { label: 'DMARC', hint: 'Says what to do with mail that fails the others.' },
};

const states = {
  found: { label: 'Found', tone: 'success' },
  missing: { label: 'Missing', tone: 'warning' },
  unknown: { label: 'Not known', tone: 'neutral' },
} as const;

function RecordRow({ record }: { record: MailRecord }) {
  const { kind, name, type, state, found, value } = record;
  const { label, hint } = what[kind];
  return (
    <li className="flex flex-col gap-2 border-b px-4 py-3 last:border-b-0">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-sm font-medium">{label}</p>
          <p className="text-xs text-muted-foreground">{hint}</p>
          {found.map((text) => (
            <p key={text} className="mt-1 font-mono text-xs wrap-anywhere">
              {text}
            </p>
          ))}
          {state === 'unknown' && value === null && (
            <p className="mt-1 text-xs text-muted-foreground">
              The server that sends gives this record: look into its settings.
            </p>
          )}
        </div>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </div>
      {state === 'missing' && value !== null && (
        <CopyBox
          label={`${type} record of ${name}`}
          hint="Add it where the domain is managed."
          text={value}
          copy={copyText}
        />
      )}
      {state === 'missing' && value === null && (
        <p className="text-xs text-muted-foreground wrap-anywhere">
          {`There is no key at ${name}: the server that sends gives it.`}
        </p>
      )}
    </li>
  );
}
