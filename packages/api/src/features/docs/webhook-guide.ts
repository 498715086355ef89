import { type Html, html } from '../../http/pages/html.ts';
import { eventsOf } from './document.ts';
import { codeBlock, heading } from './parts.ts';

/** How to receive webhooks. */
export function webhookGuide(): Html {
  const changed = eventsOf().find(({ name }) => name === 'ticket.updated');
  return html`<div class="prose">
<p class="lead">Add an endpoint in <b>API and Integrations</b> to receive a POST for every event.</p>
${heading('Events')}
<div class="scroll"><table><thead><tr><th>Event</th><th>When</th></tr></thead><tbody>${eventsOf().map(
    ({ name, text }) => html`<tr><td><code>${name}</code></td><td>${text}</td></tr>`,
  )}</tbody></table></div>
<p>A <b>filter</b> uses the ticket search syntax, such as <code>priority:urgent -tag:test</code>. Only events of tickets that
match after the event are sent. Events without a ticket are always sent.</p>
${heading('Payload')}
${codeBlock(JSON.stringify(changed?.example, null, 2))}
<p>Requests include your own <b>headers</b>, such as <code>Authorization</code>. Test events have <code>isTest</code> and a
sample ticket.</p>
${heading('Verify signatures')}
<p>Requests are signed with <a href="https://www.standardwebhooks.com">Standard Webhooks 1.0</a>:
<code>webhook-id</code>, <code>webhook-timestamp</code> and <code>webhook-signature</code> (HMAC-SHA256 of
<code>id.timestamp.body</code>). Verify them with any of its libraries, or with the SDK:</p>
${codeBlock(`import { verifyWebhook } from '@helpdesk/sdk/webhook';

// Pass the raw body: parsed JSON can't be verified. Throws WebhookRefused: respond with 400.
export async function receive(request: Request): Promise<Response> {
  const secret = process.env.WEBHOOK_SECRET ?? '';
  const event = await verifyWebhook(await request.text(), request.headers, secret);
  if (event.type === 'ticket.resolved') console.log(event.data.ticket.ticketNumber);
  return new Response(null, { status: 204 });
}`)}
${heading('Retries')}
<p>If your endpoint doesn't return a 2xx within 15 seconds, we retry: immediately, after 5 seconds, 5 and 30 minutes, and
2, 5, 10, 14, 20 and 24 hours. Events are delivered at least once. <code>webhook-id</code> stays the same, so store it for
a while to detect duplicates. Redirects aren't followed. A 410 turns the webhook off. After three failures in a row, we
send one event at a time. After five days without a success, we turn the webhook off. Admins are notified at the first
failure and when the webhook is turned off.</p>
${heading('Rotate the secret')}
<p>For 24 hours after a rotation, requests have two signatures, so both secrets work.</p>
${heading('Polling')}
<p><code>GET /api/v1/events?after=0</code> returns the same events, oldest first. Continue from the
last <code>cursor</code>.</p>
</div>`;
}
