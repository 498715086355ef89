import type { Schema } from '@helpdesk/sdk/contract/operations';
import { choiceFields } from '@helpdesk/sdk/rules/ticket-fields';
import m from './messages.yaml';

export type Status = Schema<'TicketStatus'>;

export const statusOptions = choiceFields.status.options;

export const sortOptions = [
  { value: '-updatedAt', label: m.choices.lastUpdated },
  { value: '-createdAt', label: m.choices.newestFirst },
  { value: 'createdAt', label: m.choices.oldestFirst },
  { value: 'priority', label: choiceFields.priority.label },
  { value: 'waiting', label: m.choices.waitingLongest },
  { value: 'due', label: m.choices.dueFirst },
] as const;

/** The options for customers, without those by waiting time and SLA target, which only staff see. */
export const ownSortOptions = sortOptions.slice(0, 4);

export type Sort = (typeof sortOptions)[number]['value'];
