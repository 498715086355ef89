import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import { hashToken } from './tokens.ts';

/** The secrets of this installation: the first one encrypts and signs, all of them decrypt. */
export const secretsOf = (secret: string) => secret.split('\n');

export const newestSecret = (secret: string) => secret.split('\n', 1)[0] ?? secret;

/**
 * A token derived from a secret, so an email can contain it although only its hash is stored. With `hash`, returns the token
 * with that hash, even if it was derived from an older secret.
 */
export function derivedToken({ secret }: Pick<Config, 'secret'>, what: string, hash?: string) {
  const tokens = secretsOf(secret).map((one) =>
    createHmac('sha256', one).update(what).digest('base64url'),
  );
  const known = hash && tokens.find((token) => hashToken(token) === hash);
  return known || (tokens[0] as string);
}
