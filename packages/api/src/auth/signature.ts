import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';

const digits = 'abcdefghijklmnopqrstuvwxyz234567';
const length = 20;

/** A 100-bit signature with the server's secret, in characters that mail servers do not alter. */
export function sign(config: Pick<Config, 'secret'>, text: string): string {
  const bytes = createHmac('sha256', config.secret).update(text).digest();
  return [...bytes.subarray(0, length)].map((byte) => digits.charAt(byte & 31)).join('');
}

export function isSigned(config: Pick<Config, 'secret'>, text: string, signature: string): boolean {
  const given = Buffer.from(signature.toLowerCase());
  const right = Buffer.from(sign(config, text));
  return given.length === right.length && timingSafeEqual(given, right);
}
