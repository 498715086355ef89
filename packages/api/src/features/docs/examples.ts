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

const helpdesk = createHelpdesk({ baseUrl: '${address}', token: process.env.HELPDESK_API_KEY });
for (let offset = 0, total = 1; offset < total; offset += 100) {
  const page = await helpdesk.v1Tickets.list({ status: 'open', limit: 100, offset });
  total = page.pagination.total;
  for (const ticket of page.data) console.log(ticket.ticketNumber, ticket.subject);
}`)}
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
