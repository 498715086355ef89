import type { Call } from './callable.ts';
import type { Connection } from './connection.ts';
import type { OperationId } from './contract/operations.ts';
import { HelpdeskError } from './error.ts';

/** What fetch is given. */
export interface Outgoing {
  url: string;
  method: string;
  headers: Headers;
  body: FormData | Blob | string | undefined;
  credentials: Connection['credentials'];
}

/**
 * What fetch is given for one attempt at an operation.
 * @throws HelpdeskError 400 invalid_id when a part of the path is empty: the address would be that of something else
 */
export function requestOf(
  connection: Connection,
  { method, path, query = [], body }: Call<OperationId>,
  input: object | undefined,
  headers: Headers,
): Outgoing {
  const rest: Record<string, unknown> = { ...input };
  const take = (name: string) => {
    const value = rest[name] as string;
    delete rest[name];
    return value;
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = take(name);
    // Addresses lose a dot, and what stands before two of them.
    if (/^\.{0,2}$/.test(value ?? '')) {
      throw new HelpdeskError(400, `${name} is empty`, 'invalid_id');
    }
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const name of query) {
    const value = take(name);
    if (value != null) search.append(name, value);
  }
  if (body === 'json') headers.set('Content-Type', 'application/json');
  return {
    url: `${(connection.baseUrl ?? '').replace(/\/$/, '')}${filled}${`?${search}`.replace(/\?$/, '')}`,
    method,
    headers,
    body: body === 'json' ? JSON.stringify(rest) : body?.(rest),
    credentials: connection.credentials,
  };
}
