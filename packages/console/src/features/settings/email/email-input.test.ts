import { describe, expect, it, test } from 'vitest';
import { settings } from '../../../test/organizations.ts';
import { emailInput, hasPassword, valuesOf } from './email-input.ts';

const smtp = { host: 'smtp.acme.test', port: 25, username: 'us', secure: false, passwordSet: true };
const own = settings({ emailProvider: 'smtp', smtpSettings: smtp });
const google = settings({ emailProvider: 'google_workspace', smtpSettings: smtp });

test('the form starts with the stored values, and without a password', () => {
  expect(valuesOf(own)).toEqual({
    provider: 'smtp',
    smtpSettings: {
      host: 'smtp.acme.test',
      port: 25,
      username: 'us',
      password: '',
      secure: false,
    },
    googleWorkspaceEmail: '',
  });
  const address = 'us@acme.test';
  expect(valuesOf({ ...google, googleWorkspaceEmail: address }).googleWorkspaceEmail).toBe(address);
});

describe('the request body of the email settings', () => {
  const values = {
    ...valuesOf(own),
    googleWorkspaceEmail: 'us@acme.test',
    smtpSettings: { ...valuesOf(own).smtpSettings, password: 'secret' },
  };
  const { host, port, username, secure } = smtp;

  it.each([
    ['only the provider when the product sends', 'helpdesk', {}],
    [
      'the address and the password of Google',
      'google_workspace',
      { googleWorkspaceEmail: 'us@acme.test', smtpSettings: { password: 'secret' } },
    ],
    [
      'the server and the sign-in there',
      'smtp',
      { smtpSettings: { host, port, username, secure, password: 'secret' } },
    ],
  ] as const)('is %s', (_, provider, rest) => {
    expect(emailInput({ ...values, provider })).toEqual({ provider, ...rest });
  });

  it('has no password unless one was typed', () => {
    const without = { ...values, smtpSettings: { ...values.smtpSettings, password: '' } };
    expect(emailInput({ ...without, provider: 'google_workspace' }).smtpSettings).toEqual({});
    expect(emailInput(without).smtpSettings).toEqual({ host, port, username, secure });
    expect(emailInput({ provider: 'google_workspace' })).toEqual({
      provider: 'google_workspace',
      googleWorkspaceEmail: '',
      smtpSettings: {},
    });
  });
});

describe('a stored password', () => {
  it('applies to the server that it was entered for', () => {
    expect(hasPassword(own, 'smtp', ' SMTP.acme.test ')).toBe(true);
    expect(hasPassword(own, 'smtp', 'other.test')).toBe(false);
    expect(hasPassword(own, 'smtp')).toBe(false);
    const product = settings({ emailProvider: 'helpdesk', smtpSettings: smtp });
    expect(hasPassword(product, 'smtp', 'smtp.acme.test')).toBe(true);
  });

  it("of Google doesn't apply to another server, nor the other way round", () => {
    expect(hasPassword(google, 'google_workspace')).toBe(true);
    expect(hasPassword(own, 'google_workspace')).toBe(false);
    expect(hasPassword(google, 'smtp', 'smtp.acme.test')).toBe(false);
  });

  it("that was never set isn't stored", () => {
    const smtpSettings = { ...smtp, passwordSet: false };
    expect(hasPassword({ ...own, smtpSettings }, 'smtp', 'smtp.acme.test')).toBe(false);
    expect(hasPassword({ ...google, smtpSettings }, 'google_workspace')).toBe(false);
  });
});
