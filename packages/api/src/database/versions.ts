import type { Engine } from './engine.ts';
import type { Versions } from './types.ts';

/**
 * The versions of organizations, as far as they are remembered. One process owns an SQLite file and sets what it commits;
 * on PostgreSQL every commit of any node makes them forgotten, and none is trusted unless the node hears the others.
 */
export function rememberVersions(engine: Pick<Engine, 'dialect' | 'isUpToDate' | 'onChange'>) {
  const known = new Map<string, number>();
  let changes = 0;

  function forget(organizationId: string | null) {
    changes += 1;
    if (organizationId === null) known.clear();
    else known.delete(organizationId);
  }
  engine.onChange(forget);

  return {
    forget,
    get: (organizationId: string) => (engine.isUpToDate() ? known.get(organizationId) : undefined),
    /** A commit of this node: on PostgreSQL one of another node may have come after it, and been heard before. */
    committed(organizationId: string, version: number) {
      forget(organizationId);
      if (engine.dialect === 'sqlite') known.set(organizationId, version);
    },
    /** Remembers the versions in what is read, unless anything changed meanwhile. */
    async learn<R>(read: () => Promise<R>, versionsIn: (found: R) => Versions): Promise<R> {
      const before = changes;
      const found = await read();
      if (changes === before) for (const [id, version] of versionsIn(found)) known.set(id, version);
      return found;
    },
  };
}
