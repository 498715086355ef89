import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { contractDocument } from '../../contract.ts';

/** A JSON Schema. */
export type Json = { [name: string]: unknown };

interface Parts {
  paths: Record<string, Record<string, OperationNode>>;
  components: Record<string, Record<string, Json>>;
}

interface OperationNode {
  parameters?: Json[];
  requestBody?: { content: { 'application/json': { schema: Json } } };
}

/** Returns the schemas of an operation's fields, from its query and its body. */
export function fieldsOf(id: OperationId, names: readonly string[]): Record<string, Json> {
  const { method, path } = operations[id];
  const node = parts().paths[path]?.[method.toLowerCase()];
  const query = (node?.parameters ?? []).map(followed).map((one) => {
    const { name, schema, description } = one as {
      name: string;
      schema: Json;
      description: string;
    };
    return [name, { ...plain(schema), description }];
  });
  const sent = node?.requestBody?.content['application/json'].schema;
  const body = sent ? (followed(sent).properties as Record<string, Json>) : {};
  const all: Record<string, Json> = Object.fromEntries(query);
  for (const [name, schema] of Object.entries(body)) all[name] = plain(schema);
  return Object.fromEntries(
    names.map((name) => {
      const schema = all[name];
      if (!schema) throw new Error(`${id} has no field ${name}`);
      return [name, schema];
    }),
  );
}

const parts = () => contractDocument() as unknown as Parts;

/** Resolves a reference, and keeps the description next to it. */
function followed(node: Json): Json {
  const { $ref, ...beside } = node;
  if (typeof $ref !== 'string') return node;
  const [, , group = '', name = ''] = $ref.split('/');
  return { ...followed(parts().components[group]?.[name] ?? {}), ...beside };
}

/** Resolves all references, and removes the extensions that only our generator reads. */
function plain(node: unknown): Json {
  if (Array.isArray(node)) return node.map(plain) as never;
  if (typeof node !== 'object' || node === null) return node as never;
  const entries = Object.entries(followed(node as Json)).filter(([name]) => !name.startsWith('x-'));
  return Object.fromEntries(entries.map(([name, value]) => [name, plain(value)]));
}
