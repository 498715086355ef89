import { type Html, html } from '../../http/pages/html.ts';
import { codeBlock, heading } from './parts.ts';

/** Complete programs to start with. */
export const examples = (address: string): Html => html`<div class="prose">
<p class="lead">Each example runs as is, once your API key is in the environment.</p>
${heading('Create a ticket')}
${codeBlock(`curl -X POST '${address}/api/v1/tickets' \\
  -H "Authorization: Bearer $HELPDESK_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: order-4711' \\
  -d '{"subject":"Order 4711 arrived broken","description":"The lid is cracked.","customerEmail":"ada@example.com"}'`)}
${heading('List open tickets')}
${codeBlock(`import { createHelpdesk } from '@helpdesk/sdk';

const helpdesk = createHelpdesk({ baseUrl: '${address}', apiKey: process.env.HELPDESK_API_KEY });
for await (const ticket of helpdesk.tickets.list({ status: 'open' })) {
  console.log(ticket.ticketNumber, ticket.subject);
}`)}
${heading('Sync tickets')}
${codeBlock(`import { createHelpdesk } from '@helpdesk/sdk';

const helpdesk = createHelpdesk({ baseUrl: '${address}', apiKey: process.env.HELPDESK_API_KEY });
const copy = new Map<string, unknown>();
const updatedSince = '2026-11-01T00:00:00.000Z';
for await (const ticket of helpdesk.tickets.list({ updatedSince })) copy.set(ticket.id, ticket);
// Lists leave out deleted, merged and spam tickets. The event log has them, and deleted articles.
for (const { data } of (await helpdesk.v1.events({ after: 0 })).data) {
  if (data.ticket) copy.delete(data.ticket.id);
}`)}
${heading('Import tickets')}
${codeBlock(`import { createHelpdesk } from '@helpdesk/sdk';

const helpdesk = createHelpdesk({ baseUrl: '${address}', apiKey: process.env.HELPDESK_API_KEY });
// Sends no emails. Safe to repeat: existing tickets are skipped.
const { results } = await helpdesk.tickets.import({
  tickets: [{
    externalId: '4711',
    subject: 'The kettle does not boil',
    description: 'It worked yesterday.',
    customerEmail: 'ada@example.com',
    status: 'closed',
    createdAt: '2024-03-01T09:30:00Z',
    messages: [{ author: 'staff', message: 'Have you tried the switch?', createdAt: '2024-03-01T09:42:10Z' }],
  }],
});
for (const { externalId, message } of results) if (message) console.error(externalId, message);`)}
${heading('Receive webhooks with Node')}
${codeBlock(`import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook } from '@helpdesk/sdk/webhook';

const secret = process.env.WEBHOOK_SECRET ?? '';
createServer(async (request, response) => {
  try {
    const event = await verifyWebhook(await text(request), request.headers, secret);
    console.log(event.type, event.data);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(4000);`)}
${heading('Handle errors')}
${codeBlock(`import { createHelpdesk, HelpdeskError } from '@helpdesk/sdk';

const helpdesk = createHelpdesk({ baseUrl: '${address}', apiKey: process.env.HELPDESK_API_KEY });
try {
  await helpdesk.v1Tickets.update({ id: 'k3v9x2m7q4', status: 'resolved' });
} catch (error) {
  if (error instanceof HelpdeskError && error.status === 404) console.log('Ticket not found.');
  else throw error;
}`)}
${heading('Act for a member')}
${codeBlock(`import { createHelpdesk } from '@helpdesk/sdk';

// The key has members:act_as. The reply is sent as Ada, and the team sees which key sent it.
const helpdesk = createHelpdesk({ baseUrl: '${address}', apiKey: process.env.HELPDESK_API_KEY });
const reply = { id: 'k3v9x2m7q4', message: 'We are looking into it.' };
await helpdesk.tickets.reply(reply, { actAs: 'ada@acme.example' });`)}
${heading('Test your program')}
${codeBlock(`// npm install --save-dev ${address}/test-server.tgz
import { createTestServer } from '@helpdesk/api/testing';
import { createHelpdesk } from '@helpdesk/sdk';

const server = await createTestServer();
const helpdesk = createHelpdesk({ baseUrl: server.url, apiKey: server.apiKey });
await helpdesk.tickets.create({ subject: 'Printer', description: 'It is on fire' });
await server.stop();`)}
${heading('Embed a form or chat')}
${codeBlock(`<script src="${address}/widget.js" async></script>
<helpdesk-form organization="acme"></helpdesk-form>
<helpdesk-chat organization="acme"></helpdesk-chat>`)}
</div>`;
