import { columns, type Migration } from './migration.ts';

/** What a user is shown of their sessions. One from before has the beginning of its hash as id, which signs nobody in. */
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
