import type { Handlers } from '../../http/handlers.ts';
import { presentCustomer } from './present.ts';
import { listCustomers } from './read/customers.ts';
import { keepCustomer } from './store/customers.ts';

export const customers: Handlers<'customers'> = {
  list: ({ org, query }) => listCustomers(org, query),
  update: async ({ org, body }) => presentCustomer(await keepCustomer(org, body)),
};
