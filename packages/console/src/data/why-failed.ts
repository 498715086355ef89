import { HelpdeskError } from '@helpdesk/sdk';
import { serverMessage } from './use-write.ts';

/** Why a read failed, for a person: the server could not be reached, what it said, or that something went wrong. */
export function whyFailed(error: unknown): string {
  const isUnreached = error instanceof HelpdeskError && error.status === 0;
  return isUnreached
    ? 'The helpdesk could not be reached. Please check your connection.'
    : serverMessage(error, 'Something went wrong');
}
