import type { ErrorCode } from '@helpdesk/sdk/contract/operations';

export interface FieldRefusal {
  field: string;
  code: string;
  message: string;
}

/** An error whose message the caller may read; any other error is a bug and answers 500. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly errors: FieldRefusal[] | undefined;
  /** Seconds until a retry is worthwhile. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    code: ErrorCode,
    more: { errors?: FieldRefusal[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}

export const unauthorized = () => new Refusal(401, 'Unauthorized', 'unauthorized');

export const forbidden = () =>
  new Refusal(403, 'You do not have permission to do this', 'forbidden');

export const notFound = (message: string) => new Refusal(404, message, 'not_found');

/** 400 for one field, with the message for the user. */
export const invalid = (field: string, message: string, code = 'invalid') =>
  new Refusal(400, message, 'validation_failed', { errors: [{ field, code, message }] });
