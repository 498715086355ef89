/**
 * A shop with "My tickets" in React, on its own origin: `npx esbuild client.tsx --bundle --jsx=automatic
 * --outfile=client.js` and `HELPDESK_URL=… HELPDESK_API_KEY=… PORT=4100 npx tsx server.tsx`. The key stays on this server,
 * which knows who is signed in and requests only their tickets; the page never sees it. The page is rendered here with
 * react-dom/server, with the list as soon as the helpdesk has responded, and the customer's messages are sent to this server
 * too. The key acts for no member and needs tickets:read and tickets:create.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { createHelpdesk, HelpdeskError } from '@helpdesk/sdk';
import { renderToPipeableStream } from 'react-dom/server';
import { Page } from './Page.tsx';

const helpdesk = createHelpdesk({
  baseUrl: process.env.HELPDESK_URL ?? 'http://localhost:3000',
  apiKey: process.env.HELPDESK_API_KEY,
});
/** The shop has its own sign-in; in this example, a cookie identifies the customer. */
const customers: Record<string, string> = { 'session-of-ada': 'ada@example.com' };
const customerOf = (cookie = '') => customers[/(?:^|; )session=([\w-]+)/.exec(cookie)?.[1] ?? ''];

const server = createServer(async (request, response) => {
  if (request.url === '/client.js') {
    response.writeHead(200, { 'content-type': 'text/javascript' });
    return response.end(readFileSync(new URL('client.js', import.meta.url)));
  }
  const customer = customerOf(request.headers.cookie);
  const refuse = (status: number, message: string) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ message }));
  if (!customer) return refuse(401, 'Please sign in');
  try {
    if (request.method === 'POST' && request.url === '/tickets') {
      // Another site can't send JSON here without a CORS preflight, which this server doesn't allow.
      if (request.headers['content-type'] !== 'application/json') {
        await text(request);
        return refuse(415, 'Send the body as application/json');
      }
      const { subject, description } = (await json(request)) as Record<string, string>;
      const made = await helpdesk.v1Tickets.create({
        subject: subject ?? '',
        description: description ?? '',
        customerEmail: customer,
      });
      response.writeHead(201, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ ticketNumber: made.data.ticketNumber }));
    }
    const { pipe } = renderToPipeableStream(<Page helpdesk={helpdesk} customer={customer} />, {
      onAllReady() {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        pipe(response);
      },
      onError: (error) => console.error(error),
      onShellError: () => refuse(502, 'The helpdesk cannot be reached'),
    });
  } catch (error) {
    if (error instanceof SyntaxError) return refuse(400, "The body isn't valid JSON");
    if (!(error instanceof HelpdeskError)) throw error;
    return refuse(error.status === 400 ? 400 : 502, error.serverMessage);
  }
});
server.listen(Number(process.env.PORT ?? 4100), () => console.log('listening'));
