/**
 * Takes the events of a webhook where `fetch` is all there is: a Cloudflare worker, `deno serve`, `bun run`, or a route of Hono
 * or of a framework, which hands on its `Request`. The secret, `whsec_…`, is WEBHOOK_SECRET of the environment, which a worker
 * is given; Deno and Bun have it in the process.
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
