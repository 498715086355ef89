import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import { durationText } from '@helpdesk/sdk/rules/duration';
import { agentName } from '@helpdesk/sdk/rules/names';
import { useNow } from '../../../data/use-now.ts';
import { useRead } from '../../../data/use-read.ts';
import { cx } from '../../../ui/cx.ts';
import { TicketRow, WorkCard } from './WorkCard.tsx';

type Due = Schema<'DueTicket'>;

/** The tickets whose target has run out or soon will: one's own, or those of the team. */
export function DueCard({ mine = false }: { mine?: boolean }) {
  const read = useRead('dashboard.due', { mine }, { every: 60_000 });
  return (
    <WorkCard
      title={mine ? 'Due soon' : 'Late or due soon'}
      read={read}
      none={mine ? 'Nothing of yours is due.' : 'Nothing is late, and nothing soon due.'}
      row={(due) => (
        <TicketRow
          id={due.id}
          subject={due.subject}
          note={`${due.ticketNumber} · ${due.goal === 'firstResponse' ? 'First answer' : 'Resolution'}${mine ? '' : ` · ${due.assignedAgent ? agentName(due.assignedAgent) : 'Unassigned'}`}`}
          end={<Left due={due} />}
        />
      )}
    />
  );
}

function Left({ due: { dueAt } }: { due: Due }) {
  const left = Date.parse(dueAt) - useNow();
  return (
    <time
      dateTime={dueAt}
      title={dateTime(dueAt)}
      className={cx(left < 0 && 'font-medium text-destructive-text')}
    >
      {left < 0 ? `${durationText(-left)} late` : `in ${durationText(left)}`}
    </time>
  );
}
