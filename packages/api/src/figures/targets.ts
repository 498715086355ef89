import type { Schema } from '@helpdesk/sdk/contract/operations';
import { valuesOf } from '@helpdesk/sdk/rules/ticket-fields';

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

/** Share of the target after which a ticket is at risk. */
export const riskFrom = 0.75;
