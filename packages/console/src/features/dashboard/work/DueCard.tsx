import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import { durationText } from '@helpdesk/sdk/rules/duration';
import { agentName } from '@helpdesk/sdk/rules/names';
import { useNow } from '../../../data/use-now.ts';
import { useRead } from '../../../data/use-read.ts';
import { cx } from '../../../ui/cx.ts';
import m from '../messages.yaml';
import { TicketRow, WorkCard } from './WorkCard.tsx';

type Due = Schema<'DueTicket'>;

/** The tickets that are overdue or due soon: the agent's own, or those of the team. */
export function DueCard({ mine = false }: { mine?: boolean }) {
  const read = useRead('dashboard.due', { mine }, { every: 60_000 });
  return (
    <WorkCard
      title={mine ? m.dueCard.dueSoon : m.dueCard.lateOrDueSoon}
      read={read}
      none={mine ? m.dueCard.nothingOfYoursIsDue : m.dueCard.nothingIsLateAndNothingSoon}
      row={(due) => (
        <TicketRow
          id={due.id}
          subject={due.subject}
          note={
            due.goal === 'firstResponse'
              ? mine
                ? m.dueCard.firstAnswer({ ticketNumber: due.ticketNumber })
                : m.dueCard.firstAnswer2({
                    ticketNumber: due.ticketNumber,
                    agentName: due.assignedAgent
                      ? agentName(due.assignedAgent)
                      : m.dueCard.unassigned,
                  })
              : mine
                ? m.dueCard.resolution({ ticketNumber: due.ticketNumber })
                : m.dueCard.resolution2({
                    ticketNumber: due.ticketNumber,
                    agentName: due.assignedAgent
                      ? agentName(due.assignedAgent)
                      : m.dueCard.unassigned,
                  })
          }
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
      {left < 0
        ? m.dueCard.late({ durationText: durationText(-left) })
        : m.dueCard.in({ durationText: durationText(left) })}
    </time>
  );
}
