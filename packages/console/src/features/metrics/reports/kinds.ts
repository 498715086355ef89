import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  CalendarClock,
  ChartNoAxesCombined,
  Goal,
  type LucideIcon,
  Smile,
  Tag,
  Ticket,
} from 'lucide-react';
import m from '../messages.yaml';

type Kind = { icon: LucideIcon; title: string; text: string };

/** The label and description of each report, in display order. */
export const kinds: Record<Schema<'MetricsReport'>, Kind> = {
  tickets: {
    icon: Ticket,
    title: m.reportsTab.tickets,
    text: m.reportsTab.everyTicketOpenedInThePeriod,
  },
  agents: {
    icon: ChartNoAxesCombined,
    title: m.reportsTab.agents,
    text: m.reportsTab.whatEachOfTheStaffWas,
  },
  tags: { icon: Tag, title: m.reportsTab.tags, text: m.reportsTab.howManyTicketsOfThePeriod },
  sla: {
    icon: Goal,
    title: m.reportsTab.slaTargets,
    text: m.reportsTab.eachPriorityWithItsTargetsMet,
  },
  satisfaction: {
    icon: Smile,
    title: m.reportsTab.satisfaction,
    text: m.reportsTab.everyRatingOfAChatWith,
  },
  hours: {
    icon: CalendarClock,
    title: m.reportsTab.hoursOfTheWeek,
    text: m.reportsTab.newTicketsRepliesAndChats,
  },
};

/** The id of a report's row on the page. */
export const rowId = (report: Schema<'MetricsReport'>) => `report-${report}`;
