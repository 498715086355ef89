/**
 * Creates a ticket and prints all open ones: `HELPDESK_URL=… HELPDESK_API_KEY=… npx tsx report-tickets.ts`. The key acts for
 * a member and needs tickets:create and tickets:read.
 */
import { createHelpdesk, HelpdeskError } from '@helpdesk/sdk';

const helpdesk = createHelpdesk({
  baseUrl: process.env.HELPDESK_URL ?? 'http://localhost:3000',
  apiKey: process.env.HELPDESK_API_KEY,
});

try {
  const opened = await helpdesk.tickets.create({
    subject: 'Order 4711 arrived broken',
    description: 'The lid is cracked.',
    customerEmail: 'ada@example.com',
  });
  console.log(`opened ${opened.ticketNumber}`);
  for await (const { ticketNumber, subject } of helpdesk.tickets.list({ status: 'open' })) {
    console.log(`${ticketNumber}  ${subject}`);
  }
} catch (error) {
  if (!(error instanceof HelpdeskError)) throw error;
  console.error(`The helpdesk refused: ${error.serverMessage} (request ${error.requestId})`);
  process.exitCode = 1;
}
