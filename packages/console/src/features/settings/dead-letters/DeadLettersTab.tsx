import type { Schema } from '@helpdesk/sdk/contract/operations';
import { MailCheck } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { useRead } from '../../../data/use-read.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingSettings } from '../LoadingSettings.tsx';
import m from '../messages.yaml';

const refresh = ['deadLetters.list'] as const;
const failed = messageOr(m.deadLettersTab.failedToRetry);
const kinds = {
  mail: m.deadLettersTab.email,
  webhook: m.deadLettersTab.webhook,
  job: m.deadLettersTab.job,
} as const;

/** Emails, webhook deliveries and jobs that failed and aren't retried. */
export default function DeadLettersTab() {
  const { data, isError, error, refetch } = useRead('deadLetters.list');
  const all = useWrite('deadLetters.retryAll', {
    done: ({ queued }) => ({ title: m.deadLettersTab.retrying({ queued }) }),
    failed,
    refresh,
  });
  if (!data && !isError) return <LoadingSettings />;
  return (
    <Card>
      <CardHeader
        title={m.deadLettersTab.failedDeliveries}
        subtitle={m.deadLettersTab.emailsWebhooksAndJobsThatAre}
      />
      {data && data.heldMails > 0 && (
        <p className="border-b px-4 py-3 text-sm text-muted-foreground">
          {m.deadLettersTab.emailsWaitingForASendingLimit({ heldMails: data.heldMails })}
        </p>
      )}
      {!data ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : data.total === 0 ? (
        <EmptyState
          icon={<MailCheck />}
          title={m.deadLettersTab.noFailedDeliveries}
          text={m.deadLettersTab.retryThemHere}
        />
      ) : (
        <>
          <div className="flex items-center justify-between border-b px-4 py-3 text-sm">
            <span>
              {m.deadLettersTab.of({ count: data.deadLetters.length, total: data.total })}
            </span>
            <Button busy={all.busy} onClick={() => all.write({})}>
              {m.deadLettersTab.retryAll}
            </Button>
          </div>
          <ul aria-label={m.deadLettersTab.failedDeliveries}>
            {data.deadLetters.map((letter) => (
              <DeadLetterRow key={letter.id} letter={letter} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function DeadLetterRow({ letter }: { letter: Schema<'DeadLetter'> }) {
  const { id, kind, name, target, reason, createdAt, ticket } = letter;
  const retry = useWrite('deadLetters.retry', {
    done: m.deadLettersTab.retrying2,
    failed,
    refresh,
  });
  return (
    <li className="flex items-center gap-3 border-b px-4 py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium wrap-anywhere">
          {kinds[kind]}
          {target && ` ${m.deadLettersTab.to({ target })}`}
        </p>
        <p className="text-sm text-muted-foreground wrap-anywhere">
          {ticket ? `${ticket.ticketNumber} · ${name}` : name}
        </p>
        {reason && <p className="text-sm text-muted-foreground wrap-anywhere">{reason}</p>}
      </div>
      <p className="text-xs text-muted-foreground">
        <Ago at={createdAt} />
      </p>
      <Button busy={retry.busy} onClick={() => retry.write({ id })}>
        {m.deadLettersTab.retry}
      </Button>
    </li>
  );
}
