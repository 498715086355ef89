// @module-tag one-engine

import { expect, test } from 'vitest';
import type { SupportAddress } from '../store/support-addresses.ts';
import { supportAddressIn } from './sent-to.ts';

const address = (email: string, isVerified: boolean) =>
  ({
    email,
    inbound_tag: email.slice(0, 3),
    verified_at: isVerified ? '2026-11-20T09:00:00.000Z' : null,
  }) as SupportAddress;

const support = address('support@acme.example', true);
const billing = address('billing@acme.example', false);
const find = (recipients: string[], to: string) =>
  supportAddressIn(
    [support, billing],
    { headers: [], recipients: [{ address: to, name: '' }] },
    recipients,
  );

test('an email belongs to the verified address that it was forwarded or sent to', () => {
  expect(find(['acme+sup@in.example'], 'billing@acme.example')).toBe(support);
  expect(find([], 'Support@acme.example')).toBe(support);
  expect(find(['acme+bil@in.example'], 'billing@acme.example')).toBeNull();
  expect(find([], 'else@acme.example')).toBeNull();
});
