import {
  type Contract,
  type MediaNode,
  type OperationNode,
  parameterAt,
  type SchemaNode,
} from './contract.ts';
import { ContractRefusal } from './refusal.ts';

/** Refuses anything without a description, and operations without an example of a request and a response. */
export function checkWords(contract: Contract): void {
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    if (!schema.description) throw new ContractRefusal(name, 'a description is missing');
    checkProperties(contract, name, schema);
  }
  for (const node of Object.values(contract.paths).flatMap(Object.values)) {
    const operation = node as OperationNode;
    if (operation.operationId) checkOperation(contract, operation.operationId, operation);
  }
  for (const { post } of Object.values(contract.webhooks ?? {})) {
    checkOperation(contract, post.operationId ?? '', post);
  }
}

function checkOperation(contract: Contract, id: string, operation: OperationNode): void {
  if (!operation.description) throw new ContractRefusal(id, 'a description is missing');
  for (const node of operation.parameters ?? []) {
    const { name, description } = parameterAt(contract, node, id);
    if (!description) throw new ContractRefusal(`${id} › ${name}`, 'a description is missing');
  }
  for (const [part, content] of contentsOf(operation)) {
    for (const { schema, examples } of Object.values(content)) {
      if (!examples) throw new ContractRefusal(`${id} › ${part}`, 'an example is missing');
      checkProperties(contract, `${id} › ${part}`, schema);
    }
  }
}

/** Returns the contents of the request and the responses, by the name used in error messages. */
function contentsOf({ requestBody, responses = {} }: OperationNode) {
  const answers = Object.entries(responses).map(([status, { content }]) => [status, content]);
  return [['body', requestBody?.content], ...answers].filter(
    (each): each is [string, Record<string, MediaNode>] => each[1] !== undefined,
  );
}

function checkProperties(contract: Contract, where: string, node: SchemaNode): void {
  for (const [name, property] of Object.entries(node.properties ?? {})) {
    if (!property.description && !isSaidBySchema(contract, property)) {
      throw new ContractRefusal(`${where}.${name}`, 'a description is missing');
    }
    checkProperties(contract, `${where}.${name}`, property);
  }
  const others = typeof node.additionalProperties === 'object' ? [node.additionalProperties] : [];
  for (const part of [node.items, ...(node.oneOf ?? []), ...(node.allOf ?? []), ...others]) {
    if (part) checkProperties(contract, where, part);
  }
}

// A field that references Ticket or TicketStatus is described by that schema; one that references a plain string such as a date isn't.
function isSaidBySchema({ components }: Contract, { $ref }: SchemaNode): boolean {
  const schema = components.schemas[$ref?.split('/').at(-1) ?? ''];
  return schema !== undefined && (schema.type !== 'string' || schema.enum !== undefined);
}
