import type { Remembering } from './server-context.ts';

/**
 * Collects an organization's counts in memory for some milliseconds, because each count would be a separate write and invalidate
 * ETags. A crash loses pending counts; a stopping server writes them.
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

  /** Resolves once all counts of an organization from before the call are stored, including those already being written. */
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

  /** The pending counts of an organization, to add to. */
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
