import { classes } from '../../http/limits/limits.ts';
import { type Html, html } from '../../http/pages/html.ts';
import { codeBlock, heading } from './parts.ts';

/** The requests per minute of a class of operations. */
const perMinute = (name: string) => (classes[name]?.points ?? 0).toLocaleString('en-US');
const [read, write, keys, session] = ['read', 'write', 'keys', 'session'].map(perMinute);

/** Rules for every operation. */
export const overview = (address: string): Html => html`<div class="prose">
<p class="lead">One contract, <a href="/openapi.yaml">openapi.yaml</a>, describes the whole API. The console, the
<code>widget.js</code> elements and your programs all call the same operations.</p>
${heading('Get started')}
<p>Create an API key in <b>API and Integrations</b> and send it with every request:</p>
${codeBlock(`curl '${address}/api/v1/tickets' \\\n  -H "Authorization: Bearer $HELPDESK_API_KEY"`)}
<p>Or use the SDK in Node. Install the version that matches this server:</p>
${codeBlock(`npm install ${address}/sdk.tgz`)}
${codeBlock(`import { createHelpdesk } from '@helpdesk/sdk';

const helpdesk = createHelpdesk({
  baseUrl: '${address}',
  apiKey: process.env.HELPDESK_API_KEY,
});
const ticket = await helpdesk.tickets.create({
  subject: 'The kettle does not boil',
  description: 'It worked yesterday.',
  customerEmail: 'ada@example.com',
});
console.log(ticket.ticketNumber);`)}
${heading('Authentication')}
<p>A key that acts for a member can do what the member can, within the key's own permissions, and acts in the member's
name. Each operation lists the permission it needs. With <code>members:act_as</code>, send <code>X-Act-As</code> with a
user ID or email to act for another member. A key without a member can use only <code>/api/v1</code>.</p>
<p>Use keys on servers only. Requests from a browser with a key are rejected outside <code>/api/v1</code>, because anyone
who opens the page could read the key. This page is the exception: it sends the key you enter. From a website, call your own server or the
operations that need no authentication.</p>
${heading('Responses')}
<p>Under <code>/api/v1</code>, every success is <code>{ data, message }</code>, and lists also have
<code>pagination: { limit, offset, total }</code>. Elsewhere, the response is the resource itself; lists have the next
page in the <code>Link</code> header and the total count in <code>X-Total-Count</code>.</p>
${heading('Errors')}
<p>Errors have a matching status and always this body. <code>message</code> is for people, <code>code</code> is for
programs. Include <code>X-Request-Id</code> when you contact support.</p>
${codeBlock(`{
  "message": "Subject is required",
  "code": "validation_failed",
  "errors": [{ "field": "subject", "code": "required", "message": "Subject is required" }],
  "requestId": "k3v9x2m7q4"
}`)}
<div class="scroll"><table><thead><tr><th>Status</th><th>Meaning</th></tr></thead><tbody>
<tr><td>400</td><td>The request is invalid or isn't JSON</td></tr>
<tr><td>401</td><td>No valid key or session. The message is always <code>Unauthorized</code></td></tr>
<tr><td>403</td><td>The key or role lacks the permission</td></tr>
<tr><td>404</td><td>The resource doesn't exist, or you can't access it</td></tr>
<tr><td>409, 410, 412</td><td>The current state doesn't allow it; see the operation</td></tr>
<tr><td>422</td><td>An <code>Idempotency-Key</code> was reused with a different body</td></tr>
<tr><td>429</td><td>Too many requests. Wait <code>Retry-After</code> seconds</td></tr>
</tbody></table></div>
${heading('Rate limits')}
<p>Per key and minute under <code>/api/v1</code>: ${read} reads, ${write} writes and ${keys} API key calls. Elsewhere:
${session} requests. Every response has <code>X-RateLimit-Limit</code>, <code>-Remaining</code> and
<code>-Reset</code>.</p>
${heading('Idempotency')}
<p>Send an <code>Idempotency-Key</code> when you create something. If you repeat the request with the same key and body
within 24 hours, you get the same response and nothing is created twice. The SDK sends a key and retries automatically
when a connection breaks.</p>
${heading('Conditional requests')}
<p>Resources you poll have an <code>ETag</code>. Send it back as <code>If-None-Match</code> and you get 304 without a body
if nothing changed. Send <code>If-Match</code> with an update and you get 412 if someone else changed the resource first.</p>
${heading('CORS')}
<p>Any website can call the operations under <code>/api/public</code> and <code>/api/widget</code>, without cookies.
<code>/api/v1</code> allows cross-origin requests too, for pages that only you can open: a key in a public page is
public. All other operations are for servers and for this server's own pages.</p>
${heading('Versioning')}
<p>Within a version we only add: operations, optional fields, events and enum values, such as a new status or code. Ignore
values that your program doesn't know. Deprecated features keep working for at least six months. They are marked
<code>deprecated</code> in openapi.yaml and in your editor, and responses have the headers <code>Deprecation</code> and
<code>Sunset</code> with the end date. Breaking changes get a new path; <code>/api/v1</code> stays as it is. The
changelog is in the SDK package: reinstall it after you update the server.</p>
</div>`;
