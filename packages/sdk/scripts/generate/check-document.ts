import type { Contract, OperationNode, ResponseNode } from './contract.ts';
import { refuseUnknownKeys } from './refusal.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const media = ['schema', 'examples'];
const response = ['$ref', 'description', 'headers', 'content'];
const header = ['$ref', 'description', 'schema'];
const event = [
  'operationId',
  'summary',
  'description',
  'security',
  'tags',
  'requestBody',
  'responses',
];

/** Refuses keys outside schemas that OpenAPI doesn't define, such as the rest of a sentence after an unquoted comma. */
export function checkDocument(contract: Contract): void {
  const { info, servers, tags, paths, webhooks = {}, components } = contract;
  refuseUnknownKeys('info', info ?? {}, ['title', 'version', 'license', 'contact', 'description']);
  for (const each of servers ?? []) refuseUnknownKeys('servers', each, ['url', 'description']);
  for (const each of tags) refuseUnknownKeys('tags', each, ['name', 'description']);
  for (const [name, each] of Object.entries(components.securitySchemes)) {
    refuseUnknownKeys(name, each as object, ['type', 'scheme', 'in', 'name', 'description']);
  }
  checkEach('headers', components.headers, (where, each) => refuseUnknownKeys(where, each, header));
  checkEach('responses', components.responses, checkResponse);
  for (const [name, node] of Object.entries(webhooks)) {
    refuseUnknownKeys(name, node, ['post']);
    refuseUnknownKeys(name, node.post, event);
    checkBodies(name, node.post);
  }
  for (const [path, node] of Object.entries(paths)) {
    for (const method of methods.filter((each) => each in node)) {
      const operation = node[method] as OperationNode;
      checkBodies(operation.operationId ?? `${method} ${path}`, operation);
    }
  }
}

function checkBodies(where: string, { requestBody, responses = {} }: OperationNode): void {
  if (requestBody) {
    refuseUnknownKeys(`${where} › body`, requestBody, ['required', 'description', 'content']);
    checkMedia(`${where} › body`, requestBody.content);
  }
  checkEach(where, responses, checkResponse);
}

function checkResponse(where: string, node: ResponseNode): void {
  refuseUnknownKeys(where, node, response);
  checkEach(where, node.headers ?? {}, (at, each) => refuseUnknownKeys(at, each, header));
  checkMedia(where, node.content ?? {});
}

function checkMedia(where: string, content: Record<string, object>): void {
  checkEach(where, content, (at, each) => refuseUnknownKeys(at, each, media));
}

function checkEach<Node>(
  where: string,
  nodes: Record<string, Node>,
  check: (where: string, node: Node & object) => void,
): void {
  for (const [name, node] of Object.entries(nodes)) check(`${where} › ${name}`, node as never);
}
