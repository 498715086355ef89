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

/** Codes of the client itself: there was no response, it couldn't be read, or the call can't be made. */
export type ClientErrorCode = 'network' | 'timeout' | 'unreadable' | 'http' | 'invalid_id';

/** A failed call. `message` is `{status}: {body text}`, or the status text without a body. */
export class HelpdeskError extends Error {
  /** HTTP status; 0 if there was no response. */
  declare status: number;
  /** The server's message, to show to users; without a server message, the text of the response. */
  declare serverMessage: string;
  /** The server's code, or the client's own; a newer server may send others. */
  declare code: ErrorCode | ClientErrorCode | (string & {});
  /** The errors of single fields: path, code and message of each. Empty if there are none. */
  declare errors: readonly FieldError[];
  /** The ID of the request in the server's log; null if there was no response. */
  declare requestId: string | null;
  /** Seconds to wait before retrying, if the server sent them. */
  declare retryAfter: number | null;

  constructor(status: number, text: string, code: string, details?: Details) {
    super(`${status}: ${text}`);
    const rest = { errors: [], requestId: null, retryAfter: null, ...details };
    Object.assign(this, { name: 'HelpdeskError', status, serverMessage: text, code }, rest);
  }

  /** Returns the error message of a field, given its dotted path; undefined if it has none. */
  field(name: string): string | undefined {
    return this.errors.find(({ field }) => field === name)?.message;
  }

  /** Whether the session is missing or has expired; false for a wrong password at sign-in. */
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
