import type { Remembering } from './server-context.ts';

/**
 * Keeps what is counted of an organization in memory for some milliseconds, since each count would be a write of its own and end
 * ETags. A crash loses what waits; a server that stops writes it.
 */
export function gather<Waiting>(
  pause: number,
  begin: () => Waiting,
  write: (server: Remembering, organizationId: string, waiting: Waiting) => Promise<void>,
) {
  function create(server: Remembering, atStop: (finish: () => Promise<unknown>) => void) {
    const all = new Map<string, Waiting>();
    const writing = new Map<string, Promise<unknown>>();
    const ids = () => [...new Set([...all.keys(), ...writing.keys()])];
    atStop(() => Promise.all(ids().map((id) => writeNow(server, id))));
    return { all, writing };
  }

  /** Resolves once all that was counted of an organization before the call is stored, also what was being written. */
  async function writeNow(server: Remembering, organizationId: string): Promise<void> {
    const { all, writing } = server.memory.of(create);
    const before = writing.get(organizationId)?.catch(() => {});
    const waiting = all.get(organizationId);
    if (waiting === undefined) return void (await before);
    all.delete(organizationId);
    const both = Promise.all([before, write(server, organizationId, waiting)]);
    writing.set(organizationId, both);
    try {
      await both;
    } finally {
      if (writing.get(organizationId) === both) writing.delete(organizationId);
    }
  }

  /** What waits of an organization, to add to. */
  function of(server: Remembering, organizationId: string): Waiting {
    const { all } = server.memory.of(create);
    const known = all.get(organizationId);
    if (known !== undefined) return known;
    const waiting = begin();
    all.set(organizationId, waiting);
    setTimeout(() => writeNow(server, organizationId).catch(() => {}), pause).unref();
    return waiting;
  }

  return { of, writeNow };
}
