import type { Result } from '@helpdesk/sdk/contract/operations';
import { readKey } from '../../../data/cache.ts';
import m from '../messages.yaml';

export type CaptchaSettings = Result<'organization.captcha'>;
export type Captcha = NonNullable<CaptchaSettings['captcha']>;

/** The read whose cached data the responses of writes replace. */
export const captchaKey = () => readKey('organization.captcha');

/** Reads of other screens that depend on whether there is a captcha. */
export const readsWithCaptcha = ['contactForms.list', 'contactForms.get'] as const;

export const providerNames: Record<Captcha['provider'], string> = {
  turnstile: m.captchaCard.turnstile,
  hcaptcha: m.captchaCard.hcaptcha,
  friendly: m.captchaCard.friendly,
};
