import type { CallOptions, Connection, Current } from './connection.ts';

/** Returns the headers of a call. */
export function headersOf(connection: Connection, options: CallOptions): Headers {
  const headers = new Headers(options.headers);
  const set = (name: string, value: string | null | undefined, prefix = '') => {
    if (value) headers.set(name, prefix + value);
  };
  set('Authorization', now(connection.apiKey ?? connection.token), 'Bearer ');
  set('X-Organization', now(connection.organization));
  set('X-Act-As', options.actAs ?? now(connection.actAs));
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
