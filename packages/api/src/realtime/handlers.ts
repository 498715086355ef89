import { hashToken, newToken } from '../auth/tokens.ts';
import { now } from '../database/ids.ts';
import type { Handlers } from '../http/handlers.ts';

const validFor = 60_000;

export const realtime: Handlers<'realtime'> = {
  ticket: async ({ org, member, token }) => {
    const ticket = newToken();
    const expiresAt = new Date(Date.parse(now()) + validFor).toISOString();
    await org.write((tx) =>
      tx.insert('socket_tickets', {
        token_hash: hashToken(ticket),
        user_id: member.user.id,
        session_hash: hashToken(token ?? ''),
        expires_at: expiresAt,
      }),
    );
    return { ticket, expiresAt };
  },
};
