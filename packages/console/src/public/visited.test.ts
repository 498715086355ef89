import { expect, test } from 'vitest';
import { addressOf } from './visited.ts';

const id = 'WcmGx7nUjsDRcQ3QdlUsGSxt4G4g99';

test('the address names the organization, with or without a ticket', () => {
  expect(addressOf({ subdomain: 'acme' }, 'localhost')).toEqual({
    subdomain: 'acme',
    ticketId: null,
  });
  expect(addressOf({ subdomain: 'acme', ticketId: id }, 'localhost')).toEqual({
    subdomain: 'acme',
    ticketId: id,
  });
});

test('without one in the address, the host names it', () => {
  expect(addressOf({}, 'acme.helpdesk.test')).toEqual({ subdomain: 'acme', ticketId: null });
  expect(addressOf({ subdomain: id }, 'acme.helpdesk.test')).toEqual({
    subdomain: 'acme',
    ticketId: id,
  });
});

test.each([
  'localhost',
  '127.0.0.1',
  'www.helpdesk.test',
  'api.helpdesk.test',
  'app.helpdesk.test',
])('%s names none', (host) => expect(addressOf({}, host).subdomain).toBeNull());
