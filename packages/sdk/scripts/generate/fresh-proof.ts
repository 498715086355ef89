import { type Contract, type OperationNode, type SchemaNode, schemaAt } from './contract.ts';
import { ContractRefusal } from './refusal.ts';

type Called = {
  access: { scheme: string }[];
  bodySchema: SchemaNode | undefined;
};

/** Returns whether a session needs fresh proof: always, or only when one of these body fields is sent. */
export function freshProofOf(
  contract: Contract,
  node: OperationNode,
  { access, bodySchema }: Called,
  where: string,
): true | string[] | undefined {
  const word = node['x-fresh-proof'];
  if (word === undefined) return undefined;
  if (!access.some(({ scheme }) => scheme === 'session')) {
    throw new ContractRefusal(where, 'x-fresh-proof is for operations that a session opens');
  }
  if (word === true) return word;
  if (!Array.isArray(word) || word.length === 0) {
    throw new ContractRefusal(where, 'x-fresh-proof is true, or a list of fields of the body');
  }
  const fields = bodySchema ? (schemaAt(contract, bodySchema, where).properties ?? {}) : {};
  const unknown = word.find((field) => !(field in fields));
  if (unknown) throw new ContractRefusal(where, `x-fresh-proof: the body has no ${unknown}`);
  return word;
}
