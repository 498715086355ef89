import type { Remembering } from '../../server-context.ts';

/**
 * Keeps what is counted of an organization in memory for some milliseconds, since each count would be a write of its own. What
 * waits when the server stops is written then.
 */
export function gather<Waiting>(
  pause: number,
  begin: () => Waiting,
  write: (server: Remembering, organizationId: string, waiting: Waiting) => Promise<void>,
) {
  function create(server: Remembering, atStop: (finish: () => Promise<unknown>) => void) {
    const all = new Map<string, Waiting>();
    atStop(() => Promise.all([...all.keys()].map((id) => writeNow(server, id))));
    return all;
  }

  /** Writes what waits of an organization. */
  async function writeNow(server: Remembering, organizationId: string): Promise<void> {
    const all = server.memory.of(create);
    const waiting = all.get(organizationId);
    if (waiting === undefined) return;
    all.delete(organizationId);
    await write(server, organizationId, waiting);
  }

  /** What waits of an organization, to add to. */
  function of(server: Remembering, organizationId: string): Waiting {
    const all = server.memory.of(create);
    const known = all.get(organizationId);
    if (known !== undefined) return known;
    const waiting = begin();
    all.set(organizationId, waiting);
    setTimeout(() => writeNow(server, organizationId).catch(() => {}), pause).unref();
    return waiting;
  }

  return { of, writeNow };
}
