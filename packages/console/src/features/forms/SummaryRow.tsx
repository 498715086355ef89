import { CalendarDays, ClipboardList, Clock, Inbox } from 'lucide-react';
import { Ago } from '../../data/Ago.tsx';
import { useRead } from '../../data/use-read.ts';
import { Figure } from '../../ui/Figure.tsx';

export function SummaryRow() {
  const { data: stats, isError } = useRead('contactForms.stats');
  const count = (value: number | undefined) => value?.toLocaleString();
  const last = stats && (stats.lastSubmissionAt ? <Ago at={stats.lastSubmissionAt} /> : 'Never');
  return (
    <ul aria-label="Summary" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure
        icon={ClipboardList}
        label="Total Forms"
        value={count(stats?.totalForms)}
        note={stats && `${count(stats.activeForms)} active`}
        failed={isError}
      />
      <Figure
        icon={Inbox}
        label="Total Submissions"
        value={count(stats?.totalSubmissions)}
        note="Of all forms"
        failed={isError}
      />
      <Figure
        icon={Clock}
        label="Last Submission"
        value={last}
        note="Of any form"
        failed={isError}
      />
      <Figure
        icon={CalendarDays}
        label="This Month"
        value={count(stats?.submissionsThisMonth)}
        note="Submissions"
        failed={isError}
      />
    </ul>
  );
}
