import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { bodyExample } from './contract-check.ts';

const ids = Object.keys(operations) as OperationId[];

/** The contract's example of each body. It is valid, so the result depends only on the caller. */
export const bodies: Partial<Record<OperationId, unknown>> = Object.fromEntries(
  ids.filter((id) => operations[id].body === 'json').map((id) => [id, bodyExample(id)]),
);
