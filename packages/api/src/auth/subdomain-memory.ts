import { keep } from '../memory.ts';
import type { Remembering } from '../server-context.ts';
import { findBySubdomain, formerOwnerOf } from './store/organizations.ts';

interface Remembered {
  id: string;
  version: number;
}

const createNames = () => new Map<string, Remembered>();

/**
 * The ID of the organization with this current or former subdomain. A current one is cached until its organization's version
 * changes, which releasing the subdomain does; no one else can claim it earlier.
 */
export async function recognizeSubdomain(
  { database, memory }: Remembering,
  subdomain: string,
): Promise<string | null> {
  const names = memory.of(createNames);
  const name = subdomain.toLowerCase();
  const known = names.get(name);
  if (known && database.rememberedVersion(known.id) === known.version) return known.id;
  const found = await database.learnVersions(
    `subdomain ${name}`,
    () => findBySubdomain(database.directory, name),
    (one) => (one ? [[one.id, one.version]] : []),
  );
  if (!found) return formerOwnerOf(database.directory, name);
  keep(names, name, { id: found.id, version: found.version });
  return found.id;
}
