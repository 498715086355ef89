import { seal, unseal } from '../../../auth/seal.ts';
import type { Config } from '../../../config.ts';

/** The settings that all authenticator apps support. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Accepted steps before and after the current one, since clocks differ. */
const window = 1;

const otpauth = () => import('otpauth');

/** Creates a secret, sealed for storage and as a URL for the authenticator app. */
export async function newTotp({ secret: sealing }: Config, email: string) {
  const { Secret, TOTP } = await otpauth();
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ ...settings, issuer: 'Helpdesk', label: email, secret });
  return {
    sealed: seal(sealing, secret.base32),
    shown: { secret: secret.base32, uri: totp.toString() },
  };
}

/** Returns the time step of a code; null for a wrong one. */
export async function stepOf({ secret: sealing }: Config, sealed: string, code: string) {
  const base32 = unseal(sealing, sealed);
  if (base32 === null || !/^\d{6}$/.test(code)) return null;
  const { Secret, TOTP } = await otpauth();
  const secret = Secret.fromBase32(base32);
  const timestamp = Date.now();
  const delta = TOTP.validate({ ...settings, secret, token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period: settings.period, timestamp }) + delta;
}
