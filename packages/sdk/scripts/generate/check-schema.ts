import type { SchemaNode } from './contract.ts';
import { ContractRefusal, refuseUnknownKeys } from './refusal.ts';

const notes = ['description', 'examples', 'deprecated', 'x-may-write', 'x-ignored-without'];
const messages = ['x-messages'];
const numbers = ['type', 'minimum', 'maximum', 'default', ...messages, ...notes];

const keywords: Record<string, readonly string[]> = {
  $ref: ['$ref', 'default', ...messages, ...notes],
  oneOf: ['oneOf', ...notes],
  allOf: ['allOf', ...notes],
  const: ['type', 'const', ...messages, ...notes],
  enum: ['type', 'enum', 'default', ...messages, ...notes],
  string: [
    'type',
    'format',
    'minLength',
    'maxLength',
    'pattern',
    'default',
    'x-empty',
    'x-trim',
    ...messages,
    ...notes,
  ],
  integer: numbers,
  number: numbers,
  boolean: ['type', 'default', ...messages, ...notes],
  array: ['type', 'items', 'minItems', 'maxItems', 'default', ...messages, ...notes],
  object: ['type', 'properties', 'required', 'additionalProperties', ...messages, ...notes],
  null: ['type', ...notes],
};

const formats = ['email', 'uri', 'uri-reference', 'date', 'date-time', 'password', 'binary'];

/** Returns the kind of a schema: one of the keys of `keywords`. */
export function kindOf(node: SchemaNode, where: string): string {
  for (const key of ['$ref', 'oneOf', 'allOf', 'const', 'enum']) if (key in node) return key;
  const types = [node.type].flat().filter((type) => type !== 'null');
  const kind = types[0] ?? (node.type === 'null' ? 'null' : undefined);
  if (types.length > 1 || kind === undefined || !(kind in keywords)) {
    throw new ContractRefusal(where, `unknown type ${JSON.stringify(node.type)}`);
  }
  return kind;
}

export function isNullable(node: SchemaNode): boolean {
  return Array.isArray(node.type) && node.type.includes('null');
}

/** Refuses keywords that the generator would have to ignore, in a schema and everything nested in it. */
export function checkSchema(where: string, node: SchemaNode, required = true): void {
  const kind = kindOf(node, where);
  refuseUnknownKeys(where, node, keywords[kind] as readonly string[]);
  if (node.format !== undefined && !formats.includes(node.format)) {
    throw new ContractRefusal(where, `unknown format ${node.format}`);
  }
  if (required && node.default !== undefined) {
    throw new ContractRefusal(where, 'a required field cannot have a default');
  }
  if (node.pattern !== undefined) new RegExp(node.pattern, 'u');
  checkMessages(where, node, kind, required);
  if (kind === 'object') checkObject(where, node);
  if (kind === 'array') {
    if (!node.items) throw new ContractRefusal(where, 'an array needs items');
    checkSchema(`${where}[]`, node.items);
  }
  for (const part of [...(node.oneOf ?? []), ...(node.allOf ?? [])]) checkSchema(where, part);
}

function checkObject(where: string, node: SchemaNode): void {
  const properties = node.properties ?? {};
  const others = node.additionalProperties ?? false;
  if (!node.properties && !others) {
    throw new ContractRefusal(where, 'an object needs properties or additionalProperties');
  }
  if (node.properties && others) {
    throw new ContractRefusal(where, 'properties and additionalProperties do not go together');
  }
  if (typeof others === 'object') checkSchema(`${where}.*`, others);
  for (const name of node.required ?? []) {
    if (!(name in properties)) throw new ContractRefusal(where, `required ${name} is no property`);
  }
  for (const [name, property] of Object.entries(properties)) {
    checkSchema(`${where}.${name}`, property, node.required?.includes(name) ?? false);
    for (const rule of Object.keys(property['x-messages'] ?? {})) {
      const other = rule.startsWith('equals:') ? rule.slice('equals:'.length) : undefined;
      if (other !== undefined && !(other in properties)) {
        throw new ContractRefusal(`${where}.${name}`, `equals ${other}, which is no property`);
      }
    }
  }
}

function checkMessages(where: string, node: SchemaNode, kind: string, required: boolean): void {
  for (const rule of Object.keys(node['x-messages'] ?? {})) {
    const exists =
      rule === 'type' ||
      rule.startsWith('equals:') ||
      (rule === 'required' && required) ||
      (rule === 'option' && (kind === 'enum' || kind === '$ref' || kind === 'const')) ||
      rule in node;
    if (!exists) throw new ContractRefusal(where, `x-messages has ${rule}, which is no rule here`);
  }
}
