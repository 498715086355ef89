import { type Html, html } from '../../http/html.ts';
import { codeBlock } from './parts.ts';

/** Whole programs to begin with. */
export const examples = (address: string): Html => html`<div class="prose">
<p class="lead">Each of these runs as it is, once the key is in the environment.</p>
<h2>Open a ticket from your shop</h2>
${codeBlock(`curl -X POST '${address}/api/v1/tickets' \\
  -H "Authorization: Bearer $HELPDESK_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: order-4711' \\
  -d '{"subject":"Order 4711 arrived broken","description":"The lid is cracked.","customerEmail":"ada@example.com"}'`)}
<h2>Go through every open ticket</h2>
${codeBlock(`import { createHelpdesk } from '@helpdesk/sdk';

const helpdesk = createHelpdesk({ baseUrl: '${address}', apiKey: process.env.HELPDESK_API_KEY });
for await (const ticket of helpdesk.tickets.list({ status: 'open' })) {
  console.log(ticket.ticketNumber, ticket.subject);
}`)}
<h2>Keep a copy</h2>
${codeBlock(`// What is deleted, merged or spam is in no list: v1.events tells of it, as of deleted articles.
for await (const ticket of helpdesk.tickets.list({ updatedSince: lastTime })) await save(ticket);`)}
<h2>Bring tickets from another system</h2>
${codeBlock(`// Nobody is mailed. Sent again after a cut, nothing comes twice.
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
<h2>Receive webhooks with Node</h2>
${codeBlock(`import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook } from '@helpdesk/sdk/webhook';

createServer(async (request, response) => {
  try {
    const event = await verifyWebhook(await text(request), request.headers, process.env.WEBHOOK_SECRET);
    console.log(event.type, event.data);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(4000);`)}
<h2>Say what went wrong</h2>
${codeBlock(`import { HelpdeskError } from '@helpdesk/sdk';

try {
  await helpdesk.v1Tickets.update({ id, status: 'resolved' });
} catch (error) {
  if (error instanceof HelpdeskError && error.status === 404) console.log('That ticket is gone.');
  else throw error;
}`)}
<h2>Put a form or a chat on a page</h2>
${codeBlock(`<script src="${address}/widget.js" async></script>
<helpdesk-form organization="acme"></helpdesk-form>
<helpdesk-chat organization="acme"></helpdesk-chat>`)}
</div>`;
