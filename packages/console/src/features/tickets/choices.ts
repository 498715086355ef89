import type { Schema } from '@helpdesk/sdk/contract/operations';
import { choiceFields } from '@helpdesk/sdk/rules/ticket-fields';

export type Status = Schema<'TicketStatus'>;

export const statusOptions = choiceFields.status.options;

export const sortOptions = [
  { value: '-updatedAt', label: 'Last updated' },
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'priority', label: choiceFields.priority.label },
] as const;

export type Sort = (typeof sortOptions)[number]['value'];
