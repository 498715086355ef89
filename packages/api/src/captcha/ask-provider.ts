import type { CaptchaRow } from '../database/rows/captchas.ts';
import type { ServerContext } from '../server-context.ts';

/** How an organization is known to the provider of its captcha. */
export interface CaptchaAccount {
  provider: CaptchaRow['provider'];
  siteKey: string;
  secret: string;
}

export type CaptchaProblem = NonNullable<CaptchaRow['problem']>;

/** What the provider says of a token; a problem says that it could not be asked about it. */
export type CaptchaAnswer = 'passed' | 'refused' | CaptchaProblem;

type Asking = Pick<ServerContext, 'config' | 'outbound'>;

const timeout = 5_000;
const most = 16_384;

/**
 * What tokens are made of. Anything else is refused here: a firewall in front of the provider could refuse a call for what
 * is in it, which would look like a provider that is down.
 */
const token = /^[\w.:+/=-]{1,8192}$/;

/** Asks the provider whether a visitor has passed. */
export async function checkToken(
  server: Asking,
  account: CaptchaAccount,
  given: string,
): Promise<CaptchaAnswer> {
  if (!token.test(given)) return 'refused';
  const answer = await ask(server, account, given);
  if (answer !== 'secret_rejected') return answer;
  // A token of another site could bring this about too. Without one, only our own keys can.
  return (await checkSecret(server, account)) ?? 'refused';
}

/** Asks the provider, with a token that nobody made, whether it accepts the secret; null if it does. */
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
          // With the site key, hCaptcha refuses tokens of the account's other sites.
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
