import { type Html, html } from '../../http/html.ts';
import { codeBlock, heading } from './parts.ts';

/** What holds for every operation. */
export const overview = (address: string): Html => html`<div class="prose">
<p class="lead">One contract, <a href="/openapi.yaml">openapi.yaml</a>, describes everything this server does. The
console, the elements of <code>widget.js</code> and your programs call the same operations by the same names.</p>
${heading('Start')}
<p>Make a key under <b>API and Integrations</b> and send it with every call:</p>
${codeBlock(`curl '${address}/api/v1/tickets' \\\n  -H "Authorization: Bearer $HELPDESK_API_KEY"`)}
<p>Or with the SDK, in Node. This server has the one that belongs to it:</p>
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
${heading('Keys')}
<p>A key that acts for a member calls what they may call, within its own permissions, and does it in their name: each
operation names the permission of a key that it takes. With <code>members:act_as</code> it names in
<code>X-Act-As</code> another member for whom it calls, by user id or email. One that acts for nobody opens <code>/api/v1</code> alone. Keys are
for servers: from a page in a browser they are refused outside of <code>/api/v1</code>, since whoever opens the page could
read them; this page tries them with the one that you type in. Let your server call, or send visitors to the operations that are open to anyone.</p>
${heading('Answers')}
<p>Under <code>/api/v1</code> every success is <code>{ data, message }</code>, lists have
<code>pagination: { limit, offset, total }</code> besides. Everywhere else a success is the thing itself; the next page
of a list is its <code>Link</code> header, the number of all items <code>X-Total-Count</code>.</p>
${heading('Refusals')}
<p>A failure has the right status and always this body; <code>message</code> is a sentence for a person,
<code>code</code> a word for a program, and <code>X-Request-Id</code> what to quote to us.</p>
${codeBlock(`{
  "message": "Subject is required",
  "code": "validation_failed",
  "errors": [{ "field": "subject", "code": "required", "message": "Subject is required" }],
  "requestId": "k3v9x2m7q4"
}`)}
<div class="scroll"><table><thead><tr><th>Status</th><th>When</th></tr></thead><tbody>
<tr><td>400</td><td>What was sent breaks a rule, or is no JSON</td></tr>
<tr><td>401</td><td>No valid key or session: the message is exactly <code>Unauthorized</code></td></tr>
<tr><td>403</td><td>The key or the role lacks the permission</td></tr>
<tr><td>404</td><td>There is no such thing, or it belongs to somebody else: nobody can tell which</td></tr>
<tr><td>409, 410, 412</td><td>Something else stands in the way; the operation says what</td></tr>
<tr><td>422</td><td>An <code>Idempotency-Key</code> came again with another body</td></tr>
<tr><td>429</td><td>Too many requests; <code>Retry-After</code> says for how many seconds</td></tr>
</tbody></table></div>
${heading('Limits')}
<p>For each key: 100 reads, 50 writes and 10 calls of key management a minute. Every answer tells
<code>X-RateLimit-Limit</code>, <code>-Remaining</code> and <code>-Reset</code>.</p>
${heading('Sending twice')}
<p>Creates take an <code>Idempotency-Key</code>: the same key with the same body is done once, and answered the same,
for 24 hours. The SDK makes one by itself and tries again when a connection breaks.</p>
${heading('Asking again')}
<p>What is polled has an <code>ETag</code>: send it back as <code>If-None-Match</code> and an unchanged answer is a 304
without a body. Send <code>If-Match</code> with a change, and it is refused with 412 when somebody else was faster.</p>
${heading('From pages of other sites')}
<p>Pages of every site may call what is open to anyone, below <code>/api/public</code> and <code>/api/widget</code>, without
cookies (CORS). <code>/api/v1</code> is open to them, too, for pages that nobody else sees: a key in a page is everybody's. All
other operations are for programs on servers, and for the pages of this server.</p>
${heading('Versions')}
<p>Within a version, things are only added: operations, optional fields, events, and words of a list such as a new status
or code. Let your program pass over what it does not know. What is to go away stays for at least six months, marked
<code>deprecated</code> in openapi.yaml and in your editor; its answers have <code>Deprecation</code>, and
<code>Sunset</code> with the day on which it ends. What cannot be told so is a new version with a path of its own:
<code>/api/v1</code> stays as it is. The changelog is in the SDK's package; install it again after an update of the server.</p>
</div>`;
