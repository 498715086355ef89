import type { Schema } from '@helpdesk/sdk/contract/operations';

type Targets = Record<Schema<'TicketPriority'>, number>;

const hour = 60 * 60 * 1000;

/** The most urgent first. */
export const priorities = ['urgent', 'high', 'normal', 'low'] as const;

/** Milliseconds within which a ticket of a priority is to be resolved. */
export const resolutionTargets: Targets = {
  urgent: 4 * hour,
  high: 8 * hour,
  normal: 24 * hour,
  low: 72 * hour,
};

/** Milliseconds within which a requester is to have a first answer. */
export const responseTargets: Targets = {
  urgent: hour,
  high: 2 * hour,
  normal: 8 * hour,
  low: 24 * hour,
};

/** What is still in time is at risk once this part of the target is over. */
export const riskFrom = 0.75;
