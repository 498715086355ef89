import type { Engine } from './engine.ts';
import type { Versions } from './types.ts';

/**
 * Caches the versions of organizations. One process owns an SQLite file and caches what it commits; on PostgreSQL every commit
 * of any node clears them, and none is trusted unless the node receives the others' commits.
 */
export function rememberVersions(engine: Pick<Engine, 'dialect' | 'isUpToDate' | 'onChange'>) {
  const known = new Map<string, number>();
  let changes = 0;
  /** Running reads during which nothing has changed, by question. */
  const underWay = new Map<string, Promise<unknown>>();

  function forget(organizationId: string | null) {
    changes += 1;
    underWay.clear();
    if (organizationId === null) known.clear();
    else known.delete(organizationId);
  }
  engine.onChange(forget);

  async function learn<R>(read: () => Promise<R>, versionsIn: (found: R) => Versions): Promise<R> {
    const before = changes;
    const found = await read();
    if (changes === before) for (const [id, version] of versionsIn(found)) known.set(id, version);
    return found;
  }

  return {
    forget,
    get: (organizationId: string) => (engine.isUpToDate() ? known.get(organizationId) : undefined),
    /** A commit of this node. On PostgreSQL, a later commit of another node may have been received before. */
    committed(organizationId: string, version: number) {
      forget(organizationId);
      if (engine.dialect === 'sqlite') known.set(organizationId, version);
    },
    /**
     * Caches the versions in the result, unless anything changed meanwhile. Concurrent callers with the same question share the
     * result: after a commit, every client asks at once.
     */
    learn<R>(question: string, read: () => Promise<R>, versionsIn: (found: R) => Versions) {
      const other = engine.isUpToDate() && underWay.get(question);
      if (other) return other as Promise<R>;
      const reading = learn(read, versionsIn);
      underWay.set(question, reading);
      const end = () => {
        if (underWay.get(question) === reading) underWay.delete(question);
      };
      reading.then(end, end);
      return reading;
    },
  };
}
