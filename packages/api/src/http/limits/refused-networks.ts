import type { Context } from 'koa';
import { OutsideNetworks } from '../../auth/allowed-networks.ts';
import { keep } from '../../memory.ts';
import type { Remembering, ServerContext } from '../../server-context.ts';
import { unknownAuditRecord } from '../audit-record.ts';
import { limitKey } from './client-address.ts';

const hour = 60 * 60 * 1000;
/** Maximum entries per organization and hour, from any number of addresses. */
const most = 60;

interface Noted {
  /** When the same caller was last logged from the same network. */
  last: Map<string, number>;
  /** By organization, for the hour that began at `since`. */
  counts: Map<string, { since: number; count: number }>;
}

const createNoted = (_: Remembering): Noted => ({ last: new Map(), counts: new Map() });

/** Adds to the audit log that the IP allowlist refused a caller: once an hour per caller and network. */
export function noteRefusedNetwork(context: Context, server: ServerContext, error: unknown) {
  if (!(error instanceof OutsideNetworks)) return;
  const { organizationId, user, key } = error.caller;
  const { ip } = context.state;
  const noted = server.memory.of(createNoted);
  if (isNoted(noted, organizationId, `${user?.id ?? key?.id} ${limitKey(ip)}`)) return;
  const auditRecord = {
    ...unknownAuditRecord(context, server, 'auth.refuseNetwork', 'sign_in'),
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
  // The refused caller doesn't wait for it.
  server.database.writeDown(auditRecord).catch((err: unknown) => {
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
