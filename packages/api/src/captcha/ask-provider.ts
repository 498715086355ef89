import type { CaptchaRow } from '../database/rows/captchas.ts';
import type { ServerContext } from '../server-context.ts';

/** An organization's account with its captcha provider. */
export interface CaptchaAccount {
  provider: CaptchaRow['provider'];
  siteKey: string;
  secret: string;
}

export type CaptchaProblem = NonNullable<CaptchaRow['problem']>;

/** The provider's verdict on a token, or the problem that prevented it. */
export type CaptchaAnswer = 'passed' | 'refused' | CaptchaProblem;

type Asking = Pick<ServerContext, 'config' | 'outbound'>;

const timeout = 5_000;
const most = 16_384;

/**
 * The characters of tokens. Anything else is rejected here: a firewall in front of the provider could reject a call because of
 * its content, which would look as if the provider were down.
 */
const token = /^[\w.:+/=-]{1,8192}$/;

/** Asks the provider whether a visitor has solved the captcha. */
export async function checkToken(
  server: Asking,
  account: CaptchaAccount,
  given: string,
): Promise<CaptchaAnswer> {
  if (!token.test(given)) return 'refused';
  const answer = await ask(server, account, given);
  if (answer !== 'secret_rejected') return answer;
  // A token of another site could cause this error too. Without a token, only our own keys can.
  return (await checkSecret(server, account)) ?? 'refused';
}

/** Asks the provider whether it accepts the secret, with an invalid token; null if it does. */
export async function checkSecret(
  server: Asking,
  account: CaptchaAccount,
): Promise<CaptchaProblem | null> {
  const answer = await ask(server, account, 'no-token');
  return answer === 'passed' || answer === 'refused' ? null : answer;
}

async function ask(
  { config, outbound }: Asking,
  { provider, siteKey, secret }: CaptchaAccount,
  given: string,
): Promise<CaptchaAnswer> {
  const [type, body] =
    provider === 'friendly'
      ? ['application/json', JSON.stringify({ solution: given, secret, sitekey: siteKey })]
      : [
          'application/x-www-form-urlencoded',
          // With the site key, hCaptcha rejects tokens of the account's other sites.
          `${new URLSearchParams({ secret, response: given, ...(provider === 'hcaptcha' && { sitekey: siteKey }) })}`,
        ];
  try {
    const { status, body: text } = await outbound.request(config.captchaUrls[provider], {
      method: 'POST',
      headers: { 'Content-Type': type, Accept: 'application/json' },
      body,
      timeout,
      most,
    });
    return meaningOf(status, JSON.parse(text));
  } catch {
    return 'unreachable';
  }
}

function meaningOf(status: number, said: unknown): CaptchaAnswer {
  if (status >= 500 || status === 429) return 'unreachable';
  const { success, errors, 'error-codes': codes = errors } = Object(said);
  if (typeof success !== 'boolean') return 'unreachable';
  if (success) return 'passed';
  const why = String(codes);
  // Such as invalid-input-secret, sitekey-secret-mismatch and secret_invalid.
  if (why.includes('secret')) return 'secret_rejected';
  return why.includes('internal-error') ? 'unreachable' : 'refused';
}
