import type { Config } from '../config.ts';
import { isSigned, sign } from './signature.ts';
import { hashToken } from './tokens.ts';

type Secret = Pick<Config, 'secret'>;

const mailed = (hash: string) => `mailed invitation ${hash}`;

/** The token of the emailed link. It proves access to the mailbox, which the link shown to the inviter doesn't. */
export const mailedToken = (config: Secret, token: string) =>
  `${token}.${sign(config, mailed(hashToken(token)))}`;

/** Returns the token hash of either link, and whether it is the emailed one. */
export function readInvitationToken(config: Secret, text: string) {
  const [, token = '', signature = ''] = /^([\w-]+)\.([a-z2-7]{20})$/.exec(text) ?? [];
  const hash = hashToken(token);
  return token && isSigned(config, mailed(hash), signature)
    ? { hash, isMailed: true }
    : { hash: hashToken(text), isMailed: false };
}
