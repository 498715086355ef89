import type { FieldError } from './rules/field-errors.ts';

interface ErrorBody {
  message?: string;
  code?: string;
  errors?: FieldError[];
  requestId?: string;
}

/** A call that did not succeed. `message` is `{status}: {body text}`, else the status text. */
export class HelpdeskError extends Error {
  /** Of the answer; 0 when there was none. */
  status: number;
  /** The sentence of the server, to show to a person. */
  serverMessage: string;
  /** A word to compare: the server's, or `network`, `timeout`, `unreadable`. */
  code: string;
  errors: readonly FieldError[] = [];
  requestId: string | null = null;
  /** Seconds to wait before trying again, when the server said so. */
  retryAfter: number | null = null;

  constructor(status: number, text: string, code: string, cause?: unknown) {
    super(`${status}: ${text}`, { cause });
    this.name = 'HelpdeskError';
    this.status = status;
    this.serverMessage = text;
    this.code = code;
  }

  /** The sentence about one field of the input, when the server refused it. */
  field(name: string): string | undefined {
    return this.errors.find(({ field }) => field === name)?.message;
  }

  /** Nobody is signed in, or no longer. A wrong password at sign-in is not this. */
  get isUnauthorized(): boolean {
    return this.status === 401 && this.serverMessage === 'Unauthorized';
  }
}

/** The error that an answer other than 2xx is. */
export function refused(response: Response, text: string): HelpdeskError {
  const body = bodyOf(text);
  const error = new HelpdeskError(
    response.status,
    text || response.statusText,
    body.code ?? 'http',
  );
  error.serverMessage = body.message ?? (text || response.statusText);
  error.errors = body.errors ?? [];
  error.requestId = body.requestId ?? response.headers.get('X-Request-Id');
  error.retryAfter = secondsOf(response.headers.get('Retry-After'));
  return error;
}

function bodyOf(text: string): ErrorBody {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function secondsOf(header: string | null): number | null {
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}
