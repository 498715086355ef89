import type { Operation } from '@helpdesk/sdk/contract/operations';
import type { Context } from 'koa';
import { type Authorized, authorize } from '../auth/authorize.ts';
import { onSessionsForgotten } from '../auth/session-memory.ts';
import { Refusal } from '../refusal.ts';
import type { ServerContext } from '../server-context.ts';

/**
 * Cuts the connection of an upload or download as soon as `may` returns false. Asks whenever a permission may have ended, on
 * any node.
 */
export function endWithRight(context: Context, server: ServerContext, may: () => Promise<boolean>) {
  const cutWhereEnded = async () => {
    if (!(await may())) context.req.socket.destroy();
  };
  // Without the database, the check fails and the transfer continues, as sockets do.
  const ask = () => void cutWhereEnded().catch(() => {});
  context.res.once('close', onSessionsForgotten(server, ask));
  // The permission may have ended since the call was authorized.
  ask();
}

/** The same for a session: ends when it could no longer make the call, or would see less. */
export function endWithSession(
  context: Context,
  server: ServerContext,
  operation: Operation,
  params: Record<string, string>,
  before: Authorized,
) {
  if (!before.session) return;
  const mayStill = async () => {
    try {
      const now = await authorize(context, server, operation, params);
      return shownTo(now) === shownTo(before);
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
  endWithRight(context, server, mayStill);
}

const shownTo = ({ org, own, sees }: Authorized) =>
  JSON.stringify([
    org?.id,
    own,
    sees,
    org?.visibility && [org.visibility.userId, org.visibility.seesUnassigned],
  ]);
