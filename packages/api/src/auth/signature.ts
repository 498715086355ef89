import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import { newestSecret, secretsOf } from './secrets.ts';

const digits = 'abcdefghijklmnopqrstuvwxyz234567';
const length = 20;

/** Signs a text with the server's newest secret: 100 bits, in characters that mail servers don't alter. */
export const sign = ({ secret }: Pick<Config, 'secret'>, text: string): string =>
  signedWith(newestSecret(secret), text);

function signedWith(secret: string, text: string): string {
  const bytes = createHmac('sha256', secret).update(text).digest();
  return [...bytes.subarray(0, length)].map((byte) => digits.charAt(byte & 31)).join('');
}

/** Whether one of the server's secrets signed the text. */
export function isSigned(config: Pick<Config, 'secret'>, text: string, signature: string): boolean {
  const given = Buffer.from(signature.toLowerCase());
  return secretsOf(config.secret).some((secret) => {
    const right = Buffer.from(signedWith(secret, text));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
