import type { Schema } from '@helpdesk/sdk/contract/operations';
import { isEmail } from '@helpdesk/sdk/rules/email';
import { isSite } from '../../http/sites/sites.ts';
import { type FieldRefusal, Refusal } from '../../refusal.ts';

export type FormSettings = Schema<'FormSettings'>;

export const defaultSettings: FormSettings = {
  submitButtonText: '',
  successMessage: '',
  redirectUrl: '',
  sendEmailNotification: false,
  emailNotificationTo: '',
  collectIpAddress: false,
  allowedDomains: [],
  tagIds: [],
  captcha: false,
};

/** Returns the changed settings, or throws all errors. */
export function changedSettings(
  before: FormSettings,
  change: Schema<'FormSettingsInput'> = {},
): FormSettings {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const after: FormSettings = { ...before, ...Object.fromEntries(given) };
  const domains = after.allowedDomains.map((domain) => domain.toLowerCase()).filter(Boolean);
  const errors = settingsErrors({ ...after, allowedDomains: domains });
  const [first] = errors;
  if (first) throw new Refusal(400, first.message, 'validation_failed', { errors });
  return { ...after, allowedDomains: [...new Set(domains)] };
}

function settingsErrors({ redirectUrl, emailNotificationTo, allowedDomains }: FormSettings) {
  const errors: FieldRefusal[] = [];
  const refuse = (field: string, message: string) =>
    errors.push({ field: `settings.${field}`, code: 'format', message });
  if (redirectUrl && !isWebAddress(redirectUrl)) {
    refuse('redirectUrl', 'Please enter a full address that begins with https:// or http://');
  }
  if (emailNotificationTo && !isEmail(emailNotificationTo)) {
    refuse('emailNotificationTo', 'Please enter a valid email address');
  }
  allowedDomains.forEach((domain, at) => {
    if (isSite(domain)) return;
    refuse(`allowedDomains.${at}`, 'Please enter host names such as example.com or *.example.com');
  });
  return errors;
}

/** Whether it is an http(s) URL. Browsers tolerate line breaks and backslashes, so they are rejected. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password;
}
