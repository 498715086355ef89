import { HelpdeskError } from '@helpdesk/sdk';

/** Whether the server was unreachable, or it is unknown whether it handled the call. */
export const isUnreachable = (error: unknown) =>
  error instanceof HelpdeskError &&
  (['network', 'timeout', 'unreadable'].includes(error.code) ||
    [502, 503, 504].includes(error.status));

/** Returns the milliseconds until a rate-limited call can be retried; null for any other error. */
export const comeAgainAfter = (error: unknown) =>
  error instanceof HelpdeskError && error.status === 429 ? (error.retryAfter ?? 30) * 1000 : null;
