import { banner, keyOf, literal } from './banner.ts';
import { kindOf } from './check-schema.ts';
import { type Contract, type ParameterNode, type SchemaNode, schemaAt } from './contract.ts';
import { bodyName, type Operation } from './operations.ts';
import { ContractRefusal } from './refusal.ts';
import { optionalCode, schemaCode } from './schema-code.ts';

const homes: Record<string, readonly string[]> = {
  './objects.ts': ['anything', 'closed', 'matching', 'open'],
  './text.ts': ['text', 'textOrEmpty'],
  './values.ts': [
    'choice',
    'decimal',
    'either',
    'exactly',
    'flag',
    'fromQuery',
    'list',
    'nothing',
    'whole',
  ],
};

const types = `
/** The validated request of an operation as its handler gets it: with defaults, and with coerced values. */
export type Parsed<Id extends OperationId> = {
  [Part in 'params' | 'query' | 'body']: (typeof requests)[Id][Part] extends z.core.SomeType
    ? z.output<(typeof requests)[Id][Part]>
    : undefined;
};
`;

/** Writes schema/operations.ts: a zod schema per named schema, and per operation those of its request. */
export function writeSchemas(contract: Contract, operations: readonly Operation[]): string {
  const named = inOrder(contract).map((name) => {
    const schema = contract.components.schemas[name] as SchemaNode;
    return `export const ${name} = /* @__PURE__ */ (() => ${schemaCode(contract, schema)})();\n`;
  });
  const rows = operations.map(
    (operation) => `  ${literal(operation.id)}: ${requestCode(contract, operation)},`,
  );
  const body = [
    ...named,
    'export const requests = /* @__PURE__ */ (() => ({',
    ...rows,
    '}))();',
    types,
  ].join('\n');
  return [banner, `import * as z from 'zod/mini';`, ...importsOf(body), '', body].join('\n');
}

function importsOf(body: string): string[] {
  const lines = Object.entries(homes).map(([file, words]) => {
    const used = words.filter((word) => new RegExp(`\\b${word}\\(`).test(body));
    return used.length > 0 ? `import { ${used.join(', ')} } from '${file}';` : '';
  });
  return [
    ...lines.filter(Boolean),
    `import type { OperationId } from '../contract/operations.ts';`,
  ];
}

function requestCode(contract: Contract, operation: Operation): string {
  const params = fieldsCode(contract, operation.params, 'open');
  const query = fieldsCode(contract, operation.query, operation.anyQuery ? 'open' : 'closed');
  return `{ params: ${params}, query: ${query}, body: ${bodyCode(contract, operation)} }`;
}

function fieldsCode(
  contract: Contract,
  parameters: readonly ParameterNode[],
  object: 'open' | 'closed',
): string {
  if (parameters.length === 0) return `${object}({})`;
  const fields = parameters.map(({ name, schema, required }) => {
    return `${keyOf(name)}: ${parameterCode(contract, schema, required ?? false)}`;
  });
  return `${object}({ ${fields.join(', ')} })`;
}

// Paths and queries contain only text: numbers and flags are parsed before they are validated.
function parameterCode(contract: Contract, schema: SchemaNode, required: boolean): string {
  const kind = kindOf(schemaAt(contract, schema, 'a parameter'), 'a parameter');
  if (!['integer', 'number', 'boolean'].includes(kind)) {
    return required ? schemaCode(contract, schema) : optionalCode(contract, schema);
  }
  const { default: fallback, ...bare } = schema;
  const code = `fromQuery(${schemaCode(contract, bare)})`;
  if (fallback !== undefined) return `z._default(${code}, ${literal(fallback)})`;
  return required ? code : `z.optional(${code})`;
}

function bodyCode(contract: Contract, operation: Operation): string {
  if (!operation.bodySchema) return 'undefined';
  if (operation.body === 'multipart') {
    const schema = schemaAt(contract, operation.bodySchema, operation.id);
    const texts = Object.entries(schema.properties ?? {}).filter(
      ([, { format }]) => format !== 'binary',
    );
    return schemaCode(contract, { ...schema, properties: Object.fromEntries(texts) }, '  ');
  }
  return bodyName(operation) ?? schemaCode(contract, operation.bodySchema, '  ');
}

/** Returns the names of the schemas, each after those it uses. */
function inOrder(contract: Contract): string[] {
  const done = new Set<string>();
  const visit = (name: string, above: readonly string[]): void => {
    if (done.has(name)) return;
    if (above.includes(name)) throw new ContractRefusal(name, 'a schema cannot contain itself');
    for (const part of partsOf(contract.components.schemas[name])) visit(part, [...above, name]);
    done.add(name);
  };
  for (const name of Object.keys(contract.components.schemas)) visit(name, []);
  return [...done];
}

function partsOf(node: unknown): string[] {
  const refs = JSON.stringify(node).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  return [...refs].map(([, name]) => name as string);
}
