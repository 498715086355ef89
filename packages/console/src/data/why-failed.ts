import { HelpdeskError } from '@helpdesk/sdk';
import m from './messages.yaml';
import { serverMessage } from './use-write.ts';

/** Returns why a read failed: the server was unreachable, the server's message, or that something went wrong. */
export function whyFailed(error: unknown): string {
  const isUnreached = error instanceof HelpdeskError && error.status === 0;
  return isUnreached
    ? m.whyFailed.theHelpdeskCouldNotBeReached
    : serverMessage(error, m.whyFailed.somethingWentWrong);
}
