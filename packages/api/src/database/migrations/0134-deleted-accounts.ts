import { columns, type Migration } from './migration.ts';

/** When an account is deleted at its user's request. */
export const deletedAccounts: Migration = {
  name: '0134-deleted-accounts',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('users', (table) => {
        columns(table, dialect).optional('deletes_at');
      }),
    );
    await sql('create index users_leaving on users (deletes_at) where deletes_at is not null');
    await sql(`create index users_by_former_organization on users (former_organization_id)
      where former_organization_id is not null`);
  },
};
