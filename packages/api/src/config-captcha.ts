import { ConfigError } from './config-error.ts';
import { isLoopback } from './config-mail.ts';

const theirs = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  friendly: 'https://api.friendlycaptcha.com/api/v1/siteverify',
};

// Named here and not by the SDK's rules, which the packed types of the test server can't import.
type CaptchaProvider = keyof typeof theirs;
/** The URLs at which each provider checks tokens. */
export type CaptchaUrls = Readonly<Record<CaptchaProvider, string>>;

const names: CaptchaUrls = {
  turnstile: 'TURNSTILE_VERIFY_URL',
  hcaptcha: 'HCAPTCHA_VERIFY_URL',
  friendly: 'FRIENDLY_CAPTCHA_VERIFY_URL',
};

/** Returns the verification URLs: those of the providers, or the operator's, for example of another region or a proxy. */
export const captchaUrls = (
  given: Readonly<Record<CaptchaProvider, string | undefined>>,
): CaptchaUrls => ({
  turnstile: urlOf('turnstile', given.turnstile),
  hcaptcha: urlOf('hcaptcha', given.hcaptcha),
  friendly: urlOf('friendly', given.friendly),
});

function urlOf(provider: CaptchaProvider, given: string | undefined) {
  const text = given || theirs[provider];
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && (url.protocol === 'https:' || isLoopback(url.hostname))) return text;
  const example = theirs[provider];
  throw new ConfigError(`${names[provider]} must be a URL such as ${example}, not "${text}".`);
}
