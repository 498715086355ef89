import { CalendarDays, ClipboardList, Clock, Inbox } from 'lucide-react';
import { Ago } from '../../data/Ago.tsx';
import { useRead } from '../../data/use-read.ts';
import { Figure } from '../../ui/Figure.tsx';
import m from './messages.yaml';

export function SummaryRow() {
  const { data: stats, isError } = useRead('contactForms.stats');
  const count = (value: number | undefined) => value?.toLocaleString();
  const last =
    stats && (stats.lastSubmissionAt ? <Ago at={stats.lastSubmissionAt} /> : m.summaryRow.never);
  return (
    <ul aria-label={m.summaryRow.summary} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure
        icon={ClipboardList}
        label={m.summaryRow.totalForms}
        value={count(stats?.totalForms)}
        note={stats && m.summaryRow.active({ count: count(stats.activeForms) })}
        failed={isError}
      />
      <Figure
        icon={Inbox}
        label={m.summaryRow.totalSubmissions}
        value={count(stats?.totalSubmissions)}
        note={m.summaryRow.ofAllForms}
        failed={isError}
      />
      <Figure
        icon={Clock}
        label={m.summaryRow.lastSubmission}
        value={last}
        note={m.summaryRow.ofAnyForm}
        failed={isError}
      />
      <Figure
        icon={CalendarDays}
        label={m.summaryRow.thisMonth}
        value={count(stats?.submissionsThisMonth)}
        note={m.summaryRow.submissions}
        failed={isError}
      />
    </ul>
  );
}
