/**
 * Prints webhook events with Express: `WEBHOOK_SECRET=whsec_… PORT=4000 npx tsx receive-with-express.ts`. The signature
 * covers the raw text, so this route must not come after `express.json()`.
 */
import { verifyWebhook, WebhookRefused } from '@helpdesk/sdk/webhook';
import express from 'express';

const secret = process.env.WEBHOOK_SECRET ?? '';
const app = express();

app.post('/hook', express.text({ type: '*/*', limit: '1mb' }), async (request, response) => {
  try {
    const event = await verifyWebhook(String(request.body), request.headers, secret);
    if (event.type === 'chat.message_received') console.log(event.data.chatMessage.text);
    else if ('ticket' in event.data) console.log(`${event.type} ${event.data.ticket.ticketNumber}`);
    else console.log(event.type);
    response.sendStatus(204);
  } catch (error) {
    response.sendStatus(error instanceof WebhookRefused ? 400 : 500);
  }
});
app.listen(Number(process.env.PORT ?? 4000), () => console.log('listening'));
