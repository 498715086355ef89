import type { Handlers } from '../../http/handlers.ts';
import { readCustomerLanguage } from './read/customer-language.ts';
import { findLed } from './read/merged.ts';
import { setCustomerLanguage } from './store/people/customer-language.ts';
import { ticketMissing } from './store/update.ts';

/** The operations for a customer's language. */
export const customerLanguage: Pick<
  Handlers<'tickets'>,
  'customerLanguage' | 'setCustomerLanguage'
> = {
  customerLanguage: async ({ org, params }) => {
    const led = await findLed(org, params.id);
    if (!led) throw ticketMissing();
    return readCustomerLanguage(org, led.ticket.customer_email);
  },

  setCustomerLanguage: async ({ org, params, body }) =>
    readCustomerLanguage(org, await setCustomerLanguage(org, params.id, body.language)),
};
