import { createHelpdesk, HelpdeskError } from '@helpdesk/sdk';

/** The client of visitor pages: it sends no session, and retries on a bad connection. */
export const visitorServer = createHelpdesk({
  baseUrl: window.location.origin,
  credentials: 'omit',
});

/** The server's message for a failure, or this sentence when it sent none. */
export function refusalText(error: unknown, otherwise: string): string {
  const said = error instanceof HelpdeskError && error.status > 0 && error.code !== 'http';
  return (said && error.serverMessage) || otherwise;
}
