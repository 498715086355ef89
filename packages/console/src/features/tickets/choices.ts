import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { SelectOption } from '../../ui/Select.tsx';

export type Status = Schema<'TicketStatus'>;
export type Priority = Schema<'TicketPriority'>;

type Choice<Value extends string> = SelectOption & { value: Value };

export const statusOptions: readonly Choice<Status>[] = [
  { value: 'open', label: 'Open' },
  { value: 'in_progress', label: 'In Progress' },
  { value: 'resolved', label: 'Resolved' },
  { value: 'closed', label: 'Closed' },
];

/** The priorities of a ticket, lowest first. */
export const priorityOptions: readonly Choice<Priority>[] = [
  { value: 'low', label: 'Low' },
  { value: 'normal', label: 'Normal' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
];

export const sortOptions = [
  { value: '-updatedAt', label: 'Last updated' },
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'priority', label: 'Priority' },
] as const;

export type Sort = (typeof sortOptions)[number]['value'];
