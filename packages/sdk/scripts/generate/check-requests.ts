import { checkSchema, kindOf } from './check-schema.ts';
import { type Contract, type SchemaNode, schemaAt } from './contract.ts';
import type { Operation } from './operations.ts';
import { ContractRefusal } from './refusal.ts';

/** Refuses unsafe requests: open bodies, texts and lists without a maximum length, lists in a query, numbers in a form. */
export function checkRequests(contract: Contract, operations: readonly Operation[]): void {
  for (const operation of operations) {
    for (const { name, schema, required } of [...operation.params, ...operation.query]) {
      const where = `${operation.id} › ${name}`;
      checkSchema(where, schema, required ?? false);
      const kind = kindOf(schemaAt(contract, schema, where), where);
      if (!['string', 'integer', 'number', 'boolean', 'enum'].includes(kind)) {
        throw new ContractRefusal(where, `a parameter cannot be ${kind}`);
      }
      requireBounds(schemaAt(contract, schema, where), where);
    }
    if (operation.bodySchema) checkBody(contract, operation);
  }
}

function checkBody(contract: Contract, { id, body, bodySchema }: Operation): void {
  const schema = bodySchema as SchemaNode;
  const where = `${id} › body`;
  if (schema.$ref === undefined) checkSchema(where, schema);
  requireClosed(contract, schema, where, new Set());
  if (body !== 'multipart') return;
  for (const [name, field] of Object.entries(schemaAt(contract, schema, where).properties ?? {})) {
    if (schemaAt(contract, field, where).type !== 'string') {
      throw new ContractRefusal(`${where}.${name}`, 'a multipart field is text or a file');
    }
  }
}

function requireClosed(
  contract: Contract,
  node: SchemaNode,
  where: string,
  seen: Set<string>,
): void {
  if (node.$ref !== undefined) {
    if (seen.has(node.$ref)) return;
    seen.add(node.$ref);
  }
  const schema = schemaAt(contract, node, where);
  if (schema.allOf) throw new ContractRefusal(where, 'allOf cannot be strict in a request');
  if (schema.properties && schema.additionalProperties !== false) {
    throw new ContractRefusal(where, 'an object in a request needs additionalProperties: false');
  }
  if (typeof schema.additionalProperties === 'object') {
    throw new ContractRefusal(where, 'additionalProperties of a request are true or false');
  }
  requireBounds(schema, where);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    requireClosed(contract, property, `${where}.${name}`, seen);
  }
  for (const inner of [schema.items, ...(schema.oneOf ?? [])]) {
    if (inner) requireClosed(contract, inner, where, seen);
  }
}

function requireBounds(schema: SchemaNode, where: string): void {
  const { format, maxItems, maxLength, pattern = '+' } = schema;
  const types = [schema.type].flat();
  if (types.includes('array') && maxItems === undefined) {
    throw new ContractRefusal(where, 'a list in a request needs maxItems');
  }
  if (!types.includes('string') || schema.enum || schema.const !== undefined) return;
  const isFixed = !/[*+]|,\}/.test(pattern);
  if (maxLength === undefined && format === undefined && !isFixed) {
    throw new ContractRefusal(where, 'a text in a request needs maxLength');
  }
}
