import { documentedOperations, tagsOf } from './document.ts';

/** What a language model needs to know to write programs for this server, after llmstxt.org. */
export function overviewForModels(address: string): string {
  const operations = documentedOperations();
  const parts = tagsOf().map(({ name, description }) => {
    const lines = operations
      .filter(({ tag }) => tag === name)
      .map(({ id, method, path, summary }) => `- ${id}: \`${method} ${path}\` ${summary}`);
    return `### ${name}\n\n${description}\n\n${lines.join('\n')}`;
  });
  return `# Helpdesk

> An open, multi-tenant helpdesk: tickets, live chat, contact forms and a help center. One contract describes the whole API;
> the SDK has a method of the same name for every operation.

- Base address: ${address}
- Authorization: \`Authorization: Bearer hdk_…\`. An admin makes API keys under API and Integrations. A key that acts for a
  member calls what they may call, within its own permissions; one that acts for nobody opens /api/v1 alone. Keys are for
  servers: calls from a page in a browser are refused outside of /api/v1.
- A success is the thing itself; under /api/v1 it is \`{ data, message }\`. The next page of a list is in its \`Link\` header, the
  number of all items in \`X-Total-Count\`.
- A failure is \`{ message, code, errors?, requestId }\`. \`message\` is a sentence for people, \`code\` a word for programs. 404 also
  stands for what belongs to somebody else. After 429 and 503, wait for \`Retry-After\` seconds.
- Creates take an \`Idempotency-Key\`: sent again with the same body, it is done once.
- Unknown parameters and fields are refused by their name.

## Files

- [openapi.json](${address}/openapi.json): the contract, OpenAPI 3.1, with examples; also as [YAML](${address}/openapi.yaml)
- [Documentation](${address}/api-docs): every operation with examples for curl and the SDK, webhooks, whole programs
- [SDK](${address}/sdk.tgz): \`npm install ${address}/sdk.tgz\` installs \`@helpdesk/sdk\`, typed, for Node 20 and browsers
- [Server for tests](${address}/test-server.tgz): \`npm install --save-dev ${address}/test-server.tgz\` has \`createTestServer\` of \`@helpdesk/api/testing\`, a real server in memory

## Agents

A Model Context Protocol server is at ${address}/mcp (streamable HTTP), with an API key as bearer token. It has tools to search,
read, draft, answer, tag and assign tickets, and to search and read articles.

## Operations

${parts.join('\n\n')}
`;
}
