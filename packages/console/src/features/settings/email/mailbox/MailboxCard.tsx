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
import m from '../../messages.yaml';
import { CircleTest } from './CircleTest.tsx';

type MailRecord = Schema<'MailRecord'>;

/** Where mail becomes tickets, and what the DNS says of it. */
export default function Mailbox() {
  const { data, isError, isFetching, error, refetch } = useRead('mailbox.get');
  return (
    <Card aria-labelledby="mailbox">
      <CardHeader
        title={<span id="mailbox">{m.mailboxCard.supportAddress}</span>}
        subtitle={m.mailboxCard.theAddressWhoseMailBecomesTickets}
        actions={
          data && (
            <IconButton
              label={m.mailboxCard.lookTheRecordsUpAgain}
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
                  label={m.mailboxCard.yourAddressHere}
                  hint={m.mailboxCard.forwardTheMailOfYourOwn}
                  text={data.address}
                  copy={copyText}
                />
                <CircleTest />
              </>
            ) : (
              <p className="text-sm text-muted-foreground">
                {m.mailboxCard.thisHelpdeskReceivesNoEmailIts}
              </p>
            )}
          </CardBody>
          <ul aria-label={m.mailboxCard.dnsRecordsOfYourMail}>
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
  mx: { label: 'MX', hint: m.mailboxCard.bringsMailToThisHelpdesk },
  spf: { label: 'SPF', hint: m.mailboxCard.saysWhichServersMaySendFor },
  dkim: { label: 'DKIM', hint: m.mailboxCard.letsOthersCheckThatAMail },
  dmarc: { label: 'DMARC', hint: m.mailboxCard.saysWhatToDoWithMail },
};

const states = {
  found: { label: m.mailboxCard.found, tone: 'success' },
  missing: { label: m.mailboxCard.missing, tone: 'warning' },
  unknown: { label: m.mailboxCard.notKnown, tone: 'neutral' },
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
              {m.mailboxCard.theServerThatSendsGivesThis}
            </p>
          )}
        </div>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </div>
      {state === 'missing' && value !== null && (
        <CopyBox
          label={m.mailboxCard.recordOf({ type, name })}
          hint={m.mailboxCard.addItWhereTheDomainIs}
          text={value}
          copy={copyText}
        />
      )}
      {state === 'missing' && value === null && (
        <p className="text-xs text-muted-foreground wrap-anywhere">
          {m.mailboxCard.thereIsNoKeyAtThe({ name })}
        </p>
      )}
    </li>
  );
}
