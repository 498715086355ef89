import { derivedToken } from '../../auth/secrets.ts';
import type { Config } from '../../config.ts';
import type { EmailChangeRow } from '../../database/rows/people.ts';

/** The secret that confirms a new address. It's derived, so the email can contain it although only its hash is stored. */
export const confirmToken = (config: Config, changeId: string, hash?: string) =>
  derivedToken(config, `email confirm ${changeId}`, hash);

/** The secret that lets the former address recover the account. */
export const takeBackToken = (config: Config, changeId: string, hash?: string) =>
  derivedToken(config, `email take back ${changeId}`, hash);

export const confirmLink = (
  config: Config,
  { id, confirm_hash: hash }: Pick<EmailChangeRow, 'id' | 'confirm_hash'>,
) => `${config.publicUrl}/confirm-email/${confirmToken(config, id, hash)}`;

export const takeBackLink = (
  config: Config,
  { id, take_back_hash: hash }: Pick<EmailChangeRow, 'id' | 'take_back_hash'>,
) => `${config.publicUrl}/take-back-email/${takeBackToken(config, id, hash)}`;
