import { HelpdeskError } from '@helpdesk/sdk';
import m from './messages.yaml';
import { serverMessage } from './use-write.ts';

/** Why a read failed, for a person: the server could not be reached, what it said, or that something went wrong. */
export function whyFailed(error: unknown): string {
  const isUnreached = error instanceof HelpdeskError && error.status === 0;
  return isUnreached
    ? m.whyFailed.theHelpdeskCouldNotBeReached
    : serverMessage(error, m.whyFailed.somethingWentWrong);
}
