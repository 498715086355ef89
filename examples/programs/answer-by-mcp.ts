/**
 * Replies to waiting customers with help center articles, as an AI agent (MCP): `HELPDESK_URL=… HELPDESK_API_KEY=… npx tsx
 * answer-by-mcp.ts`. The key acts for a member and needs tickets:read, tickets:update and help:read. A simple rule takes the
 * place of a language model: the first article that matches the subject. If no article matches, the ticket gets a note for
 * staff.
 */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const address = new URL('/mcp', process.env.HELPDESK_URL ?? 'http://localhost:3000');
const headers = { Authorization: `Bearer ${process.env.HELPDESK_API_KEY}` };

const bot = new Client({ name: 'answer-by-mcp', version: '1.0.0' });
await bot.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));

/** Calls a tool and returns its text; an error ends the program. */
async function use(name: string, given: Record<string, unknown>): Promise<string> {
  const { content, isError } = await bot.callTool({ name, arguments: given });
  const [{ text = '' } = {}] = content as { text?: string }[];
  if (isError) throw new Error(text);
  return text;
}

const { tickets } = JSON.parse(await use('search_tickets', { turn: 'us', status: 'open' }));
for (const { number, subject } of tickets) {
  const [article] = JSON.parse(await use('search_articles', { q: subject, limit: 1 }));
  if (!article) {
    await use('add_note', { ticket: number, markdown: 'No article of the help center fits.' });
    console.log(`${number} noted`);
    continue;
  }
  const message = `Hello,\n\nthis may help you: [${article.title}](${article.url})`;
  const preview = await use('reply_to_ticket', { ticket: number, message });
  // A person would review the preview here.
  const [, confirmation] = /confirmation (\S+)$/.exec(preview) ?? [];
  await use('reply_to_ticket', { ticket: number, message, confirmation });
  console.log(`${number} answered with ${article.title}`);
}
await bot.close();
