import type { ErrorCode } from '@helpdesk/sdk/contract/operations';
import { maxListedErrors } from '@helpdesk/sdk/rules/field-errors';

export interface FieldRefusal {
  field: string;
  code: string;
  message: string;
}

/** An error with a message for the caller; any other error is a bug and returns 500. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** The first field errors. */
  readonly errors: FieldRefusal[] | undefined;
  /** The number of errors that aren't listed. */
  readonly moreErrors: number;
  /** Seconds until a retry is worthwhile. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    code: ErrorCode,
    more: { errors?: FieldRefusal[]; errorCount?: number; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = more.errors?.slice(0, maxListedErrors);
    const count = more.errorCount ?? more.errors?.length ?? 0;
    this.moreErrors = Math.max(0, count - maxListedErrors);
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
