import type { Config } from '../config.ts';

const days = 24 * 60 * 60;

/** Over https, the __Host- prefix makes the browser require Secure, no Domain and Path=/. */
const cookieName = (config: Config) =>
  config.publicUrl.startsWith('https:') ? '__Host-helpdesk' : 'helpdesk';

export function readSessionCookie(header: string | undefined, config: Config): string | null {
  if (!header) return null;
  const name = `${cookieName(config)}=`;
  for (const part of header.split(';')) {
    const pair = part.trim();
    if (pair.startsWith(name)) return pair.slice(name.length) || null;
  }
  return null;
}

/** The Set-Cookie header of a session. Without a token, it removes the cookie. */
export function sessionCookie(config: Config, token: string | null): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const age = token ? 30 * days : 0;
  return `${cookieName(config)}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`;
}
