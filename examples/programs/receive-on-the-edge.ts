/**
 * Receives webhook events wherever `fetch` is available: in a Cloudflare worker, with `deno serve` or `bun run`, or in a
 * route of Hono or another framework that passes on its `Request`. Set the secret, `whsec_…`, as WEBHOOK_SECRET in the
 * environment, which a worker receives as an argument; Deno and Bun have it in the process.
 */
import { verifyWebhook, WebhookRefused } from '@helpdesk/sdk/webhook';

export default {
  async fetch(request: Request, env?: { WEBHOOK_SECRET?: string }): Promise<Response> {
    const secret = env?.WEBHOOK_SECRET ?? globalThis.process?.env.WEBHOOK_SECRET ?? '';
    try {
      const event = await verifyWebhook(await request.text(), request.headers, secret);
      if ('ticket' in event.data) console.log(`${event.type} ${event.data.ticket.ticketNumber}`);
      return new Response(null, { status: 204 });
    } catch (error) {
      if (error instanceof WebhookRefused) return new Response(error.message, { status: 400 });
      throw error;
    }
  },
};
