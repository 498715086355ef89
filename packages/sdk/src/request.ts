import type { Call } from './callable.ts';
import type { CallOptions, Connection, Current } from './connection.ts';
import type { OperationId } from './contract/operations.ts';

/** What fetch is given for one attempt at an operation. */
export function requestOf(
  connection: Connection,
  { method, path, query = [], body }: Call<OperationId>,
  input: object | undefined,
  options: CallOptions,
) {
  const rest: Record<string, unknown> = { ...input };
  const take = (name: string) => {
    const value = rest[name] as string;
    delete rest[name];
    return value;
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(take(name)));
  const search = new URLSearchParams();
  for (const name of query) {
    const value = take(name);
    if (value != null) search.append(name, value);
  }
  const headers = headersOf(connection, options);
  if (body === 'json') headers.set('Content-Type', 'application/json');
  return {
    url: `${(connection.baseUrl ?? '').replace(/\/$/, '')}${filled}${`?${search}`.replace(/\?$/, '')}`,
    method,
    headers,
    body: body === 'json' ? JSON.stringify(rest) : body?.(rest),
    credentials: connection.credentials,
  };
}

function headersOf(connection: Connection, options: CallOptions): Headers {
  const headers = new Headers(options.headers);
  const set = (name: string, value: string | null | undefined, prefix = '') => {
    if (value) headers.set(name, prefix + value);
  };
  set('Authorization', now(connection.token), 'Bearer ');
  set('X-Organization', now(connection.organization));
  set('Idempotency-Key', options.idempotencyKey);
  set('If-None-Match', options.ifNoneMatch);
  set('If-Match', options.ifMatch);
  set('X-Ticket-Access', options.ticketAccess);
  set('X-Chat-Access', options.chatAccess);
  return headers;
}

function now<T>(value: Current<T>): T {
  return typeof value === 'function' ? (value as () => T)() : value;
}
