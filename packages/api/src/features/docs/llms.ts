import { documentedOperations, tagsOf } from './document.ts';

/** An overview of this server's API for language models that write clients, in the format of llmstxt.org. */
export function overviewForModels(address: string): string {
  const operations = documentedOperations();
  const parts = tagsOf().map(({ name, description }) => {
    const lines = operations
      .filter(({ tag }) => tag === name)
      .map(({ id, method, path, summary }) => `- ${id}: \`${method} ${path}\` ${summary}`);
    return `### ${name}\n\n${description}\n\n${lines.join('\n')}`;
  });
  return `# Helpdesk

> An open source, multi-tenant helpdesk: tickets, live chat, contact forms and a help center. One contract describes the whole
> API, and the SDK has a method with the same name for every operation.

- Base URL: ${address}
- Authentication: \`Authorization: Bearer hdk_…\`. Admins create API keys in API and Integrations. A key that acts for a member
  can do what the member can, within the key's own permissions; a key without a member can use only /api/v1. Use keys on
  servers only: requests from a browser are rejected outside /api/v1.
- Responses: the resource itself; under /api/v1 it is \`{ data, message }\`. Lists have the next page in the \`Link\` header and the
  total count in \`X-Total-Count\`.
- Errors: \`{ message, code, errors?, requestId }\`. \`message\` is for people, \`code\` is for programs. 404 also means that you
  can't access the resource. After 429 and 503, wait \`Retry-After\` seconds.
- Idempotency: send an \`Idempotency-Key\` when you create something, and a repeated request creates nothing twice.
- Unknown parameters and fields are rejected by name.

## Files

- [openapi.json](${address}/openapi.json): the contract, OpenAPI 3.1, with examples; also as [YAML](${address}/openapi.yaml)
- [Documentation](${address}/api-docs): every operation with curl and SDK samples, webhooks and complete examples
- [SDK](${address}/sdk.tgz): \`npm install ${address}/sdk.tgz\` installs \`@helpdesk/sdk\` with types, for Node 20 and browsers
- [Test server](${address}/test-server.tgz): \`npm install --save-dev ${address}/test-server.tgz\` adds \`createTestServer\` from \`@helpdesk/api/testing\`, a real server in memory

## AI agents (MCP)

The Model Context Protocol server is at ${address}/mcp (streamable HTTP). Authenticate with an API key as the bearer token. Tools
search, read, draft, reply to, tag and assign tickets, and search and read help articles.

## Operations

${parts.join('\n\n')}
`;
}
