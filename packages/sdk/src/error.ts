import type { ErrorCode } from './contract/operations.ts';
import type { FieldError } from './rules/field-errors.ts';

interface ErrorBody {
  message?: string;
  code?: string;
  errors?: FieldError[];
  requestId?: string | null;
}

interface Details {
  serverMessage?: string;
  errors?: readonly FieldError[];
  requestId?: string | null;
  retryAfter?: number | null;
  cause?: unknown;
}

/** What the client itself says: there was no answer, or none that it can read, or the call cannot be made. */
export type ClientErrorCode = 'network' | 'timeout' | 'unreadable' | 'http' | 'invalid_id';

/** A call that did not succeed. `message` is `{status}: {body text}`, else the status text. */
export class HelpdeskError extends Error {
  /** Of the answer; 0 when there was none. */
  declare status: number;
  /** The message of the server, for people. */
  declare serverMessage: string;
  /** The server's, or the client's own; a newer server may know others. */
  declare code: ErrorCode | ClientErrorCode | (string & {});
  declare errors: readonly FieldError[];
  declare requestId: string | null;
  /** Seconds to wait before trying again, when the server said so. */
  declare retryAfter: number | null;

  constructor(status: number, text: string, code: string, details?: Details) {
    super(`${status}: ${text}`);
    const rest = { errors: [], requestId: null, retryAfter: null, ...details };
    Object.assign(this, { name: 'HelpdeskError', status, serverMessage: text, code }, rest);
  }

  /** The error message of one field of the input. */
  field(name: string): string | undefined {
    return this.errors.find(({ field }) => field === name)?.message;
  }

  /** The session is missing or has expired. A wrong password at sign-in is not this. */
  get isUnauthorized(): boolean {
    return this.status === 401 && this.serverMessage === 'Unauthorized';
  }
}

/** The error of a response other than 2xx. */
export function refused({ status, statusText, headers }: Response, text: string): HelpdeskError {
  const said = text || statusText;
  const wait = headers.get('Retry-After');
  const {
    message: serverMessage = said,
    code = 'http',
    errors = [],
    requestId = headers.get('X-Request-Id'),
  }: ErrorBody = Object(parsed(text));
  const retryAfter = wait
    ? Math.max(0, +wait || (Date.parse(wait) - Date.now()) / 1000 || 0)
    : null;
  return new HelpdeskError(status, said, code, { serverMessage, errors, requestId, retryAfter });
}

/** Parses JSON; `undefined` when invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
