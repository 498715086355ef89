import { HelpdeskError } from '@helpdesk/sdk';

/** Whether an error leaves open what the server has done, or says that it was not there. */
export const isUnreachable = (error: unknown) =>
  error instanceof HelpdeskError &&
  (['network', 'timeout', 'unreadable'].includes(error.code) ||
    [502, 503, 504].includes(error.status));

/** Milliseconds after which a call that came too often may come again; null for any other error. */
export const comeAgainAfter = (error: unknown) =>
  error instanceof HelpdeskError && error.status === 429 ? (error.retryAfter ?? 30) * 1000 : null;
