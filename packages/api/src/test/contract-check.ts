import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import type { components } from '@helpdesk/sdk/contract/types';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contractDocument } from '../contract.ts';

export type Schema = Record<string, unknown>;

const contract = contractDocument() as unknown as {
  paths: Record<string, PathItem>;
  webhooks: Record<string, { post: Operation }>;
  components: {
    schemas: Schema;
    responses: Record<string, Answer>;
    parameters: Record<string, Parameter>;
    examples: Record<string, { value: unknown }>;
  };
};

interface Media {
  schema: Schema;
  examples?: Record<string, { $ref: string }>;
}

interface Answer {
  content?: Record<string, Media>;
}

export interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  schema: Schema;
}

type PathItem = Record<string, Operation> & { parameters?: Operation['parameters'] };

interface Operation {
  operationId?: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer>;
}

// Compiles each named schema once, not wherever it is used.
const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false });
addFormats.default(ajv);

const compiled = new Map<string, ValidateFunction | null>();

/** Returns how a response breaks the contract: a wrong type, a missing field, or an undeclared field. */
export function breaches(id: OperationId, status: number, body: unknown): string[] {
  const key = `${id} ${status}`;
  if (!compiled.has(key)) compiled.set(key, compile(id, status));
  const validate = compiled.get(key);
  if (!validate) return body === undefined ? [] : [`${key} should have no body`];
  return said(key, validate, body);
}

/** The same for a named schema and data outside of responses. */
export function breachesOf(name: keyof components['schemas'], value: unknown): string[] {
  return said(name, namedValidator(name), value);
}

function said(what: string, validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${what}: ${instancePath || '(body)'} ${message} ${JSON.stringify(params)}`,
  );
}

/** The contract's example of an operation's body. */
export function bodyExample(id: OperationId): unknown {
  const [example] = Object.values(bodyOf(id)?.examples ?? {});
  return example && valueOf(example);
}

/** An example value for a field of such a body. */
export function fieldSample(id: OperationId, field: string): unknown {
  const { properties } = closed(bodyOf(id)?.schema ?? {}) as {
    properties?: Record<string, Schema>;
  };
  const { type, enum: choices, format } = properties?.[field] ?? {};
  if ([type].flat().includes('null')) return null;
  if (Array.isArray(choices)) return choices.at(-1);
  if (type === 'array') return [];
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  return format === 'email' ? 'another@example.com' : 'Another';
}

const operationOf = (id: OperationId) =>
  contract.paths[operations[id].path]?.[operations[id].method.toLowerCase()];

const bodyOf = (id: OperationId): Media | undefined =>
  operationOf(id)?.requestBody?.content['application/json'];

/** The parameters of an operation and the schema of its body, with references resolved. */
export function inputOf(id: OperationId): { parameters: Parameter[]; body: Schema | null } {
  const named = contract.components.parameters;
  const ofPath = contract.paths[operations[id].path]?.parameters ?? [];
  const parameters = [...ofPath, ...(operationOf(id)?.parameters ?? [])].map((one) =>
    '$ref' in one ? (named[nameIn(one.$ref)] as Parameter) : one,
  );
  const body = bodyOf(id);
  return {
    parameters: parameters.map((one) => ({ ...one, schema: closed(one.schema) })),
    body: body ? closed(body.schema) : null,
  };
}

/** Every example in the contract with its position and its errors. */
export function validatedExamples(): { where: string; name: string; problems: string[] }[] {
  const operations = [
    ...Object.values(contract.paths).flatMap(Object.values),
    ...Object.values(contract.webhooks).map(({ post }) => post),
  ].filter((one): one is Operation => one.operationId !== undefined);
  const medias = [
    ...operations.flatMap(({ operationId: id, requestBody, responses }) => [
      ...mediasOf(`${id} body`, requestBody ?? {}),
      ...Object.entries(responses).flatMap(([code, each]) => mediasOf(`${id} ${code}`, each)),
    ]),
    ...Object.entries(contract.components.responses).flatMap(([name, each]) =>
      mediasOf(name, each),
    ),
  ];
  return medias.flatMap(([where, { schema, examples = {} }]) =>
    Object.values(examples).map(({ $ref }) => {
      const name = nameIn($ref);
      const validate = ajv.compile(linked(schema));
      validate(valueOf({ $ref }));
      const problems = (validate.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
      return { where, name, problems };
    }),
  );
}

const nameIn = ($ref: string) => $ref.split('/').at(-1) ?? '';

const valueOf = ({ $ref }: { $ref: string }) => contract.components.examples[nameIn($ref)]?.value;

const mediasOf = (where: string, { content = {} }: Answer): [string, Media][] =>
  Object.values(content).map((media) => [where, media]);

export const exampleNames = () => Object.keys(contract.components.examples);

function compile(id: OperationId, status: number): ValidateFunction | null {
  const { status: success } = operations[id];
  const operation = operationOf(id);
  if (status === 304 || (status === success && (status === 204 || status === 302))) return null;
  const content = operation?.responses[String(status)]?.content;
  const isFile = content !== undefined && !('application/json' in content);
  if (status === success && isFile) return null;
  if (!operation || !(String(status) in operation.responses)) {
    throw new Error(`The contract has no ${status} for ${id}`);
  }
  if (status !== success) return namedValidator('ApiError');
  const schema = content?.['application/json']?.schema;
  if (!schema) throw new Error(`The contract has no body of ${status} for ${id}`);
  return ajv.compile(linked(schema));
}

function namedValidator(name: string): ValidateFunction {
  const validate = ajv.getSchema(addNamed(name));
  if (!validate) throw new Error(`The contract has no schema ${name}`);
  return validate as ValidateFunction;
}

const added = new Set<string>();

/** Adds a named schema to the validator, with its objects closed; returns its address. */
function addNamed(name: string): string {
  const address = `https://contract.test/${name}`;
  if (!added.has(name)) {
    added.add(name);
    ajv.addSchema(shaped(contract.components.schemas[name] as Schema, linked), address);
  }
  return address;
}

/** The schema with closed objects, so an undeclared field is an error, and with references to other named schemas. */
const linked = (schema: Schema): Schema =>
  schema.$ref ? { $ref: addNamed(nameIn(schema.$ref as string)) } : shaped(schema, linked);

/** The same with references resolved. */
const closed = (schema: Schema): Schema => shaped(schema, closed);

/** Closes an object, and its parts with `inner`. */
function shaped(schema: Schema, inner: (schema: Schema) => Schema): Schema {
  const ref = schema.$ref as string | undefined;
  if (ref) return shaped(contract.components.schemas[nameIn(ref)] as Schema, inner);
  const parts = schema.allOf as Schema[] | undefined;
  if (parts) return merged(parts.map((part) => shaped(part, inner)));
  const out: Schema = { ...schema };
  if (schema.oneOf) out.oneOf = (schema.oneOf as Schema[]).map(inner);
  if (schema.items) out.items = inner(schema.items as Schema);
  if (typeof schema.additionalProperties === 'object') {
    out.additionalProperties = inner(schema.additionalProperties as Schema);
  }
  if (schema.properties) {
    out.properties = Object.fromEntries(
      Object.entries(schema.properties as Record<string, Schema>).map(([name, one]) => [
        name,
        inner(one),
      ]),
    );
    out.additionalProperties ??= false;
  }
  return out;
}

function merged(parts: Schema[]): Schema {
  return {
    type: 'object',
    required: [
      ...new Set(parts.flatMap(({ required }) => (required as string[] | undefined) ?? [])),
    ],
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    additionalProperties: false,
  };
}
