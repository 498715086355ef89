import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { requests } from '@helpdesk/sdk/contract/schemas';
import { fieldErrors } from '@helpdesk/sdk/rules/field-errors';
import { Refusal } from './refusal.ts';

type Part = 'params' | 'query' | 'body';

/** The part of a request as the contract wants it, or a refusal with the first field's sentence. */
export function validate(id: OperationId, part: Part, value: unknown): unknown {
  const schema = requests[id][part];
  if (!schema) return {};
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = fieldErrors(result.error.issues, value);
  const message = errors[0]?.message ?? 'This request is not valid';
  throw new Refusal(400, message, 'validation_failed', { errors });
}
