import type { Database } from '../database/types.ts';
import type { StoredFile } from './backup-folder.ts';

/** The counts of a restored database, and the files that it references. */
export interface Restored {
  organizations: number;
  tickets: number;
  users: number;
  named: StoredFile[];
}

/** Counts the contents of a database. */
export async function readRestored({ directory, org }: Database): Promise<Restored> {
  const rows = await directory.all<{ id: string }>(directory.from('organizations').select('id'));
  const count = directory.from('users').count({ count: '*' });
  const users = Number((await directory.first<{ count: number }>(count))?.count ?? 0);
  let tickets = 0;
  const named: StoredFile[] = [];
  for (const { id } of rows) {
    const all = org(id).from('tickets').count({ count: '*' });
    tickets += Number((await org(id).first<{ count: number }>(all))?.count ?? 0);
    for (const table of ['message_files', 'files'] as const) {
      const hashes = org(id).from(table).whereNotNull('sha256').distinct('sha256');
      const found = await org(id).all<{ sha256: string }>(hashes);
      named.push(...found.map(({ sha256 }) => ({ organizationId: id, sha256 })));
    }
  }
  return { organizations: rows.length, tickets, users, named };
}
