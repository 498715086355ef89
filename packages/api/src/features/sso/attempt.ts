import { seal, unseal } from '../../auth/seal.ts';
import type { Config } from '../../config.ts';
import type { Checks } from '../../openid/configuration.ts';

/** A sign-in attempt in this browser. */
export interface Attempt extends Checks {
  organizationId: string;
  /** The origin where it began and must end: other hosts reject the provider's response. */
  origin: string;
  issuer: string;
  clientId: string;
  /** The path to open afterwards. */
  next: string;
  until: number;
}

const seconds = 10 * 60;

const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith('https:');

/** Over https, the __Host- prefix makes the browser require Secure, no Domain and Path=/. */
const cookieName = (config: Config) => (isSecure(config) ? '__Host-helpdesk-sso' : 'helpdesk-sso');

/** The cookie that binds a sign-in to the browser where it began. It's encrypted, so no one can read or forge it. */
export function attemptCookie(config: Config, attempt: Omit<Attempt, 'until'> | null): string {
  const text = JSON.stringify({ ...attempt, until: Date.now() + seconds * 1000 });
  const value = attempt ? seal(config.secret, text) : '';
  const secure = isSecure(config) ? '; Secure' : '';
  const age = attempt ? seconds : 0;
  // Lax, because the provider sends the browser back with a navigation from another site.
  return `${cookieName(config)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`;
}

/** The sign-in attempt in a browser's cookies. */
export function readAttempt(config: Config, header: string): Attempt | null {
  const name = `${cookieName(config)}=`;
  const pair = header.split(';').find((part) => part.trim().startsWith(name));
  const text = pair ? unseal(config.secret, pair.trim().slice(name.length)) : null;
  if (text === null || !text.startsWith('{')) return null;
  const attempt = JSON.parse(text) as Partial<Attempt>;
  const isOpen = typeof attempt.until === 'number' && attempt.until > Date.now();
  return isOpen && typeof attempt.nonce === 'string' ? (attempt as Attempt) : null;
}
