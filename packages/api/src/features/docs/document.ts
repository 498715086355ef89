import { contractDocument } from '../meta/read.ts';

/** As much of the contract as its documentation reads. */
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
  additionalProperties?: boolean;
  oneOf?: SchemaNode[];
  allOf?: SchemaNode[];
  'x-messages'?: Record<string, string>;
}

interface ParameterNode {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: SchemaNode;
}

interface ResponseNode {
  $ref?: string;
  description?: string;
  content?: Record<string, { schema: SchemaNode }>;
}

interface OperationNode {
  operationId: string;
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: ParameterNode[];
  requestBody?: { content: Record<string, { schema: SchemaNode }> };
  responses: Record<string, ResponseNode>;
  'x-limit'?: string;
}

interface Document {
  info: { version: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OperationNode> & { parameters?: ParameterNode[] }>;
  webhooks: Record<string, { post: { summary: string } }>;
  components: {
    schemas: Record<string, SchemaNode>;
    parameters: Record<string, ParameterNode>;
    responses: Record<string, ResponseNode>;
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
  parameters: Parameter[];
  body: SchemaNode | null;
  /** Sent as a form with a file rather than as JSON. */
  isUpload: boolean;
  success: { status: string; schema: SchemaNode | null; type: string };
  refusals: { status: string; code: string; sentence: string }[];
}

const contract = () => contractDocument() as unknown as Document;

export const tagsOf = () => contract().tags;
export const eventsOf = () =>
  Object.entries(contract().webhooks).map(([name, { post }]) => ({ name, text: post.summary }));

const methods = ['get', 'post', 'patch', 'put', 'delete'];
const own = <Node>(group: Record<string, Node>, { $ref }: { $ref?: string }) =>
  $ref ? group[$ref.split('/').at(-1) ?? ''] : undefined;

/** Follows a reference; parts of an `allOf` become one object. */
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
  const { parameters, responses } = contract().components;
  const [status = '200', success = {}] =
    Object.entries(node.responses).find(([code]) => /^[23]/.test(code) && code !== '304') ?? [];
  const [type = '', content] = Object.entries(success.content ?? {})[0] ?? [];
  const [bodyType, body] = Object.entries(node.requestBody?.content ?? {})[0] ?? [];
  return {
    id: node.operationId,
    tag: node.operationId.split('.')[0] ?? '',
    method: method.toUpperCase(),
    path,
    summary: node.summary,
    security: node.security,
    limit: node['x-limit'] ?? 'session',
    parameters: [...shared, ...(node.parameters ?? [])]
      .map((one) => ({ ...own(parameters, one), ...one }))
      .map((one) => ({ ...one, required: one.required ?? false })),
    body: body ? resolved(body.schema) : null,
    isUpload: bodyType === 'multipart/form-data',
    success: { status, schema: content ? content.schema : null, type },
    refusals: Object.entries(node.responses)
      .filter(([code]) => /^[45]/.test(code))
      .map(([code, each]) => ({
        code,
        text: each.description ?? own(responses, each)?.description,
      }))
      .flatMap(({ code, text = '' }) =>
        text.split(/\s*;\s*(?=\w+ · )/).map((one) => {
          const [word = '', sentence = ''] = one.split(' · ');
          return { status: code, code: word, sentence };
        }),
      ),
  };
}
