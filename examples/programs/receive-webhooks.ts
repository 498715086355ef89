/**
 * Prints webhook events: `WEBHOOK_SECRET=whsec_… PORT=4000 npx tsx receive-webhooks.ts`. Deliveries arrive at least once; an
 * ID that was already handled is skipped.
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook, WebhookRefused } from '@helpdesk/sdk/webhook';

const secret = process.env.WEBHOOK_SECRET ?? '';
const seen = new Set<string>();

const server = createServer(async (request, response) => {
  try {
    const event = await verifyWebhook(await text(request), request.headers, secret);
    if (!seen.has(event.id)) {
      seen.add(event.id);
      if ('ticket' in event.data) console.log(`${event.type} ${event.data.ticket.ticketNumber}`);
      else console.log(event.type);
    }
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(error instanceof WebhookRefused ? 400 : 500).end();
  }
});
server.listen(Number(process.env.PORT ?? 4000), () => console.log('listening'));
