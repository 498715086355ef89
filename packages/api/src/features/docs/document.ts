import { contractDocument } from '../../contract.ts';

/** The parts of the contract that its documentation uses. */
export interface SchemaNode {
  $ref?: string;
  type?: string | string[];
  enum?: string[];
  const?: unknown;
  format?: string;
  description?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
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
  'x-messages'?: Record<string, string>;
  'x-may-write'?: 'everyone' | string[];
  'x-ignored-without'?: string[];
}

interface ParameterNode {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: SchemaNode;
}

interface MediaNode {
  schema: SchemaNode;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

interface ResponseNode {
  $ref?: string;
  description?: string;
  content?: Record<string, MediaNode>;
}

interface OperationNode {
  operationId: string;
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: ParameterNode[];
  requestBody?: { content: Record<string, MediaNode> };
  responses: Record<string, ResponseNode>;
  'x-limit'?: string;
  'x-own-only-without'?: string;
  'x-sees'?: Record<string, string>;
  'x-fresh-proof'?: true | string[];
  'x-deprecated'?: { until: string };
}

interface Document {
  info: { version: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OperationNode> & { parameters?: ParameterNode[] }>;
  webhooks: Record<string, { post: OperationNode }>;
  components: {
    schemas: Record<string, SchemaNode>;
    parameters: Record<string, ParameterNode>;
    examples: Record<string, { value: unknown }>;
  };
}

export interface Parameter extends ParameterNode {
  required: boolean;
}

/** An operation of the contract, with every reference followed. */
export interface DocumentedOperation {
  id: string;
  tag: string;
  method: string;
  path: string;
  summary: string;
  security: Record<string, string[]>[];
  limit: string;
  /** Members without this permission see only their own items. */
  ownOnlyWithout: string | undefined;
  /** Parts of the response, each with the permission to see it. */
  sees: Record<string, string>;
  /** Whether the session must have been confirmed recently: always, or to send these fields. */
  freshProof: true | string[] | undefined;
  /** The day until which a deprecated operation works; null if it isn't deprecated. */
  goneAfter: string | null;
  parameters: Parameter[];
  body: SchemaNode | null;
  /** An example of the request body. */
  sent: Record<string, unknown>;
  /** Sent as a form with a file rather than as JSON. */
  isUpload: boolean;
  /** Whether the body is one file. */
  isFile: boolean;
  /** The successful response, with an example. */
  success: { status: string; example: unknown; type: string };
  refusals: { status: string; code: string; sentence: string }[];
  /** Its error statuses that mean the same for every operation. */
  statuses: string[];
}

const contract = () => contractDocument() as unknown as Document;

export const tagsOf = () => contract().tags;
export const eventsOf = () =>
  Object.entries(contract().webhooks).map(([name, { post }]) => ({
    name,
    text: post.summary,
    example: exampleOf(post.requestBody?.content['application/json']),
  }));

const methods = ['get', 'post', 'patch', 'put', 'delete'];
const own = <Node>(group: Record<string, Node>, { $ref }: { $ref?: string }) =>
  $ref ? group[$ref.split('/').at(-1) ?? ''] : undefined;

/** The example of a request or response in the contract. */
function exampleOf(media: MediaNode | undefined): unknown {
  const [example = {}] = Object.values(media?.examples ?? {});
  return own(contract().components.examples, example)?.value ?? example.value;
}

/** Follows a reference; merges the parts of an `allOf` into one object. */
export function resolved(node: SchemaNode): SchemaNode {
  const target = own(contract().components.schemas, node);
  if (target)
    return { ...resolved(target), ...(node.description && { description: node.description }) };
  if (!node.allOf) return node;
  const parts = node.allOf.map(resolved);
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required }) => required ?? []),
  };
}

/** All operations, in the order of the contract. */
export function documentedOperations(): DocumentedOperation[] {
  return Object.entries(contract().paths).flatMap(([path, node]) =>
    methods
      .filter((method) => node[method])
      .map((method) => read(path, method, node[method] as OperationNode, node.parameters ?? [])),
  );
}

function read(
  path: string,
  method: string,
  node: OperationNode,
  shared: ParameterNode[],
): DocumentedOperation {
  const { parameters } = contract().components;
  const [status = '200', success = {}] =
    Object.entries(node.responses).find(([code]) => /^[23]/.test(code) && code !== '304') ?? [];
  const [type = '', content] = Object.entries(success.content ?? {})[0] ?? [];
  const [bodyType, body] = Object.entries(node.requestBody?.content ?? {})[0] ?? [];
  const isFile = bodyType === 'application/octet-stream';
  return {
    id: node.operationId,
    tag: node.operationId.split('.')[0] ?? '',
    method: method.toUpperCase(),
    path,
    summary: node.summary,
    security: node.security,
    limit: node['x-limit'] ?? 'session',
    ownOnlyWithout: node['x-own-only-without'],
    sees: node['x-sees'] ?? {},
    freshProof: node['x-fresh-proof'],
    goneAfter: node['x-deprecated']?.until ?? null,
    parameters: [...shared, ...(node.parameters ?? [])]
      .map((one) => ({ ...own(parameters, one), ...one }))
      .map((one) => ({ ...one, required: one.required ?? false })),
    body: body ? resolved(body.schema) : null,
    sent: isFile ? {} : ((exampleOf(body) ?? {}) as Record<string, unknown>),
    isUpload: bodyType === 'multipart/form-data',
    isFile,
    success: { status, example: exampleOf(content), type },
    statuses: Object.entries(node.responses)
      .filter(([code, { description }]) => /^[45]/.test(code) && !description)
      .map(([code]) => code),
    // Errors that every operation may return are listed once, in the overview.
    refusals: Object.entries(node.responses)
      .filter(([code, { description }]) => /^[45]/.test(code) && description)
      .flatMap(([code, { description: text = '' }]) =>
        text.split(/\s*;\s*(?=\w+ · )/).map((one) => {
          const [word = '', sentence = ''] = one.split(' · ');
          return { status: code, code: word, sentence };
        }),
      ),
  };
}
