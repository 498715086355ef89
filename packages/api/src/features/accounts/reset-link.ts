import { derivedToken } from '../../auth/secrets.ts';
import type { Config } from '../../config.ts';

/** The secret of a password link. It's derived, so the email can contain it although only its hash is stored. */
export const resetToken = (config: Config, resetId: string, hash?: string) =>
  derivedToken(config, `password reset ${resetId}`, hash);

/** The secret is in the fragment, which is not sent to servers or other sites. */
export const resetLink = (config: Config, resetId: string, hash: string) =>
  `${config.publicUrl}/reset-password#token=${resetToken(config, resetId, hash)}`;
