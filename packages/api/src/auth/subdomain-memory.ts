import { keep } from '../memory.ts';
import type { Remembering } from '../server-context.ts';
import { findBySubdomain, formerOwnerOf } from './store/organizations.ts';

interface Remembered {
  id: string;
  version: number;
}

const createNames = () => new Map<string, Remembered>();

/**
 * The id of the organization with this subdomain, now or formerly. A present subdomain is remembered until the version of its
 * organization changes, as it does when the subdomain is given up; nobody else can have it before.
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
