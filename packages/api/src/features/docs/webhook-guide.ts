import { type Html, html } from '../../http/html.ts';
import { eventsOf } from './document.ts';
import { codeBlock, heading } from './parts.ts';

/** How to receive webhooks. */
export function webhookGuide(): Html {
  const changed = eventsOf().find(({ name }) => name === 'ticket.updated');
  return html`<div class="prose">
<p class="lead">Give an address under <b>API and Integrations</b>, and it is sent a POST when something happens.</p>
${heading('Events')}
<div class="scroll"><table><thead><tr><th>Event</th><th>When</th></tr></thead><tbody>${eventsOf().map(
    ({ name, text }) => html`<tr><td><code>${name}</code></td><td>${text}</td></tr>`,
  )}</tbody></table></div>
<p>A <b>filter</b> in the words of the search of tickets, such as <code>priority:urgent -tag:test</code>, lets through only
the events of tickets that it names, as they are after the event; events without a ticket are sent regardless.</p>
${heading('What is sent')}
${codeBlock(JSON.stringify(changed?.example, null, 2))}
<p>With your own <b>headers</b>, such as <code>Authorization</code>. A test has <code>isTest</code>, and tells of a ticket that
nobody wrote.</p>
${heading('Is it really from here?')}
<p>Messages are signed after <a href="https://www.standardwebhooks.com">Standard Webhooks 1.0</a>:
<code>webhook-id</code>, <code>webhook-timestamp</code> and <code>webhook-signature</code> (HMAC-SHA256 of
<code>id.timestamp.body</code>). Any of its libraries verifies them, and so does the SDK:</p>
${codeBlock(`import { verifyWebhook } from '@helpdesk/sdk/webhook';

// The text as it came: parsed and written again it would not verify. Throws WebhookRefused: answer 400.
export async function receive(request: Request): Promise<Response> {
  const secret = process.env.WEBHOOK_SECRET ?? '';
  const event = await verifyWebhook(await request.text(), request.headers, secret);
  if (event.type === 'ticket.resolved') console.log(event.data.ticket.ticketNumber);
  return new Response(null, { status: 204 });
}`)}
${heading('When it does not arrive')}
<p>Anything but a 2xx within 15 seconds is tried again: at once, after 5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, 20
and 24 hours. Every event arrives at least once; <code>webhook-id</code> is the same each time, so keep it for a while to
tell repetitions. Redirections are not followed. 410 switches the webhook off. After three failures in a row a receiver
is asked one thing at a time. After five days without a success the webhook is switched off; the admins are notified at the
first failure and then.</p>
${heading('Changing the secret')}
<p>After a rotation everything carries two signatures for a day, so that either secret verifies.</p>
${heading('Asking instead')}
<p><code>GET /api/v1/events?after=0</code> reads the same events, oldest first; go on from the last <code>cursor</code>.</p>
</div>`;
}
