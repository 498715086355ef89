import { apiPermissions } from '../../src/rules/api-permissions.ts';
import type { Effect } from '../../src/rules/effects.ts';
import { rights } from '../../src/rules/roles.ts';
import {
  type Contract,
  type Json,
  type OperationNode,
  type ParameterNode,
  type PathNode,
  parameterAt,
  refName,
  responseAt,
  type SchemaNode,
  schemaAt,
} from './contract.ts';
import { effectsOf } from './effects.ts';
import { freshProofOf } from './fresh-proof.ts';
import { inputExampleOf } from './input-example.ts';
import { type Lifetime, lifetimeOf, waitsOf } from './lifetime.ts';
import { headersOf, pathParameters } from './parameters.ts';
import { type FieldRight, type Reach, reachOf } from './reach.ts';
import { ContractRefusal, refuseUnknownKeys } from './refusal.ts';
import { responsesOf } from './responses.ts';

/** A validated operation of the contract. */
export interface Operation extends Reach {
  id: string;
  tag: string;
  verb: string;
  summary: string;
  description: string;
  refusals: { status: string; description: string }[];
  method: string;
  path: string;
  status: number;
  access: { scheme: string; permissions: string[] }[];
  /** The effects of the operation, which determine the rights that a member needs. */
  effects: Effect[];
  limit: string;
  /** Whether the session must have been confirmed recently: always, or to send these body fields. */
  freshProof: true | string[] | undefined;
  /** The rights on the fields of its body. */
  fields: FieldRight[];
  params: ParameterNode[];
  query: ParameterNode[];
  /** Whether unknown query parameters are ignored instead of refused. */
  anyQuery: boolean;
  body: 'json' | 'multipart' | 'bytes' | 'piece' | 'none';
  bodySchema: SchemaNode | undefined;
  /** An example of its input, without files. */
  example: Record<string, Json>;
  idempotent: boolean;
  etag: boolean;
  match: boolean;
  /** Uses the tus protocol. */
  tus: boolean;
  paged: boolean;
  /** A list that is paginated by `offset`. */
  offset: boolean;
  /** Returns a text file, or the bytes of another one, instead of JSON. */
  as: 'text' | 'blob' | undefined;
  deprecated: Lifetime | undefined;
  /** A call can wait for an event (long polling). */
  waits: boolean;
  /** Whether it can be called while the organization is closed. */
  whileClosed: boolean;
  /** The subject of its entry in the audit log. */
  audited: string | undefined;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const operationKeys = [
  'operationId',
  'tags',
  'summary',
  'description',
  'security',
  'parameters',
  'requestBody',
  'responses',
  'x-limit',
  'x-about',
  'x-sessions-only',
  'x-fresh-proof',
  'x-effects',
  'x-own-only-without',
  'x-sees',
  'x-organization-missing',
  'x-any-query',
  'deprecated',
  'x-deprecated',
  'x-waits-for-events',
  'x-audited',
  'x-while-closed',
];
const limits = ['session', 'auth', 'lookup', 'public', 'read', 'write', 'keys'];
const bodyKinds: Record<string, Operation['body']> = {
  'application/json': 'json',
  'multipart/form-data': 'multipart',
  'application/octet-stream': 'bytes',
  'application/offset+octet-stream': 'piece',
};

/** Returns all operations, in the order of the contract. */
export function readOperations(contract: Contract): Operation[] {
  const seen = new Set<string>();
  return Object.entries(contract.paths).flatMap(([path, node]) => {
    refuseUnknownKeys(path, node, [...methods, 'parameters', 'summary', 'description']);
    return methods
      .filter((method) => method in node)
      .map((method) => {
        const operation = readOperation(contract, path, method, node);
        if (seen.has(operation.id)) {
          throw new ContractRefusal(operation.id, 'two operations have this operationId');
        }
        seen.add(operation.id);
        return operation;
      });
  });
}

function readOperation(
  contract: Contract,
  path: string,
  method: string,
  pathNode: PathNode,
): Operation {
  const node = pathNode[method] as OperationNode;
  const where = node.operationId ?? `${method.toUpperCase()} ${path}`;
  refuseUnknownKeys(where, node, operationKeys);
  const [tag, verb] = nameOf(contract, node, where);
  const parameters = [...(pathNode.parameters ?? []), ...(node.parameters ?? [])].map((each) =>
    parameterAt(contract, each, where),
  );
  const headers = headersOf(parameters, where);
  const query = parameters.filter((each) => each.in === 'query');
  const { status, refusals, as } = responsesOf(contract, node, where);
  const access = accessOf(contract, node, where);
  const body = bodyOf(node, where);
  const operation: Operation = {
    id: `${tag}.${verb}`,
    tag,
    verb,
    summary: node.summary ?? '',
    description: node.description ?? '',
    refusals,
    method: method.toUpperCase(),
    path,
    status,
    access,
    effects: effectsOf(node, access, where),
    ...reachOf(node, access, where),
    fields: [],
    limit: limitOf(node, where),
    params: pathParameters(path, parameters, where),
    query,
    // Redirects are opened from links, and other sites add parameters such as `utm_source` to them.
    anyQuery: status === 302 || node['x-any-query'] === true,
    ...body,
    example: inputExampleOf(
      contract,
      node,
      parameters.filter((each) => each.in !== 'header'),
    ),
    freshProof: freshProofOf(contract, node, { access, ...body }, where),
    idempotent: headers.has('Idempotency-Key'),
    etag: headers.has('If-None-Match'),
    match: headers.has('If-Match'),
    tus: headers.has('Tus-Resumable'),
    paged: query.some(({ name }) => name === 'cursor'),
    offset: query.some(({ name }) => name === 'offset'),
    as,
    deprecated: lifetimeOf(node, where),
    audited: auditedOf(contract, node, where),
    whileClosed: node['x-while-closed'] === true,
    waits: waitsOf(
      node,
      query.map(({ name }) => name),
      where,
    ),
  };
  if (operation.summary === '') throw new ContractRefusal(where, 'a summary is missing');
  refuseSilenceAboutKeys(node, operation, where);
  refuseUnlessPaged(contract, node, operation, where);
  refuseCollisions(contract, operation, where);
  refuseTwoPlaces(operation, where);
  return operation;
}

function nameOf(contract: Contract, node: OperationNode, where: string): [string, string] {
  const match = /^([a-z][a-zA-Z0-9]*)\.([a-z][a-zA-Z0-9]*)$/.exec(node.operationId ?? '');
  if (!match) throw new ContractRefusal(where, 'an operationId must read tag.verb');
  const [, tag, verb] = match as unknown as [string, string, string];
  if (node.tags?.length !== 1 || node.tags[0] !== tag) {
    throw new ContractRefusal(where, `the one tag must be ${tag}, as its operationId says`);
  }
  if (!contract.tags.some(({ name }) => name === tag)) {
    throw new ContractRefusal(where, `tag ${tag} is not described under tags`);
  }
  return [tag, verb];
}

function accessOf(contract: Contract, node: OperationNode, where: string): Operation['access'] {
  if (!node.security) throw new ContractRefusal(where, 'security is missing (write [] for anyone)');
  return node.security.map((entry) => {
    const [[scheme, needed] = [], ...others] = Object.entries(entry);
    if (!scheme || !needed || others.length > 0) {
      throw new ContractRefusal(where, 'every entry of security names exactly one scheme');
    }
    if (!(scheme in contract.components.securitySchemes)) {
      throw new ContractRefusal(where, `security scheme ${scheme} is not described`);
    }
    const known: readonly string[] =
      { session: rights, apiKey: apiPermissions, memberKey: apiPermissions }[scheme as string] ??
      [];
    for (const permission of needed) {
      if (!known.includes(permission)) {
        throw new ContractRefusal(where, `permission ${permission} is unknown to rules/roles.ts`);
      }
    }
    return { scheme, permissions: needed };
  });
}

/** Requires that API keys acting for a member can call what members call, or that the contract says why not. */
function refuseSilenceAboutKeys(
  node: OperationNode,
  { access, about, freshProof }: Operation,
  where: string,
): void {
  const has = (wanted: string) => access.some(({ scheme }) => scheme === wanted);
  const isClosed = about !== undefined || freshProof === true || !has('session');
  const isOpen = has('memberKey') || has('apiKey');
  const why = node['x-sessions-only'];
  if (has('memberKey') && isClosed) {
    throw new ContractRefusal(where, 'a key cannot act for a member here: it takes their session');
  }
  if (isOpen && why !== undefined) {
    throw new ContractRefusal(where, 'x-sessions-only contradicts its security');
  }
  if (!isOpen && !isClosed && !why) {
    throw new ContractRefusal(where, 'name a memberKey with its permission, or x-sessions-only');
  }
}

function limitOf(node: OperationNode, where: string): string {
  const limit = node['x-limit'] ?? 'session';
  if (!limits.includes(limit)) throw new ContractRefusal(where, `unknown x-limit ${limit}`);
  return limit;
}

function auditedOf(contract: Contract, node: OperationNode, where: string): string | undefined {
  const word = node['x-audited'];
  const known = contract.components.schemas.AuditObject?.enum ?? [];
  if (word !== undefined && !known.includes(word)) {
    throw new ContractRefusal(where, `x-audited: ${word} is not in AuditObject`);
  }
  return word;
}

function bodyOf(node: OperationNode, where: string): Pick<Operation, 'body' | 'bodySchema'> {
  if (!node.requestBody) return { body: 'none', bodySchema: undefined };
  const [[type, content] = [], ...others] = Object.entries(node.requestBody.content ?? {});
  const body = bodyKinds[type ?? ''];
  if (!content || !body || others.length > 0) {
    throw new ContractRefusal(
      where,
      'a request body is either application/json, multipart, one file or a piece of one',
    );
  }
  if (!node.requestBody.required) throw new ContractRefusal(where, 'a request body is required');
  // A single file, which is validated while it is read.
  const isFile = body === 'bytes' || body === 'piece';
  return { body, bodySchema: isFile ? undefined : content.schema };
}

function refuseUnlessPaged(
  contract: Contract,
  node: OperationNode,
  { paged, query, status }: Operation,
  where: string,
): void {
  if (!paged) return;
  const answer = responseAt(contract, node.responses?.[status] ?? {}, where);
  const schema = answer.content?.['application/json']?.schema ?? {};
  const isList = schemaAt(contract, schema, where).type === 'array';
  if (!query.some(({ name }) => name === 'limit') || !isList || !answer.headers?.Link) {
    throw new ContractRefusal(
      where,
      'a list with a cursor needs limit, an array and a Link header',
    );
  }
}

function refuseCollisions(contract: Contract, operation: Operation, where: string): void {
  const body = operation.bodySchema && schemaAt(contract, operation.bodySchema, where);
  if (body && !body.properties) {
    throw new ContractRefusal(where, 'a request body must be an object with properties');
  }
  const names = [
    ...[...operation.params, ...operation.query].map(({ name }) => name),
    ...Object.keys(body?.properties ?? {}),
  ];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new ContractRefusal(where, `${twice} is named twice in params, query and body`);
}

/** Refuses fields in both body and query: the client doesn't know the names of query parameters, so it sends all fields in the body. */
function refuseTwoPlaces({ body, query }: Operation, where: string): void {
  if (query.length > 0 && (body === 'json' || body === 'multipart')) {
    throw new ContractRefusal(where, 'its fields are in the query or in the body, not in both');
  }
}

/** Returns the name of the body's schema if it is a shared one. */
export function bodyName({ bodySchema, id }: Operation): string | undefined {
  return bodySchema?.$ref && refName(bodySchema.$ref, 'schemas', id);
}
