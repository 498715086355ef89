import { createHelpdesk } from '@helpdesk/sdk';

/** Imported by server components and server actions only, so no file that a browser loads contains the key. */
export const helpdesk = createHelpdesk({
  baseUrl: process.env.HELPDESK_URL ?? 'http://localhost:3000',
  apiKey: process.env.HELPDESK_API_KEY,
});
