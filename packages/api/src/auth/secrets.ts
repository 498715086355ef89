import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import { hashToken } from './tokens.ts';

/** The secrets of this installation: the first seals and signs, all of them open. */
export const secretsOf = (secret: string) => secret.split('\n');

export const newestSecret = (secret: string) => secret.split('\n', 1)[0] ?? secret;

/**
 * A token derived from a secret, so that a mail can contain it although only its hash is stored. With its hash it is
 * that of the secret of then.
 */
export function derivedToken({ secret }: Pick<Config, 'secret'>, what: string, hash?: string) {
  const tokens = secretsOf(secret).map((one) =>
    createHmac('sha256', one).update(what).digest('base64url'),
  );
  const known = hash && tokens.find((token) => hashToken(token) === hash);
  return known || (tokens[0] as string);
}
