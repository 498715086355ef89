import { afterEach, describe, expect, it } from 'vitest';
import { forgetResetToken, takeResetToken } from './reset-token.ts';

afterEach(forgetResetToken);

describe('the secret of a link for a new password', () => {
  it('leaves the address bar and outlives a reload', () => {
    window.history.pushState(null, '', '/reset-password#token=abc');
    expect(takeResetToken()).toBe('abc');
    expect(window.location.href).not.toContain('abc');
    expect(takeResetToken()).toBe('abc');
  });

  it('is forgotten once it was used', () => {
    window.history.pushState(null, '', '/reset-password#token=abc');
    takeResetToken();
    forgetResetToken();
    expect(takeResetToken()).toBe('');
  });
});
