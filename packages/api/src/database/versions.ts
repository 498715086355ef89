import type { Engine } from './engine.ts';
import type { Versions } from './types.ts';

/**
 * The versions of organizations, as far as they are remembered. One process owns an SQLite file and sets what it commits;
 * on PostgreSQL every commit of any node makes them forgotten, and none is trusted unless the node hears the others.
 */
export function rememberVersions(engine: Pick<Engine, 'dialect' | 'isUpToDate' | 'onChange'>) {
  const known = new Map<string, number>();
  let changes = 0;
  /** Reads that nothing has changed since they began, by what they ask. */
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
    /** A commit of this node: on PostgreSQL one of another node may have come after it, and been heard before. */
    committed(organizationId: string, version: number) {
      forget(organizationId);
      if (engine.dialect === 'sqlite') known.set(organizationId, version);
    },
    /**
     * Remembers the versions in what is read, unless anything changed meanwhile. Who asks the same before the answer is there
     * waits for it too: after a commit, everybody asks at once.
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
