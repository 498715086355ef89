import type { Context } from 'koa';
import { isOutside } from '../auth/allowed-networks.ts';
import type { Authorized } from '../auth/authorize.ts';
import { onSessionsForgotten, recognize } from '../auth/session-memory.ts';
import type { ServerContext } from '../server-context.ts';

/**
 * Cuts the connection of an upload or a download when its session ends, is no longer one of a member, or comes from a
 * network that the organization allows no more; until it is through.
 */
export function endWithSession(
  context: Context,
  server: ServerContext,
  { session, member, token }: Authorized,
) {
  if (!session || !token) return;
  const cutWhereEnded = async () => {
    const known = await recognize(server, token);
    const isStill = known?.memberships.some(
      (place) =>
        place.organizationId === member?.organizationId && !isOutside(place, context.state.ip),
    );
    if (member ? !isStill : !known) context.req.socket.destroy();
  };
  // Without the database no session can be found; what is on its way goes on, as sockets do.
  const stop = onSessionsForgotten(server, () => void cutWhereEnded().catch(() => {}));
  context.res.once('close', stop);
}
