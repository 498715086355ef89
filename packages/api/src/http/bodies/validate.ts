import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { countFieldErrors, fieldErrors, maxListedErrors } from '@helpdesk/sdk/rules/field-errors';
import { requests } from '@helpdesk/sdk/schema/operations';
import type { Context } from 'koa';
import { Refusal } from '../../refusal.ts';

type Part = 'params' | 'query' | 'body';

/** Validates a part of a request against the contract; refuses it with the message of the first invalid field. */
export function validate(id: OperationId, part: Part, value: unknown): unknown {
  const schema = requests[id][part];
  if (!schema) return {};
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const errors = fieldErrors(issues, value, maxListedErrors);
  const message = errors[0]?.message ?? 'This request is invalid';
  const errorCount = countFieldErrors(issues);
  throw new Refusal(400, message, 'validation_failed', { errors, errorCount });
}

const maxKept = 1_000;
const kept = new Map<string, unknown>();

/** The validated query. The same few query strings are common, so valid ones are cached and must not be modified. */
export function validateQuery(id: OperationId, context: Context): unknown {
  const key = `${id}?${context.querystring}`;
  const known = kept.get(key);
  if (known) return known;
  const query = Object.freeze(validate(id, 'query', { ...context.query }));
  if (kept.size >= maxKept) kept.clear();
  if (key.length < 200) kept.set(key, query);
  return query;
}
