import { keyOf, literal } from './banner.ts';
import { isNullable, kindOf } from './check-schema.ts';
import { type Contract, refName, type SchemaNode } from './contract.ts';

const textFormats = ['email', 'uri', 'date', 'date-time'];

/** Returns the zod expression of a schema, built with the functions of src/schema. */
export function schemaCode(contract: Contract, node: SchemaNode, indent = ''): string {
  const code = bareCode(contract, node, indent);
  const nullable = isNullable(node) ? `z.nullable(${code})` : code;
  return node.default === undefined
    ? nullable
    : `z._default(${nullable}, ${literal(node.default)})`;
}

/** Like schemaCode, for a property or parameter that may be absent. */
export function optionalCode(contract: Contract, node: SchemaNode, indent = ''): string {
  const code = schemaCode(contract, node, indent);
  return node.default === undefined ? `z.optional(${code})` : code;
}

function bareCode(contract: Contract, node: SchemaNode, indent: string): string {
  const said = saidOf(node);
  switch (kindOf(node, 'a schema')) {
    case '$ref':
      return refCode(contract, node, indent);
    case 'oneOf':
      return oneOfCode(contract, node.oneOf as SchemaNode[], indent);
    case 'allOf':
      return (node.allOf as SchemaNode[])
        .map((part) => schemaCode(contract, part, indent))
        .reduce((left, right) => `z.intersection(${left}, ${right})`);
    case 'const':
      return `exactly(${args(node.const, said)})`;
    case 'enum':
      return `choice(${args(node.enum, said)})`;
    case 'string':
      return textCode(node, said);
    case 'integer':
      return `whole(${args({ min: node.minimum, max: node.maximum, said })})`;
    case 'number':
      return `decimal(${args({ min: node.minimum, max: node.maximum, said })})`;
    case 'boolean':
      return `flag(${args(said)})`;
    case 'array': {
      const items = schemaCode(contract, node.items as SchemaNode, indent);
      const rules = args({ min: node.minItems, max: node.maxItems, said });
      return `list(${[items, rules].filter(Boolean).join(', ')})`;
    }
    case 'null':
      return 'nothing()';
    default:
      return objectCode(contract, node, indent);
  }
}

function refCode(contract: Contract, node: SchemaNode, indent: string): string {
  const name = refName(node.$ref as string, 'schemas', 'a schema');
  if (!saidOf(node)) return name;
  const target = contract.components.schemas[name] as SchemaNode;
  return bareCode(contract, { ...target, 'x-messages': node['x-messages'] }, indent);
}

function oneOfCode(contract: Contract, options: SchemaNode[], indent: string): string {
  const real = options.filter(({ type }) => type !== 'null');
  const codes = real.map((option) => schemaCode(contract, option, indent));
  const code = codes.length === 1 ? (codes[0] as string) : `either([${codes.join(', ')}])`;
  return real.length < options.length ? `z.nullable(${code})` : code;
}

function textCode(node: SchemaNode, said: Record<string, string> | undefined): string {
  const rules = {
    min: node.minLength,
    max: node.maxLength,
    format: textFormats.includes(node.format ?? '') ? node.format : undefined,
    trim: node['x-trim'],
    said,
  };
  const code = args(rules);
  const pattern =
    node.pattern === undefined ? '' : `pattern: new RegExp(${literal(node.pattern)}, 'u')`;
  const all =
    pattern === '' ? code : code === '' ? `{ ${pattern} }` : `{ ${pattern}, ${code.slice(2)}`;
  return `${node['x-empty'] ? 'textOrEmpty' : 'text'}(${all})`;
}

function objectCode(contract: Contract, node: SchemaNode, indent: string): string {
  const said = saidOf(node);
  if (typeof node.additionalProperties === 'object') {
    return `z.record(z.string(), ${schemaCode(contract, node.additionalProperties, indent)})`;
  }
  if (!node.properties) return `anything(${args(said)})`;
  const inner = `${indent}  `;
  const fields = Object.entries(node.properties).map(([name, property]) => {
    const code = node.required?.includes(name)
      ? schemaCode(contract, property, inner)
      : optionalCode(contract, property, inner);
    return `${inner}${keyOf(name)}: ${code},`;
  });
  const maker = node.additionalProperties === false ? 'closed' : 'open';
  const last = said ? `, ${literal(said)}` : '';
  const code = `${maker}({\n${fields.join('\n')}\n${indent}}${last})`;
  const matches = matchesOf(node.properties);
  return matches.length === 0 ? code : `matching(${code}, ${literal(matches)})`;
}

function matchesOf(properties: Record<string, SchemaNode>) {
  return Object.entries(properties).flatMap(([field, property]) =>
    Object.entries(property['x-messages'] ?? {})
      .filter(([rule]) => rule.startsWith('equals:'))
      .map(([rule, said]) => ({ field, other: rule.slice('equals:'.length), said })),
  );
}

function saidOf(node: SchemaNode): Record<string, string> | undefined {
  const said = Object.entries(node['x-messages'] ?? {}).filter(
    ([rule]) => !rule.startsWith('equals:'),
  );
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

function args(...values: unknown[]): string {
  const given = values.filter((value) => value !== undefined).map(literal);
  return given.filter((code) => code !== '{}').join(', ');
}
