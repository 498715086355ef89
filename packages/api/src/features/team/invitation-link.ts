import { mailedToken } from '../../auth/invitation-token.ts';
import { derivedToken } from '../../auth/secrets.ts';
import type { Config } from '../../config.ts';
import type { InvitationRow } from '../../database/rows/people.ts';

/**
 * The secret of an invitation link. It's derived from the server's secret, so the email can contain the
 * link
 * although only its hash is stored.
 */
export const invitationToken = (config: Config, invitationId: string, hash?: string) =>
  derivedToken(config, `invitation ${invitationId}`, hash);

export const invitationLink = (config: Config, row: Pick<InvitationRow, 'id' | 'token_hash'>) =>
  `${config.publicUrl}/invite/${invitationToken(config, row.id, row.token_hash)}`;

/** The link as emailed to the invited person. */
export const mailedInvitationLink = (
  config: Config,
  row: Pick<InvitationRow, 'id' | 'token_hash'>,
) =>
  `${config.publicUrl}/invite/${mailedToken(config, invitationToken(config, row.id, row.token_hash))}`;
