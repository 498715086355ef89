import type { Schema } from '@helpdesk/sdk/contract/operations';
import { deviceOf } from '../../auth/device-name.ts';
import { forgetSession } from '../../auth/session-memory.ts';
import { endOtherSessions } from '../../auth/store/sessions.ts';
import { hashToken } from '../../auth/tokens.ts';
import type { Handlers } from '../../http/handlers.ts';
import { endSessionById, type ShownSession, sessionsOf } from './store/sessions.ts';

export const sessions: Handlers<'sessions'> = {
  list: async ({ server, session, token }) => {
    const own = token && hashToken(token);
    const rows = await sessionsOf(server.database.directory, session.user.id);
    const presented = rows.map((row) => present(row, row.token_hash === own));
    return presented.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  },

  endOthers: async ({ server, session, token }) => {
    const { directory } = server.database;
    await directory
      .locking({ users: [session.user.id] })
      .write((tx) => endOtherSessions(tx, session.user.id, token));
    forgetSession(server);
  },

  end: async ({ server, session, params }) => {
    await endSessionById(server.database.directory, session.user.id, params.id);
    forgetSession(server);
  },
};

function present(row: ShownSession, isCurrent: boolean): Schema<'AccountSession'> {
  return {
    id: row.id,
    ...deviceOf(row.user_agent),
    address: row.address,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isCurrent,
  };
}
