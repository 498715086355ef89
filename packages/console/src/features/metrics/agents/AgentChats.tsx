import type { Query, Schema } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import m from '../messages.yaml';
import { type BehindProps, MOST } from './behind.ts';

export type ChatFigure = Query<'metrics.agentChats'>['figure'];

/** The chats behind an agent's figure. */
export function AgentChats(props: BehindProps & { figure: ChatFigure }) {
  const { agent, name, title, figure, asked, onClose } = props;
  const read = useRead('metrics.agentChats', { id: agent, figure, ...asked });
  return (
    <Dialog open onClose={onClose} title={`${title}: ${name}`}>
      {read.isError ? (
        <ErrorState text={whyFailed(read.error)} onRetry={() => void read.refetch()} />
      ) : read.data ? (
        <Chats chats={read.data} />
      ) : (
        <Skeleton className="h-4 w-40" />
      )}
    </Dialog>
  );
}

function Chats({ chats }: { chats: readonly Schema<'AgentChat'>[] }) {
  if (chats.length === 0)
    return <p className="text-sm text-muted-foreground">{m.agentChats.noChats}</p>;
  return (
    <>
      <ul className="max-h-[60dvh] divide-y overflow-y-auto rounded-lg border">
        {chats.map(({ id, customerName, startedAt, rating }) => (
          <li key={id}>
            <Link
              to="/live-chat"
              search={{ chat: id } as never}
              className="flex items-baseline gap-3 px-3 py-2 text-sm -outline-offset-2 hover:bg-muted/70"
            >
              <span className="min-w-0 flex-1 truncate">{customerName ?? m.agentChats.noName}</span>
              {rating !== null && <span>{m.agentChats.rated({ rating })}</span>}
              <time dateTime={startedAt} className="shrink-0 text-muted-foreground tabular-nums">
                {dateTime(startedAt)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      {chats.length === MOST && (
        <p className="mt-2 text-sm text-muted-foreground">
          {m.agentChats.theLatestChats({ most: MOST })}
        </p>
      )}
    </>
  );
}
