import { ChartNoAxesCombined, Goal, Smile, Tag, Ticket } from 'lucide-react';
import { useCan } from '../../../data/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Asked } from '../address.ts';
import { ReportRow } from './ReportRow.tsx';

const reports = [
  {
    report: 'tickets',
    icon: Ticket,
    title: 'Tickets',
    text: 'Every ticket opened in the period, with its channel, customer, agent and times',
  },
  {
    report: 'agents',
    icon: ChartNoAxesCombined,
    title: 'Agents',
    text: 'What each of the staff was given, answered and resolved, how fast, and how it was rated',
  },
  {
    report: 'tags',
    icon: Tag,
    title: 'Tags',
    text: 'How many tickets of the period have each tag, how many are resolved, and how fast',
  },
  {
    report: 'sla',
    icon: Goal,
    title: 'SLA targets',
    text: 'Each priority with its targets: met, breached, at risk and overdue',
  },
  {
    report: 'satisfaction',
    icon: Smile,
    title: 'Satisfaction',
    text: 'Every rating of a chat with its comment, agent and customer',
  },
] as const;

/** Spreadsheets of the period, as a download or by mail. */
export function ReportsTab({ asked }: { asked: Asked }) {
  const can = useCan();
  if (!can('view_reports')) {
    return (
      <Card>
        <EmptyState title="Access Denied" text="Only administrators can download reports" />
      </Card>
    );
  }
  return (
    <>
      <Card>
        <ul aria-label="Reports">
          {reports.map((report) => (
            <ReportRow key={report.report} {...report} asked={asked} />
          ))}
        </ul>
      </Card>
      <p className="text-xs text-muted-foreground">
        Reports are of the period above, as CSV for any spreadsheet. Times are UTC, durations whole
        minutes.
      </p>
    </>
  );
}
