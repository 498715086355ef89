import { dateTime } from '@helpdesk/sdk/rules/dates';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { StatusBadge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingScreen } from '../../../ui/Spinner.tsx';
import m from '../messages.yaml';

type SubmissionViewProps = { formId: string; submissionId: string; onBack: () => void };

const sources = {
  form: m.submissionView.contactPage,
  widget: m.submissionView.anotherSite,
  api: 'API',
};

/** One submission: every field with its answer, and the ticket that it created. */
export function SubmissionView({ formId, submissionId, onBack }: SubmissionViewProps) {
  const read = useRead('contactForms.submission', { id: formId, submissionId });
  const { data: submission } = read;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);

  return (
    <section aria-label={m.submissionView.submission}>
      <Button ref={back} size="sm" variant="ghost" icon={<ArrowLeft />} onClick={onBack}>
        {m.submissionView.allSubmissions}
      </Button>
      {read.isError ? (
        <ErrorState text={whyFailed(read.error)} onRetry={() => void read.refetch()} />
      ) : !submission ? (
        <LoadingScreen inline />
      ) : (
        <div className="mt-3 grid gap-5 md:grid-cols-[minmax(0,1fr)_15rem]">
          <dl className="flex flex-col divide-y rounded-lg border">
            {submission.answers.map(({ name, label, text }) => (
              <div key={name} className="px-4 py-3">
                <dt className="text-xs text-muted-foreground">{label}</dt>
                <dd className="mt-0.5 wrap-anywhere whitespace-pre-wrap">
                  {text ?? (
                    <span className="text-faint-foreground">{m.submissionView.notAnswered}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <dl className="flex flex-col gap-3 text-sm">
            <Fact name={m.submissionView.received}>{dateTime(submission.createdAt)}</Fact>
            <Fact name={m.submissionView.sentFrom}>{sources[submission.source]}</Fact>
            {submission.ipAddress && (
              <Fact name={m.submissionView.ipAddress}>{submission.ipAddress}</Fact>
            )}
            <Fact name={m.submissionView.ticket}>
              {submission.ticket ? (
                <span className="flex flex-wrap items-center gap-2">
                  <Link
                    to="/tickets/$id"
                    params={{ id: submission.ticket.id } as never}
                    className="rounded-sm font-medium text-primary-text tabular-nums hover:underline"
                  >
                    {submission.ticket.ticketNumber}
                  </Link>
                  <StatusBadge status={submission.ticket.status} />
                </span>
              ) : (
                m.submissionView.deleted
              )}
            </Fact>
          </dl>
        </div>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted-foreground">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
