import type { Org, Query } from '../../../database/types.ts';
import { type TableOfExport, tablesInOrder } from '../tables/export-tables.ts';

/** Rows to read at once. Emails and pictures may be stored in their rows, so they are read one by one. */
export const batchOf = ({ table }: Pick<TableOfExport, 'table'>) =>
  table === 'inbound_mails' || table === 'files' ? 1 : 200;

/** The exported rows of a table, sorted by key. */
export function exportedRows(org: Org, { table, columns }: TableOfExport): Query {
  const names = columns.map(({ name }) => name);
  const query = narrowed(org, table).select(names).orderBy(names.slice(0, 2));
  // Pictures that have not been moved yet have their bytes in the row.
  return table === 'files' ? query.select('bytes') : query;
}

function narrowed(org: Org, table: TableOfExport['table']): Query {
  const query = org.from(table);
  // Uploads that no message uses are deleted within a day.
  if (table === 'message_files') return query.whereNotNull('message_id');
  if (table === 'stored_files') return query.whereIn('sha256', namedHashes(org));
  return query;
}

const namedHashes = (org: Org) =>
  org
    .from('message_files')
    .whereNotNull('message_id')
    .select('sha256')
    .union([org.from('files').whereNotNull('sha256').select('sha256')]);

/** Counts the exported rows of a table. */
export const countOfRows = (org: Org, { table }: TableOfExport): Query =>
  narrowed(org, table).count('* as count');

/** All people that rows of the organization reference: its members, former members and others. */
export const exportedPeople = (org: Org): Query =>
  org
    .from('memberships')
    .rightJoin('users', 'users.id', 'memberships.user_id')
    .whereIn('users.id', namedPeople(org))
    .orderBy('users.id')
    .select(
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.profile_image_url',
      'users.notification_preferences',
      'users.undo_send_seconds',
      'users.created_at',
      'memberships.id as membership_id',
    );

function namedPeople(org: Org): Query {
  const sources = tablesInOrder.flatMap(({ table, columns }) =>
    columns.filter(({ kind }) => kind === 'user').map(({ name }) => ({ table, name })),
  );
  const [first, ...others] = sources.map(({ table, name }) =>
    org.from(table).whereNotNull(name).select(`${name} as user_id`),
  );
  return (first as Query).union(others);
}
