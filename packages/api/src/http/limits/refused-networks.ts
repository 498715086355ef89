import type { Context } from 'koa';
import { OutsideNetworks } from '../../auth/allowed-networks.ts';
import { keep } from '../../memory.ts';
import type { Remembering, ServerContext } from '../../server-context.ts';
import { unknownDeed } from '../deed.ts';
import { limitKey } from './client-address.ts';

const hour = 60 * 60 * 1000;
/** How many an organization gets in an hour, from however many addresses they come. */
const most = 60;

interface Noted {
  /** When the same caller was last noted from the same network. */
  last: Map<string, number>;
  /** By organization, in the hour that has begun then. */
  counts: Map<string, { since: number; count: number }>;
}

const createNoted = (_: Remembering): Noted => ({ last: new Map(), counts: new Map() });

/** Writes into the audit log that somebody was refused for their network: once an hour for each of them and their network. */
export function noteRefusedNetwork(context: Context, server: ServerContext, error: unknown) {
  if (!(error instanceof OutsideNetworks)) return;
  const { organizationId, user, key } = error.caller;
  const { ip } = context.state;
  const noted = server.memory.of(createNoted);
  if (isNoted(noted, organizationId, `${user?.id ?? key?.id} ${limitKey(ip)}`)) return;
  const deed = {
    ...unknownDeed(context, server, 'auth.refuseNetwork', 'sign_in'),
    outcome: 'refused' as const,
    reason: error.code,
    organizationId,
    actor: {
      type: user ? ('member' as const) : ('api_key' as const),
      id: user?.id ?? null,
      name: user?.name ?? key?.name ?? null,
      email: user?.email ?? null,
      key,
    },
  };
  // Whoever is refused does not wait for it.
  server.database.writeDown(deed).catch((err: unknown) => {
    server.log.error({ err }, "Couldn't add a rejected network to the audit log");
  });
}

function isNoted({ last, counts }: Noted, organizationId: string, caller: string): boolean {
  const at = Date.now();
  const name = `${organizationId} ${caller}`;
  if (at - (last.get(name) ?? 0) < hour) return true;
  keep(last, name, at);
  const found = counts.get(organizationId);
  const { since, count } = found && at - found.since < hour ? found : { since: at, count: 0 };
  keep(counts, organizationId, { since, count: count + 1 });
  return count >= most;
}
