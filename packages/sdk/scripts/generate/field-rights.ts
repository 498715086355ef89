import { can, rights, roles } from '../../src/rules/roles.ts';
import { type Contract, type SchemaNode, schemaAt } from './contract.ts';
import type { Operation } from './operations.ts';
import type { FieldRight } from './reach.ts';
import { ContractRefusal } from './refusal.ts';

const words = ['x-may-write', 'x-ignored-without'] as const;

/** Sets the field rights of each operation's body. Refuses a field that doesn't say who may write it but should. */
export function readFieldRights(contract: Contract, operations: readonly Operation[]): void {
  const validated = new Set<SchemaNode>();
  for (const operation of operations) {
    if (operation.bodySchema) collect(contract, operation, operation.bodySchema, '', validated);
    // API keys have no role: their permissions are in the operation's own security requirement.
    if (!operation.access.some(({ scheme }) => scheme === 'session')) operation.fields = [];
  }
  refuseElsewhere(contract.components.schemas, validated, 'schemas');
  refuseElsewhere(contract.paths, validated, 'paths');
}

function collect(
  contract: Contract,
  operation: Operation,
  node: SchemaNode,
  path: string,
  validated: Set<SchemaNode>,
): void {
  const schema = schemaAt(contract, node, operation.id);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const at = path ? `${path}.${name}` : name;
    const where = `${operation.id} › ${at}`;
    const isRequired = schema.required?.includes(name) ?? false;
    const right = rightOf(where, at, property, isRequired);
    validated.add(property);
    if (right) operation.fields.push(right);
    else if (path === '' && isCalledWithDifferentRights(operation)) {
      throw new ContractRefusal(
        where,
        'callers have different rights here: say who may write it (x-may-write: everyone, or permissions)',
      );
    }
    collect(contract, operation, property, at, validated);
  }
  if (schema.items) collect(contract, operation, schema.items, `${path}[]`, validated);
  for (const one of schema.oneOf ?? []) collect(contract, operation, one, path, validated);
}

function rightOf(
  where: string,
  path: string,
  property: SchemaNode,
  isRequired: boolean,
): FieldRight | undefined {
  const { 'x-may-write': mayWrite, 'x-ignored-without': ignored, default: instead } = property;
  if (mayWrite === undefined && ignored === undefined) return undefined;
  if (mayWrite !== undefined && ignored !== undefined) {
    throw new ContractRefusal(where, `${words.join(' and ')} do not go together`);
  }
  if (mayWrite === 'everyone') return { path, permissions: [], otherwise: 'refused' };
  const needed = mayWrite ?? ignored;
  if (!Array.isArray(needed) || needed.length === 0) {
    throw new ContractRefusal(where, 'who may write it is a list of permissions, or everyone');
  }
  const unknown = needed.find((one) => !(rights as readonly string[]).includes(one));
  if (unknown) {
    throw new ContractRefusal(where, `permission ${unknown} is unknown to rules/roles.ts`);
  }
  if (mayWrite && instead !== undefined) {
    throw new ContractRefusal(where, 'a field with a default is always there: nobody could call');
  }
  if (isRequired) {
    throw new ContractRefusal(
      where,
      'a required field cannot depend on a right: nobody could call',
    );
  }
  if (mayWrite) return { path, permissions: needed, otherwise: 'refused' };
  return {
    path,
    permissions: needed,
    otherwise: 'ignored',
    ...(instead !== undefined && { instead }),
  };
}

/** Whether callers can have different rights: several roles may call it, or any of several permissions is enough. */
function isCalledWithDifferentRights({ access, about }: Operation): boolean {
  if (about) return false;
  const ways = access.filter(({ scheme }) => scheme === 'session');
  const isOpenToAllRoles = roles.every((role) =>
    ways.some(
      ({ permissions: needed }) =>
        needed.length === 0 || needed.some((one) => can(role, one as never)),
    ),
  );
  return ways.length > 1 || isOpenToAllRoles;
}

/** Refuses rights outside the fields of requests, where they would protect nothing. */
function refuseElsewhere(node: unknown, validated: Set<SchemaNode>, where: string): void {
  if (typeof node !== 'object' || node === null) return;
  const word = words.find((one) => one in node);
  if (word && !validated.has(node as SchemaNode)) {
    throw new ContractRefusal(where, `${word} stands where no request has a field`);
  }
  for (const [key, value] of Object.entries(node)) {
    refuseElsewhere(value, validated, Array.isArray(node) ? where : `${where} › ${key}`);
  }
}
