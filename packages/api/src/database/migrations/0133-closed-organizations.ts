import { columns, type Migration } from './migration.ts';

/** When a closed organization is deleted, and whether its admins have been reminded. */
export const closedOrganizations: Migration = {
  name: '0133-closed-organizations',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('organizations', (table) => {
        const { optional } = columns(table, dialect);
        optional('deletes_at');
        optional('deletion_told_at');
      }),
    );
    await sql(`create index organizations_closed on organizations (deletes_at)
      where deletes_at is not null`);
  },
};
