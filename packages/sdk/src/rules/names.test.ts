import { expect, it } from 'vitest';
import {
  agentName,
  customerEmail,
  customerName,
  fullName,
  initials,
  userName,
  visitorName,
} from './names.ts';

it('uses the best name known for a customer', () => {
  const customer = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
  expect(customerName({ customer, customerName: 'A. L.' })).toBe('Ada Lovelace');
  expect(customerName({ customer: null, customerName: 'A. L.' })).toBe('A. L.');
  expect(customerName({ customer: { email: 'ada@example.com' } })).toBe('ada@example.com');
  expect(customerName({ customerEmail: 'a@example.com' })).toBe('a@example.com');
  expect(customerName({ customer: { email: 'ada@example.com' }, customerName: ' ' })).toBe(
    'ada@example.com',
  );
  expect(customerName({ customer: {}, customerEmail: 'a@example.com' })).toBe('a@example.com');
  expect(customerName({})).toBe('Unknown Customer');
});

it('removes spaces around a name, and empty parts', () => {
  expect(fullName({ firstName: ' Ada ', lastName: ' Lovelace' })).toBe('Ada Lovelace');
  expect(fullName({ firstName: ' ', lastName: 'Lovelace' })).toBe('Lovelace');
  expect([fullName({ firstName: null }), fullName(null)]).toEqual(['', '']);
});

it('says that there is no email', () => {
  const customer = { email: 'ada@example.com' };
  expect(customerEmail({ customer, customerEmail: 'a@example.com' })).toBe('ada@example.com');
  expect(customerEmail({ customerEmail: 'a@example.com' })).toBe('a@example.com');
  expect(customerEmail({})).toBe('No email provided');
});

it('names agents and users', () => {
  expect(agentName(null)).toBe('Unassigned');
  expect(agentName({ email: 'bo@example.com' })).toBe('bo@example.com');
  expect(agentName({ firstName: 'Bo', email: 'bo@example.com' })).toBe('Bo');
  expect(agentName({})).toBe('Agent');
  expect(userName({ firstName: 'Bo', email: 'bo@example.com' })).toBe('Bo');
  expect(userName({ email: 'bo@example.com' })).toBe('bo@example.com');
  expect(userName(undefined)).toBe('User');
  expect(visitorName('  ')).toBe('Anonymous Customer');
  expect(visitorName(' Vera ')).toBe('Vera');
});

it('takes initials from the name, or else the email', () => {
  expect(initials({ firstName: 'ada', lastName: 'lovelace' })).toBe('AL');
  expect(initials({ firstName: ' ada', email: 'zoe@example.com' })).toBe('A');
  expect(initials({ email: 'zoe@example.com' })).toBe('Z');
  expect(initials({ firstName: '𝒳enia', lastName: null })).toBe('𝒳');
  expect(initials({ firstName: 'Ana', lastName: '(she/her)' })).toBe('AS');
  expect(initials({ firstName: '🙂', email: 'zoe@example.com' })).toBe('Z');
  expect(initials(null)).toBe('U');
});
