import { createHelpdesk, HelpdeskError } from '@helpdesk/sdk';

/** The client of visitors: it carries nobody's sign-in, and tries again on a bad connection. */
export const visitorDesk = createHelpdesk({
  baseUrl: window.location.origin,
  credentials: 'omit',
});

/** What the server said about a failure in its message field, or this sentence when it said nothing. */
export function refusalText(error: unknown, otherwise: string): string {
  const said = error instanceof HelpdeskError && error.status > 0 && error.code !== 'http';
  return (said && error.serverMessage) || otherwise;
}
