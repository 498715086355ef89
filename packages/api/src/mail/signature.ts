import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';

const digits = 'abcdefghijklmnopqrstuvwxyz234567';
const length = 20;

/** 100 bits of a signature with the server's secret, in letters that survive whatever a mail server does to them. */
export function sign(config: Pick<Config, 'secret'>, text: string): string {
  const bytes = createHmac('sha256', config.secret).update(text).digest();
  return [...bytes.subarray(0, length)].map((byte) => digits.charAt(byte & 31)).join('');
}

export function isSigned(config: Pick<Config, 'secret'>, text: string, signature: string): boolean {
  const given = Buffer.from(signature.toLowerCase());
  const right = Buffer.from(sign(config, text));
  return given.length === right.length && timingSafeEqual(given, right);
}
