import { parse } from 'yaml';
import { ContractRefusal, refuseUnknownKeys } from './refusal.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface SchemaNode {
  $ref?: string;
  type?: string | string[];
  enum?: string[];
  const?: string | number | boolean;
  format?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: SchemaNode;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  additionalProperties?: boolean | SchemaNode;
  oneOf?: SchemaNode[];
  allOf?: SchemaNode[];
  default?: Json;
  description?: string;
  'x-messages'?: Record<string, string>;
  'x-empty'?: boolean;
  'x-trim'?: boolean;
  'x-may-write'?: 'everyone' | string[];
  'x-ignored-without'?: string[];
}

export interface ParameterNode {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: SchemaNode;
}

export interface ResponseNode {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaNode>;
}

export interface MediaNode {
  schema: SchemaNode;
  examples?: Record<string, { $ref?: string; value?: Json }>;
}

export interface OperationNode {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: ParameterNode[];
  requestBody?: { required?: boolean; content: Record<string, MediaNode> };
  responses?: Record<string, ResponseNode>;
  'x-limit'?: string;
  'x-about'?: string;
  'x-while-closed'?: boolean;
  'x-sessions-only'?: string;
  'x-fresh-proof'?: true | string[];
  'x-effects'?: string[];
  'x-own-only-without'?: string;
  'x-sees'?: Record<string, string>;
  'x-organization-missing'?: string;
  'x-any-query'?: boolean;
  deprecated?: boolean;
  'x-deprecated'?: { since?: string; until?: string };
  'x-waits-for-events'?: boolean;
  'x-audited'?: string;
}

export type PathNode = Record<string, unknown> & { parameters?: ParameterNode[] };

export interface Contract {
  openapi: string;
  info?: object;
  servers?: object[];
  tags: { name: string }[];
  paths: Record<string, PathNode>;
  webhooks?: Record<string, { post: OperationNode }>;
  components: {
    schemas: Record<string, SchemaNode>;
    parameters: Record<string, ParameterNode>;
    responses: Record<string, ResponseNode>;
    headers: Record<string, object>;
    examples: Record<string, { value?: Json }>;
    securitySchemes: Record<string, unknown>;
  };
}

const documentKeys = [
  'openapi',
  'info',
  'servers',
  'tags',
  'paths',
  'webhooks',
  'x-sockets',
  'components',
];
export const componentKeys = [
  'securitySchemes',
  'parameters',
  'headers',
  'responses',
  'examples',
  'schemas',
];

export function readContract(text: string): Contract {
  const contract = parse(text);
  refuseUnknownKeys('the document', contract, documentKeys);
  refuseUnknownKeys('components', contract.components ?? {}, componentKeys);
  if (!String(contract.openapi).startsWith('3.1.')) {
    throw new ContractRefusal('openapi', 'only OpenAPI 3.1 is understood');
  }
  for (const key of componentKeys) contract.components[key] ??= {};
  refuseDanglingRefs(contract, contract, 'the document');
  return contract;
}

/** Returns the name at the end of a `$ref`, which must point into the given group of components. */
export function refName(ref: string, group: string, where: string): string {
  const prefix = `#/components/${group}/`;
  if (!ref.startsWith(prefix)) throw new ContractRefusal(where, `${ref} is not one of ${prefix}`);
  return ref.slice(prefix.length);
}

export function schemaAt(contract: Contract, node: SchemaNode, where: string): SchemaNode {
  if (node.$ref === undefined) return node;
  const name = refName(node.$ref, 'schemas', where);
  return schemaAt(contract, contract.components.schemas[name] as SchemaNode, name);
}

export function parameterAt(contract: Contract, node: ParameterNode, where: string): ParameterNode {
  if (node.$ref === undefined) return node;
  const name = refName(node.$ref, 'parameters', where);
  return contract.components.parameters[name] as ParameterNode;
}

export function responseAt(contract: Contract, node: ResponseNode, where: string): ResponseNode {
  if (node.$ref === undefined) return node;
  const name = refName(node.$ref, 'responses', where);
  return { ...contract.components.responses[name], description: node.description };
}

function refuseDanglingRefs(contract: Contract, node: unknown, where: string): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string') refuseDangling(contract, value, where);
    else refuseDanglingRefs(contract, value, Array.isArray(node) ? where : `${where} › ${key}`);
  }
}

function refuseDangling(contract: Contract, ref: string, where: string): void {
  let target: unknown = contract;
  for (const step of ref.replace(/^#\//, '').split('/')) {
    target = (target as Record<string, unknown> | undefined)?.[step];
  }
  if (!ref.startsWith('#/') || target === undefined) {
    throw new ContractRefusal(where, `${ref} does not resolve`);
  }
}
