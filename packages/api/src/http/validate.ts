import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { requests } from '@helpdesk/sdk/contract/schemas';
import { fieldErrors } from '@helpdesk/sdk/rules/field-errors';
import { Refusal } from '../refusal.ts';

type Part = 'params' | 'query' | 'body';

/** Validates a part of a request by the contract; refuses with the message of the first invalid field. */
export function validate(id: OperationId, part: Part, value: unknown): unknown {
  const schema = requests[id][part];
  if (!schema) return {};
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = fieldErrors(result.error.issues, value);
  const message = errors[0]?.message ?? 'This request is not valid';
  throw new Refusal(400, message, 'validation_failed', { errors });
}
