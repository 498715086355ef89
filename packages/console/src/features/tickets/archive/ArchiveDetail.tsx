import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { LaterFiles } from '../../../ui/LaterFiles.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Message } from '../conversation/Message.tsx';
import { OriginalMail } from '../conversation/OriginalMail.tsx';
import m from '../messages.yaml';

type ArchiveDetailProps = { id: string; place: 'spam' | 'deleted' };

const reads = { spam: 'tickets.getSpam', deleted: 'tickets.getDeleted' } as const;

/** The messages of a ticket in spam or trash, and the origin of its email. Links aren't clickable here. */
export function ArchiveDetail({ id, place }: ArchiveDetailProps) {
  const { data: ticket, isError, error, refetch } = useRead(reads[place], { id });
  if (!ticket) {
    return isError ? (
      <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
    ) : (
      <div role="status">
        <span className="sr-only">{m.archiveDetail.loading}</span>
        <Skeleton className="h-16" />
      </div>
    );
  }
  const { description, files, messages, evidence, mailId } = ticket;
  return (
    <>
      <p className="max-h-96 overflow-y-auto text-base wrap-anywhere whitespace-pre-wrap">
        {description}
      </p>
      <LaterFiles files={files} />
      {messages.length > 0 && (
        <ol aria-label={m.archiveDetail.messages} className="flex flex-col gap-3">
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              ticketId={id}
              isForStaff
              showsDraft={false}
            />
          ))}
        </ol>
      )}
      {evidence.length > 0 && (
        <section
          aria-label={m.archiveDetail.whereTheEmailCameFrom}
          className="rounded-md border px-3 py-2"
        >
          <dl className="grid gap-x-4 gap-y-1 text-xs sm:grid-cols-[max-content_1fr]">
            {evidence.map(({ name, value }) => (
              <div key={`${name} ${value}`} className="contents">
                <dt className="text-muted-foreground">{name}</dt>
                <dd className="font-mono wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {mailId && evidence.length > 0 && (
        <p className="text-xs text-muted-foreground">
          <OriginalMail ticketId={id} mailId={mailId} />
        </p>
      )}
    </>
  );
}
