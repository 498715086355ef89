import { columns, type Migration } from './migration.ts';

/** API keys that act for a member, and the name that customers see. Existing keys act for no member. */
export const memberKeys: Migration = {
  name: '0082-member-keys',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('api_keys', (table) => {
        const { optional } = columns(table, dialect);
        optional('acts_for_id');
        optional('public_name');
      }),
    );
  },
};
