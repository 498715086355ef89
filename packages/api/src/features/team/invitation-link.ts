import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

/**
 * The secret of an invitation link, derived from the server's secret, so that the mail can contain the link
 * although only a hash of it is stored.
 */
export const invitationToken = (config: Config, invitationId: string) =>
  createHmac('sha256', config.secret).update(`invitation ${invitationId}`).digest('base64url');

export const invitationLink = (config: Config, invitationId: string) =>
  `${config.publicUrl}/invite/${invitationToken(config, invitationId)}`;
