import type { Config } from '../config.ts';
import { isSigned, sign } from './signature.ts';
import { hashToken } from './tokens.ts';

type Secret = Pick<Config, 'secret'>;

const mailed = (hash: string) => `mailed invitation ${hash}`;

/** The token of the mailed link: it shows that its reader has the mailbox, which the inviter's link does not. */
export const mailedToken = (config: Secret, token: string) =>
  `${token}.${sign(config, mailed(hashToken(token)))}`;

/** The hash of the token of either link, and whether the link is the mailed one. */
export function readInvitationToken(config: Secret, text: string) {
  const [, token = '', signature = ''] = /^([\w-]+)\.([a-z2-7]{20})$/.exec(text) ?? [];
  const hash = hashToken(token);
  return token && isSigned(config, mailed(hash), signature)
    ? { hash, isMailed: true }
    : { hash: hashToken(text), isMailed: false };
}
