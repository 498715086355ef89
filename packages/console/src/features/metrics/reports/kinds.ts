import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  CalendarClock,
  ChartNoAxesCombined,
  FileText,
  Goal,
  type LucideIcon,
  Radio,
  Smile,
  Tag,
  Ticket,
} from 'lucide-react';
import type { TabName } from '../address.ts';
import m from '../messages.yaml';

type Kind = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Where its figures are shown, if they are. */
  tab?: TabName;
};

/** The label and description of each report, in display order. */
export const kinds: Record<Schema<'MetricsReport'>, Kind> = {
  tickets: {
    icon: Ticket,
    title: m.reportsTab.tickets,
    text: m.reportsTab.everyTicketOpenedInThePeriod,
    tab: 'overview',
  },
  agents: {
    icon: ChartNoAxesCombined,
    title: m.reportsTab.agents,
    text: m.reportsTab.whatEachOfTheStaffWas,
    tab: 'agents',
  },
  tags: {
    icon: Tag,
    title: m.reportsTab.tags,
    text: m.reportsTab.howManyTicketsOfThePeriod,
  },
  channels: {
    icon: Radio,
    title: m.reportsTab.channels,
    text: m.reportsTab.ticketsPerChannel,
    tab: 'overview',
  },
  forms: {
    icon: FileText,
    title: m.reportsTab.forms,
    text: m.reportsTab.ticketsPerForm,
    tab: 'overview',
  },
  sla: {
    icon: Goal,
    title: m.reportsTab.slaTargets,
    text: m.reportsTab.eachPriorityWithItsTargetsMet,
    tab: 'sla',
  },
  satisfaction: {
    icon: Smile,
    title: m.reportsTab.satisfaction,
    text: m.reportsTab.everyRatingOfAChatWith,
    tab: 'overview',
  },
  hours: {
    icon: CalendarClock,
    title: m.reportsTab.hoursOfTheWeek,
    text: m.reportsTab.newTicketsRepliesAndChats,
    tab: 'overview',
  },
};
