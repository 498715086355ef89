import { CalendarClock, ChartNoAxesCombined, Goal, Smile, Tag, Ticket } from 'lucide-react';
import { useCan } from '../../../data/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Asked } from '../address.ts';
import m from '../messages.yaml';
import { ReportRow } from './ReportRow.tsx';

const reports = [
  {
    report: 'tickets',
    icon: Ticket,
    title: m.reportsTab.tickets,
    text: m.reportsTab.everyTicketOpenedInThePeriod,
  },
  {
    report: 'agents',
    icon: ChartNoAxesCombined,
    title: m.reportsTab.agents,
    text: m.reportsTab.whatEachOfTheStaffWas,
  },
  {
    report: 'tags',
    icon: Tag,
    title: m.reportsTab.tags,
    text: m.reportsTab.howManyTicketsOfThePeriod,
  },
  {
    report: 'sla',
    icon: Goal,
    title: m.reportsTab.slaTargets,
    text: m.reportsTab.eachPriorityWithItsTargetsMet,
  },
  {
    report: 'satisfaction',
    icon: Smile,
    title: m.reportsTab.satisfaction,
    text: m.reportsTab.everyRatingOfAChatWith,
  },
  {
    report: 'hours',
    icon: CalendarClock,
    title: m.reportsTab.hoursOfTheWeek,
    text: m.reportsTab.newTicketsRepliesAndChats,
  },
] as const;

/** Spreadsheets of the period, as a download or by mail. */
export function ReportsTab({ asked }: { asked: Asked }) {
  const can = useCan();
  if (!can('view_reports')) {
    return (
      <Card>
        <EmptyState
          title={m.reportsTab.accessDenied}
          text={m.reportsTab.onlyAdministratorsCanDownloadReports}
        />
      </Card>
    );
  }
  return (
    <>
      <Card>
        <ul aria-label={m.reportsTab.reports}>
          {reports.map((report) => (
            <ReportRow key={report.report} {...report} asked={asked} />
          ))}
        </ul>
      </Card>
      <p className="text-xs text-muted-foreground">{m.reportsTab.reportsAreOfThePeriodAbove}</p>
    </>
  );
}
