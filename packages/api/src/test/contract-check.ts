import { readFileSync } from 'node:fs';
import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

type Schema = Record<string, unknown>;

const contract = parse(
  readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Operation>>; components: { schemas: Schema } };

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

const compiled = new Map<string, ValidateFunction | null>();

/** Says what is wrong with an answer by the contract: a shape, a missing field, or a field it does not declare. */
export function breaches(id: OperationId, status: number, body: unknown): string[] {
  const key = `${id} ${status}`;
  if (!compiled.has(key)) compiled.set(key, compile(id, status));
  const validate = compiled.get(key);
  if (!validate) return body === undefined ? [] : [`${key} should have no body`];
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${key}: ${instancePath || '(body)'} ${message} ${JSON.stringify(params)}`,
  );
}

function compile(id: OperationId, status: number): ValidateFunction | null {
  const { path, method, status: success } = operations[id];
  const operation = contract.paths[path]?.[method.toLowerCase()];
  if (status === 304 || (status === success && (status === 204 || status === 302))) return null;
  const content = operation?.responses[String(status)]?.content;
  if (status === success && (content?.['text/csv'] ?? content?.['message/rfc822'])) return null;
  const schema =
    status === success
      ? content?.['application/json']?.schema
      : { $ref: '#/components/schemas/ApiError' };
  if (!schema) throw new Error(`The contract has no ${status} for ${id}`);
  return ajv.compile(closed(schema));
}

/** The schema with its references followed and its objects closed, so that a field too many is a breach. */
function closed(schema: Schema): Schema {
  const ref = schema.$ref as string | undefined;
  if (ref) return closed(contract.components.schemas[ref.split('/').at(-1) ?? ''] as Schema);
  const parts = schema.allOf as Schema[] | undefined;
  if (parts) return merged(parts.map(closed));
  const out: Schema = { ...schema };
  if (schema.oneOf) out.oneOf = (schema.oneOf as Schema[]).map(closed);
  if (schema.items) out.items = closed(schema.items as Schema);
  if (schema.properties) {
    out.properties = Object.fromEntries(
      Object.entries(schema.properties as Record<string, Schema>).map(([name, inner]) => [
        name,
        closed(inner),
      ]),
    );
    out.additionalProperties ??= false;
  }
  return out;
}

function merged(parts: Schema[]): Schema {
  return {
    type: 'object',
    required: parts.flatMap(({ required }) => (required as string[] | undefined) ?? []),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    additionalProperties: false,
  };
}
