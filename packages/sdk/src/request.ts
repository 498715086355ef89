import type { Call } from './callable.ts';
import type { Connection } from './connection.ts';
import type { OperationId } from './contract/operations.ts';
import { HelpdeskError } from './error.ts';

/** The arguments of `fetch`. */
export interface Outgoing {
  url: string;
  method: string;
  headers: Headers;
  body: FormData | Blob | string | undefined;
  credentials: Connection['credentials'];
}

/**
 * Builds the arguments of `fetch` for one attempt.
 * @throws HelpdeskError 400 invalid_id if an ID in the path is empty: the URL would be that of another operation
 */
export function requestOf(
  connection: Connection,
  { method, path, body }: Call<OperationId>,
  input: object | undefined,
  headers: Headers,
): Outgoing {
  const fields: Record<string, unknown> = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = fields[name] as string;
    delete fields[name];
    // URLs drop a path segment of one dot, and with two dots the segment before.
    if (/^\.{0,2}$/.test(value ?? '')) {
      throw new HelpdeskError(400, `${name} is empty`, 'invalid_id');
    }
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  let sent: Outgoing['body'];
  if (body === 'json') {
    headers.set('Content-Type', 'application/json');
    sent = JSON.stringify(fields);
  } else {
    sent = body?.(fields);
    for (const [name, value] of Object.entries(fields)) {
      if (value != null) search.append(name, value as string);
    }
  }
  return {
    url: `${(connection.baseUrl ?? '').replace(/\/$/, '')}${filled}${`?${search}`.replace(/\?$/, '')}`,
    method,
    headers,
    body: sent,
    credentials: connection.credentials,
  };
}
