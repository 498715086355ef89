import type { Query } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../../data/use-read.ts';
import m from '../messages.yaml';
import { BehindDialog, type BehindProps, behindLink } from './BehindDialog.tsx';

export type ChatFigure = Query<'metrics.agentChats'>['figure'];

/** The chats behind an agent's figure. */
export function AgentChats({
  agent,
  figure,
  asked,
  ...dialog
}: BehindProps & { figure: ChatFigure }) {
  const read = useRead('metrics.agentChats', { id: agent, figure, ...asked });
  return (
    <BehindDialog
      {...dialog}
      read={read}
      none={m.agentChats.noChats}
      latest={(most) => m.agentChats.theLatestChats({ most })}
    >
      {({ id, customerName, startedAt, rating }) => (
        <Link to="/live-chat" search={{ chat: id } as never} className={behindLink}>
          <span className="min-w-0 flex-1 truncate">{customerName ?? m.agentChats.noName}</span>
          {rating !== null && <span>{m.agentChats.rated({ rating })}</span>}
          <time dateTime={startedAt} className="shrink-0 text-muted-foreground tabular-nums">
            {dateTime(startedAt)}
          </time>
        </Link>
      )}
    </BehindDialog>
  );
}
