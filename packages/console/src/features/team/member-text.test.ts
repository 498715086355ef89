import { describe, expect, it } from 'vitest';
import { expiryText, memberName } from './member-text.ts';

describe('the name of a member', () => {
  it('is their email address unless both names are known', () => {
    const email = 'ada@acme.test';
    expect(memberName({ firstName: 'Ada', lastName: 'Lovelace', email })).toBe('Ada Lovelace');
    expect(memberName({ firstName: 'Ada', lastName: null, email })).toBe(email);
    expect(memberName({ firstName: '', lastName: ' ', email })).toBe(email);
  });
});

describe('an invitation', () => {
  const now = Date.parse('2026-05-01T12:00:00.000Z');

  it('says how long its link is still valid', () => {
    expect(expiryText('2026-05-08T11:59:00.000Z', now)).toBe('Expires in 7 days');
    expect(expiryText('2026-05-07T13:00:00.000Z', now)).toBe('Expires in 6 days');
    expect(expiryText('2026-05-02T13:00:00.000Z', now)).toBe('Expires in 1 day');
    expect(expiryText('2026-05-01T13:00:00.000Z', now)).toBe('Expires within a day');
  });

  it('says that it has expired', () => {
    expect(expiryText('2026-05-01T12:00:00.000Z', now)).toBe('Expired');
  });
});
