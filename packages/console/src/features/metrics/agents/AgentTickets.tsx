import type { Query } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../../data/use-read.ts';
import m from '../messages.yaml';
import { BehindDialog, type BehindProps, behindLink } from './BehindDialog.tsx';

export type AgentFigure = Query<'metrics.agentTickets'>['figure'];

/** The tickets behind an agent's figure. */
export function AgentTickets({
  agent,
  figure,
  asked,
  ...dialog
}: BehindProps & { figure: AgentFigure }) {
  const read = useRead('metrics.agentTickets', { id: agent, figure, ...asked });
  return (
    <BehindDialog
      {...dialog}
      read={read}
      none={m.agentTickets.noTickets}
      latest={(most) => m.agentTickets.theLatestTickets({ mOST: most })}
    >
      {({ id, ticketNumber, subject }) => (
        <Link to="/tickets/$id" params={{ id } as never} className={behindLink}>
          <span className="shrink-0 text-muted-foreground tabular-nums">{ticketNumber}</span>
          <span className="min-w-0 flex-1 truncate">{subject}</span>
        </Link>
      )}
    </BehindDialog>
  );
}
