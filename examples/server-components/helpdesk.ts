import { createHelpdesk } from '@helpdesk/sdk';

/** Only components and actions of the server import this: the key is in nothing that a browser loads. */
export const helpdesk = createHelpdesk({
  baseUrl: process.env.HELPDESK_URL ?? 'http://localhost:3000',
  apiKey: process.env.HELPDESK_API_KEY,
});
