import type { Query, Schema } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import m from '../messages.yaml';
import { type BehindProps, MOST } from './behind.ts';

export type AgentFigure = Query<'metrics.agentTickets'>['figure'];

/** The tickets behind an agent's figure. */
export function AgentTickets(props: BehindProps & { figure: AgentFigure }) {
  const { agent, name, title, figure, asked, onClose } = props;
  const read = useRead('metrics.agentTickets', { id: agent, figure, ...asked });
  return (
    <Dialog open onClose={onClose} title={`${title}: ${name}`}>
      {read.isError ? (
        <ErrorState text={whyFailed(read.error)} onRetry={() => void read.refetch()} />
      ) : read.data ? (
        <Tickets tickets={read.data} />
      ) : (
        <Skeleton className="h-4 w-40" />
      )}
    </Dialog>
  );
}

function Tickets({ tickets }: { tickets: readonly Schema<'TicketRef'>[] }) {
  if (tickets.length === 0)
    return <p className="text-sm text-muted-foreground">{m.agentTickets.noTickets}</p>;
  return (
    <>
      <ul className="max-h-[60dvh] divide-y overflow-y-auto rounded-lg border">
        {tickets.map(({ id, ticketNumber, subject }) => (
          <li key={id}>
            <Link
              to="/tickets/$id"
              params={{ id } as never}
              className="flex items-baseline gap-3 px-3 py-2 text-sm -outline-offset-2 hover:bg-muted/70"
            >
              <span className="shrink-0 text-muted-foreground tabular-nums">{ticketNumber}</span>
              <span className="min-w-0 flex-1 truncate">{subject}</span>
            </Link>
          </li>
        ))}
      </ul>
      {tickets.length === MOST && (
        <p className="mt-2 text-sm text-muted-foreground">
          {m.agentTickets.theLatestTickets({ mOST: MOST })}
        </p>
      )}
    </>
  );
}
