import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import { newestSecret, secretsOf } from './secrets.ts';
import { newToken } from './tokens.ts';

const days = 24 * 60 * 60;
const lifetime = 180 * days;

/** Over https, the __Host- prefix makes the browser require Secure, no Domain and Path=/. */
const cookieName = (config: Config) =>
  config.publicUrl.startsWith('https:') ? '__Host-helpdesk-device' : 'helpdesk-device';

const seconds = () => Math.floor(Date.now() / 1000);

const sign = (secret: string, userId: string, text: string) =>
  createHmac('sha256', secret).update(`device ${userId} ${text}`).digest();

/**
 * The cookie that marks a browser in which the user has signed in before. It grants no access; it only exempts the browser
 * from delays caused by other people's guesses.
 */
export function deviceCookie(config: Config, userId: string): string {
  const text = `${seconds()}.${newToken()}`;
  const value = `${text}.${sign(newestSecret(config.secret), userId, text).toString('base64url')}`;
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(config)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetime}${secure}`;
}

/** The ID of the browser if its cookie shows that the user has signed in here; otherwise null. */
export function knownDevice(header: string, config: Config, userId: string): string | null {
  const name = `${cookieName(config)}=`;
  const pair = header.split(';').find((part) => part.trim().startsWith(name));
  const [at = '', id = '', signature = ''] = pair?.trim().slice(name.length).split('.') ?? [];
  const given = Buffer.from(signature, 'base64url');
  const isOurs = secretsOf(config.secret).some((secret) => {
    const expected = sign(secret, userId, `${at}.${id}`);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) return null;
  return Number(at) + lifetime > seconds() ? id : null;
}
