import { RotateCw } from 'lucide-react';
import { copyText } from '../../../../data/copy-text.ts';
import { useRead } from '../../../../data/use-read.ts';
import { whyFailed } from '../../../../data/why-failed.ts';
import { Card, CardBody, CardHeader } from '../../../../ui/Card.tsx';
import { CopyBox } from '../../../../ui/CopyBox.tsx';
import { ErrorState } from '../../../../ui/EmptyState.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { LoadingSettings } from '../../LoadingSettings.tsx';
import m from '../../messages.yaml';
import { DnsRecord } from '../DnsRecord.tsx';
import { LoopTest } from './LoopTest.tsx';

/** The mailbox whose email becomes tickets, and its DNS records. */
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
                <LoopTest />
              </>
            ) : (
              <>
                <p className="text-sm text-muted-foreground">
                  {m.mailboxCard.thisHelpdeskReceivesNoEmailIts}
                </p>
                <CopyBox
                  label={m.mailboxCard.messageToTheAdministrator}
                  hint={m.mailboxCard.whoeverRunsTheServerCanChangeIt}
                  text={m.mailboxCard.pleaseTurnOnIncomingEmail({ url: window.location.origin })}
                  copy={copyText}
                />
              </>
            )}
          </CardBody>
          <ul aria-label={m.mailboxCard.dnsRecordsOfYourMail}>
            {data.records.map((record) => (
              <DnsRecord key={record.kind} record={record} />
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
