import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

/** The secret of a link for a new password; derived, so that the mail can carry it although only its hash is stored. */
export const resetToken = (config: Config, resetId: string) =>
  createHmac('sha256', config.secret).update(`password reset ${resetId}`).digest('base64url');

/** The secret stands behind the #, where neither servers nor other sites get to see it. */
export const resetLink = (config: Config, resetId: string) =>
  `${config.publicUrl}/reset-password#token=${resetToken(config, resetId)}`;
