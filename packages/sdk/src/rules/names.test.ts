import { expect, it } from 'vitest';
import {
  agentName,
  customerEmail,
  customerName,
  initials,
  userName,
  visitorName,
} from './names.ts';

it('names a customer by the best that is known', () => {
  const customer = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
  expect(customerName({ customer, customerName: 'A. L.' })).toBe('Ada Lovelace');
  expect(customerName({ customer: null, customerName: 'A. L.' })).toBe('A. L.');
  expect(customerName({ customer: { email: 'ada@example.com' } })).toBe('ada@example.com');
  expect(customerName({ customerEmail: 'a@example.com' })).toBe('a@example.com');
  expect(customerName({})).toBe('Unknown Customer');
});

it('says so when there is no email', () => {
  expect(customerEmail({ customerEmail: 'a@example.com' })).toBe('a@example.com');
  expect(customerEmail({})).toBe('No email provided');
});

it('names agents and users', () => {
  expect(agentName(null)).toBe('Unassigned');
  expect(agentName({ email: 'bo@example.com' })).toBe('bo@example.com');
  expect(agentName({})).toBe('Agent');
  expect(userName({ firstName: 'Bo' })).toBe('Bo');
  expect(userName(undefined)).toBe('User');
  expect(visitorName('  ')).toBe('Anonymous Customer');
});

it('makes initials of names, else of the email', () => {
  expect(initials({ firstName: 'ada', lastName: 'lovelace' })).toBe('AL');
  expect(initials({ email: 'zoe@example.com' })).toBe('Z');
  expect(initials({ firstName: '𝒳enia', lastName: null })).toBe('𝒳');
  expect(initials(null)).toBe('U');
});
