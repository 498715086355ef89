import { columns, type Migration } from './migration.ts';

/** The API key that was replaced, and how long it works alongside the new one. */
export const rotatedKeys: Migration = {
  name: '0097-rotated-keys',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('api_keys', (table) => {
        const { optional } = columns(table, dialect);
        optional('previous_hash').unique();
        optional('previous_until');
      }),
    );
  },
};
