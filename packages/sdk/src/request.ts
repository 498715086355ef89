import type { Call } from './call.ts';
import type { CallOptions, Connection, Current } from './connection.ts';
import type { OperationId } from './contract/operations.ts';

/** What fetch is given for one attempt at an operation. */
export function requestOf(
  connection: Connection,
  operation: Call<OperationId>,
  input: object,
  options: CallOptions,
) {
  const { method, credentials } = { ...operation, credentials: connection.credentials };
  const rest: Record<string, unknown> = { ...input };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = encodeURIComponent(String(rest[name] ?? ''));
    delete rest[name];
    return value;
  });
  const query = new URLSearchParams();
  for (const name of operation.query ?? []) {
    if (rest[name] != null) query.append(name, String(rest[name]));
    delete rest[name];
  }
  const search = query.size ? `?${query}` : '';
  const url = (connection.baseUrl ?? '').replace(/\/+$/, '') + path + search;
  const headers = headersOf(connection, options);
  let body: BodyInit | undefined;
  if (operation.body === 'multipart') body = formOf(rest);
  else if (operation.body) {
    body = JSON.stringify(rest);
    headers.set('Content-Type', 'application/json');
  }
  return { url, method, headers, body, credentials };
}

/** 128 random bits; randomUUID is missing on pages without TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function headersOf(connection: Connection, options: CallOptions): Headers {
  const headers = new Headers({ Accept: 'application/json', ...options.headers });
  const token = now(connection.token);
  const known = {
    Authorization: token && `Bearer ${token}`,
    'X-Organization': now(connection.organization),
    'Idempotency-Key': options.idempotencyKey,
    'If-None-Match': options.ifNoneMatch,
    'If-Match': options.ifMatch,
    'X-Ticket-Access': options.ticketAccess,
  };
  for (const [name, value] of Object.entries(known)) if (value) headers.set(name, value);
  return headers;
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value != null) form.append(name, value as Blob | string);
  }
  return form;
}

function now<T>(value: Current<T>): T {
  return typeof value === 'function' ? (value as () => T)() : value;
}
