import { createHmac, timingSafeEqual } from 'node:crypto';
import { isEmail } from '@helpdesk/sdk/rules/form-answers';

/** Who a visitor is, as the server of the host page says. */
export interface Identity {
  name: string | null;
  email: string;
}

/**
 * Reads a JWT that the host's server signed with the organization's secret. Only HS256 counts, whatever the token
 * says of itself, and it must say until when it holds.
 */
export function readIdentity(secret: string, token: string, at = Date.now()): Identity | null {
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || parsed(head)?.alg !== 'HS256') return null;
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { name, email, exp, nbf } = parsed(body) ?? {};
  const seconds = at / 1000;
  if (typeof exp !== 'number' || exp <= seconds) return null;
  if (typeof nbf === 'number' && nbf > seconds + 60) return null;
  if (typeof email !== 'string' || email.length > 254 || !isEmail(email.trim())) return null;
  const told = typeof name === 'string' ? name.trim().slice(0, 120) : '';
  return { name: told || null, email: email.trim().toLowerCase() };
}

function parsed(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
