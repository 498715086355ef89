/**
 * Prints webhook events with Hono: `WEBHOOK_SECRET=whsec_… PORT=4000 npx tsx receive-with-hono.ts`. Without the last line,
 * it is a worker, or a server for Bun or Deno.
 */

import { verifyWebhook, WebhookRefused } from '@helpdesk/sdk/webhook';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const secret = process.env.WEBHOOK_SECRET ?? '';
const app = new Hono();

app.post('/hook', async ({ req, body }) => {
  const event = await verifyWebhook(await req.text(), req.raw.headers, secret);
  if (event.type === 'chat.message_received') console.log(event.data.chatMessage.text);
  else if ('ticket' in event.data) console.log(`${event.type} ${event.data.ticket.ticketNumber}`);
  else console.log(event.type);
  return body(null, 204);
});
app.onError((error, { text }) =>
  error instanceof WebhookRefused ? text(error.message, 400) : text('Something went wrong', 500),
);

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 4000) }, () => console.log('listening'));
