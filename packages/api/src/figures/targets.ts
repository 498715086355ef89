import type { Schema } from '@helpdesk/sdk/contract/operations';
import { valuesOf } from '@helpdesk/sdk/rules/ticket-fields';
import type { TicketRow } from '../database/rows/tickets.ts';

type Targets = Record<Schema<'TicketPriority'>, number>;

const hour = 60 * 60 * 1000;

/** The most urgent first. */
export const priorities = valuesOf('priority').toReversed();

/** Resolution targets by priority, in milliseconds. */
export const resolutionTargets: Targets = {
  urgent: 4 * hour,
  high: 8 * hour,
  normal: 24 * hour,
  low: 72 * hour,
};

/** First response targets by priority, in milliseconds. */
export const responseTargets: Targets = {
  urgent: hour,
  high: 2 * hour,
  normal: 8 * hour,
  low: 24 * hour,
};

type Due = Pick<TicketRow, 'created_at' | 'opened_by' | 'first_response_at' | 'priority'>;

/** When the first response to a customer, then the resolution is due; the database computes the same. */
export function dueAt(row: Due): string {
  const isAwaited = row.opened_by === 'customer' && row.first_response_at === null;
  const targets = isAwaited ? responseTargets : resolutionTargets;
  return new Date(Date.parse(row.created_at) + targets[row.priority]).toISOString();
}

/** Share of the target after which a ticket is at risk. */
export const riskFrom = 0.75;
