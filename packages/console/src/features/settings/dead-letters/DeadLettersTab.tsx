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

const refresh = ['deadLetters.list'] as const;
const failed = messageOr('Failed to retry');
const kinds = { mail: 'Email', webhook: 'Webhook', job: 'Job' } as const;

/** Mails, webhook deliveries and jobs that failed and are not tried again. */
export default function DeadLettersTab() {
  const { data, isError, error, refetch } = useRead('deadLetters.list');
  const all = useWrite('deadLetters.retryAll', {
    done: ({ queued }) => ({ title: `Retrying ${queued}` }),
    failed,
    refresh,
  });
  if (!data && !isError) return <LoadingSettings />;
  return (
    <Card>
      <CardHeader
        title="Failed deliveries"
        subtitle="Emails, webhooks and jobs that are not tried again."
      />
      {data && data.heldMails > 0 && (
        <p className="border-b px-4 py-3 text-sm text-muted-foreground">
          Emails waiting for a sending limit: {data.heldMails}. They go out automatically.
        </p>
      )}
      {!data ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : data.total === 0 ? (
        <EmptyState icon={<MailCheck />} title="No failed deliveries" />
      ) : (
        <>
          <div className="flex items-center justify-between border-b px-4 py-3 text-sm">
            <span>
              {data.deadLetters.length} of {data.total}
            </span>
            <Button busy={all.busy} onClick={() => all.write({})}>
              Retry all
            </Button>
          </div>
          <ul aria-label="Failed deliveries">
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
  const retry = useWrite('deadLetters.retry', { done: 'Retrying', failed, refresh });
  return (
    <li className="flex items-center gap-3 border-b px-4 py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium wrap-anywhere">
          {kinds[kind]}
          {target && ` to ${target}`}
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
        Retry
      </Button>
    </li>
  );
}
