/**
 * Counts the open tickets in any JavaScript runtime: `bun count-tickets.ts`, or `deno run --allow-net --allow-env
 * count-tickets.ts`, or with Node and tsx. Set HELPDESK_URL and HELPDESK_API_KEY in the environment; the key needs
 * tickets:read.
 */
import process from 'node:process';
import { createHelpdesk } from '@helpdesk/sdk';

const helpdesk = createHelpdesk({
  baseUrl: process.env.HELPDESK_URL ?? 'http://localhost:3000',
  apiKey: process.env.HELPDESK_API_KEY,
});

let open = 0;
for await (const ticket of helpdesk.v1Tickets.list({ status: 'open' })) open += ticket.id ? 1 : 0;
console.log(`${open} open`);
