import { expect, test } from 'vitest';
import { vouchedEmail } from './vouched-email.ts';

const google = 'https://accounts.google.com';
const tenant = '11111111-2222-3333-4444-555555555555';
const entra = `https://login.microsoftonline.com/${tenant}/v2.0`;
const claims = { sub: 's', email: 'ada@acme.example', email_verified: true };

test('Google verifies an address by its domain claim only', () => {
  expect(vouchedEmail(google, claims)).toBeNull();
  expect(vouchedEmail(google, { ...claims, hd: 'other.example' })).toBeNull();
  expect(vouchedEmail(google, { ...claims, hd: 'ACME.example' })).toBe('ada@acme.example');
  expect(vouchedEmail(google, { ...claims, hd: 'acme.example', email_verified: false })).toBeNull();
});

test('Microsoft verifies an address of the tenant that is its issuer', () => {
  expect(vouchedEmail(entra, claims)).toBeNull();
  expect(vouchedEmail(entra, { ...claims, tid: 'another' })).toBeNull();
  expect(vouchedEmail(entra, { ...claims, tid: tenant })).toBe('ada@acme.example');
  // The tenant of personal accounts.
  const consumers = '9188040d-6c67-4c5b-b112-36a304b66dad';
  const issuer = `https://login.microsoftonline.com/${consumers}/v2.0`;
  expect(vouchedEmail(issuer, { ...claims, tid: consumers })).toBeNull();
});

test('other providers verify with email_verified', () => {
  const issuer = 'https://id.acme.example';
  expect(vouchedEmail(issuer, claims)).toBe('ada@acme.example');
  for (const email_verified of [false, undefined, 'true']) {
    expect(vouchedEmail(issuer, { ...claims, email_verified })).toBeNull();
  }
});
