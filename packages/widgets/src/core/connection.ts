import { HelpdeskError } from '@helpdesk/sdk';

/** The helpdesk that this script came from; never with the cookies of whoever visits the page. */
export const connection = {
  baseUrl: new URL(import.meta.url).origin,
  credentials: 'omit',
  timeout: 10_000,
  retries: 1,
} as const;

/** What to tell the visitor: the server's own sentence, unless it could not be asked. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof HelpdeskError && !/^(network|timeout|unreadable|http)$/.test(error.code)
    ? error.serverMessage
    : otherwise;
}
