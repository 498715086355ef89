/**
 * Opens a ticket and prints every open one: `HELPDESK_URL=… HELPDESK_API_KEY=… npx tsx report-tickets.ts`.
 * The key needs tickets:create and tickets:read.
 */
import { createHelpdesk, HelpdeskError } from '@helpdesk/sdk';

const helpdesk = createHelpdesk({
  baseUrl: process.env.HELPDESK_URL ?? 'http://localhost:3000',
  token: process.env.HELPDESK_API_KEY,
});

try {
  const { data } = await helpdesk.v1Tickets.create({
    subject: 'Order 4711 arrived broken',
    description: 'The lid is cracked.',
    customerEmail: 'ada@example.com',
  });
  console.log(`opened ${data.ticketNumber}`);
  for (let offset = 0, total = 1; offset < total; offset += 100) {
    const page = await helpdesk.v1Tickets.list({ status: 'open', limit: 100, offset });
    total = page.pagination.total;
    for (const { ticketNumber, subject } of page.data) console.log(`${ticketNumber}  ${subject}`);
  }
} catch (error) {
  if (!(error instanceof HelpdeskError)) throw error;
  console.error(`The helpdesk refused: ${error.serverMessage} (request ${error.requestId})`);
  process.exitCode = 1;
}
