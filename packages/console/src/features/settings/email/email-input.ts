import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { EmailSettingsInput } from '@helpdesk/sdk/schema/operations';
import type { useContractForm } from '../../../data/use-contract-form.ts';
import type { Settings } from '../settings.ts';

type Input = Schema<'EmailSettingsInput'>;

export type EmailForm = ReturnType<
  typeof useContractForm<ReturnType<typeof EmailSettingsInput.parse>>
>;

/** The initial form values; the server never returns the password. */
export function valuesOf({ emailProvider, smtpSettings, googleWorkspaceEmail }: Settings) {
  const { host, port, username, secure } = smtpSettings;
  return {
    provider: emailProvider,
    smtpSettings: { host, port, username, password: '', secure },
    googleWorkspaceEmail: googleWorkspaceEmail ?? '',
  };
}

/** The request body: the selected provider's fields, and a password only when one was typed. */
export function emailInput(values: ReturnType<typeof EmailSettingsInput.parse>): Input {
  const { provider, smtpSettings: smtp = {}, googleWorkspaceEmail = '' } = values;
  const password = smtp.password ? { password: smtp.password } : {};
  if (provider === 'helpdesk') return { provider };
  if (provider === 'google_workspace') {
    return { provider, googleWorkspaceEmail, smtpSettings: password };
  }
  const { host = '', port, username = '', secure } = smtp;
  return { provider, smtpSettings: { host, port, username, secure, ...password } };
}

/** Returns whether the server has stored a password for this host. */
export function hasPassword(settings: Settings, provider: Input['provider'], host = ''): boolean {
  const { emailProvider, smtpSettings } = settings;
  if (!smtpSettings.passwordSet) return false;
  if (provider === 'google_workspace') return emailProvider === 'google_workspace';
  const isSame = host.trim().toLowerCase() === smtpSettings.host;
  return emailProvider !== 'google_workspace' && isSame;
}
