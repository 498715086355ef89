import { columns, type Migration } from './migration.ts';

/** The reason why a member is away. */
export const awayReasons: Migration = {
  name: '0260-away-reasons',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('memberships', (table) => {
        columns(table, dialect).optional('away_reason');
      }),
    );
  },
};
