import { isEmail, normalizeEmail } from '@helpdesk/sdk/rules/email';
import { type JWTPayload, jwtVerify } from 'jose';

/** A visitor's identity, signed by the server of the host page. */
export interface Identity {
  name: string | null;
  email: string;
  /** Other signed data about the visitor. */
  context: unknown;
}

/** Maximum lifetime of a token in seconds. */
const longest = 24 * 60 * 60;

/**
 * Verifies a JWT signed by the host's server with the organization's secret. Accepts only HS256, whatever the token
 * declares, and a lifetime of at most a day, because a copied token can't be revoked.
 */
export async function readIdentity(
  secret: string,
  token: string,
  at = Date.now(),
): Promise<Identity | null> {
  const claims = await claimsOf(secret, token, at);
  const { name, email, context } = claims ?? {};
  if (typeof email !== 'string' || email.length > 254 || !isEmail(email.trim())) return null;
  const given = typeof name === 'string' ? name.trim().slice(0, 120) : '';
  return { name: given || null, email: normalizeEmail(email.trim()), context };
}

async function claimsOf(secret: string, token: string, at: number): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
      // Clock tolerance for early tokens only: up to a minute early, never late.
      clockTolerance: 60,
      currentDate: new Date(at),
    });
    const { exp = 0, iat = exp } = payload;
    const seconds = at / 1000;
    const isShort = exp - iat <= longest && exp <= seconds + longest + 60;
    return exp > seconds && isShort ? payload : null;
  } catch {
    return null;
  }
}
