import { afterEach, describe, expect, it } from 'vitest';
import { forgetResetToken, takeResetToken } from './reset-token.ts';

afterEach(forgetResetToken);

describe('the secret of a reset link', () => {
  it('is removed from the address bar and survives a reload', () => {
    window.history.pushState(null, '', '/reset-password#token=abc');
    expect(takeResetToken()).toBe('abc');
    expect(window.location.href).not.toContain('abc');
    expect(takeResetToken()).toBe('abc');
  });

  it('is removed from storage after use', () => {
    window.history.pushState(null, '', '/reset-password#token=abc');
    takeResetToken();
    forgetResetToken();
    expect(takeResetToken()).toBe('');
  });
});
