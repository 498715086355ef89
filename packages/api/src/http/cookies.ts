import type { Context } from 'koa';
import type { Config } from '../config.ts';

const days = 24 * 60 * 60;

/** Over https the name itself makes the browser insist on Secure, no domain and the whole path. */
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

export function writeSessionCookie(context: Context, config: Config, token: string | null) {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const age = token ? 30 * days : 0;
  context.append(
    'Set-Cookie',
    `${cookieName(config)}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`,
  );
}
