import { isSigned, sign } from '../../auth/signature.ts';
import type { Config } from '../../config.ts';

const week = 7 * 24 * 60 * 60;

const signed = (until: string) => `create an organization until ${until}`;

/** The operator's link, which allows creating organizations for seven days when sign-up is by invitation. */
export function signupLink(config: Pick<Config, 'secret' | 'publicUrl'>, at = Date.now()): string {
  const until = (Math.floor(at / 1_000) + week).toString(36);
  return `${config.publicUrl}/signup?code=new.${until}.${sign(config, signed(until))}`;
}

/** Whether a code comes from such a link and has not expired. */
export function isSignupCode(config: Pick<Config, 'secret'>, code: string): boolean {
  const [, until = '', signature = ''] = /^new\.([\da-z]{1,9})\.([a-z2-7]{20})$/.exec(code) ?? [];
  return (
    Number.parseInt(until, 36) * 1_000 > Date.now() && isSigned(config, signed(until), signature)
  );
}
