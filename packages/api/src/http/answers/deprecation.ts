import type { ServerResponse } from 'node:http';
import type { Operation } from '@helpdesk/sdk/contract/operations';

/** Adds the deprecation and sunset dates to every response of a deprecated operation (RFC 9745 and RFC 8594). */
export function tellDeprecation(res: Pick<ServerResponse, 'setHeader'>, operation: Operation) {
  const { deprecated } = operation;
  if (!deprecated) return;
  res.setHeader('Deprecation', `@${Date.parse(deprecated.since) / 1_000}`);
  res.setHeader('Sunset', new Date(deprecated.until).toUTCString());
}
