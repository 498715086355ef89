import { columns, type Migration } from './migration.ts';

/** The details of a session that its user sees. An older session gets the start of its hash as id, which can't be used to sign in. */
export const sessionDevices: Migration = {
  name: '0118-session-devices',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('sessions', (table) => {
        const { optional } = columns(table, dialect);
        optional('id').unique();
        optional('user_agent');
        optional('address');
      }),
    );
    await sql('update sessions set id = substr(token_hash, 1, 22)');
  },
};
