import type { Database } from './database/types.ts';
import type { Memory, Remembering } from './server-context.ts';

/** The empty in-memory state of a starting server; each part is created when it is first used. */
export function createMemory(database: Database): Memory {
  const parts = new Map<unknown, unknown>();
  const finishing: (() => Promise<unknown>)[] = [];
  const memory: Memory = {
    of(create) {
      if (!parts.has(create))
        parts.set(
          create,
          create(server, (finish) => finishing.push(finish)),
        );
      return parts.get(create) as ReturnType<typeof create>;
    },
    async finish() {
      await Promise.all(finishing.map((finish) => finish()));
    },
  };
  const server: Remembering = { database, memory };
  return memory;
}

/** Caches a value. A full cache starts again: it only saves a query, and outsiders may fill it on purpose. */
export function keep<Value>(
  memory: Map<string, Value>,
  name: string,
  value: Value,
  capacity = 10_000,
) {
  if (memory.size >= capacity && !memory.has(name)) memory.clear();
  memory.set(name, value);
}
