import { type Contract, type OperationNode, type ResponseNode, responseAt } from './contract.ts';
import { ContractRefusal } from './refusal.ts';

/** Media types of text files. */
const textTypes = ['text/csv', 'application/x-ndjson', 'message/rfc822'];
/** Media types of other files. */
const fileTypes = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

/** Returns the success status of an operation, its own errors, and whether it returns a text or another file. */
export function responsesOf(contract: Contract, node: OperationNode, where: string) {
  const entries = Object.entries(node.responses ?? {});
  const [success, ...others] = entries.filter(([code]) => /^[23]/.test(code) && code !== '304');
  if (!success || others.length > 0) {
    throw new ContractRefusal(where, 'exactly one 2xx response is needed');
  }
  if (success[0].startsWith('3') && success[0] !== '302') {
    throw new ContractRefusal(where, `${success[0]} is no answer we give`);
  }
  if (!node.responses?.['400']) {
    throw new ContractRefusal(where, '400 is missing: an unknown parameter is refused with it');
  }
  const refusals = entries
    .filter(([code, response]) => /^[45]/.test(code) && !isShared(response))
    .map(([status, response]) => ({
      status,
      description: responseAt(contract, response, where).description ?? '',
    }));
  for (const { status, description } of refusals) {
    if (description === '') throw new ContractRefusal(where, `${status} is not described`);
  }
  const types = Object.keys(responseAt(contract, success[1], where).content ?? {});
  const known = ['application/json', ...textTypes, ...fileTypes];
  const unknown = types.find((type) => !known.includes(type));
  if (unknown) throw new ContractRefusal(where, `${unknown} is no answer we give`);
  return {
    status: Number(success[0]),
    refusals,
    as: types.some((type) => textTypes.includes(type))
      ? ('text' as const)
      : types.some((type) => fileTypes.includes(type))
        ? ('blob' as const)
        : undefined,
  };
}

/** Whether a response is shared by many operations, rather than described by the operation itself. */
const isShared = ({ $ref, description }: ResponseNode) =>
  $ref !== undefined && description === undefined && $ref !== '#/components/responses/Error';
