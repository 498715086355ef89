import { columns, type Migration } from './migration.ts';

/** From when on an organization requires a second factor of its staff. */
export const requiredSecondFactor: Migration = {
  name: '0125-required-second-factor',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('organizations', (table) => {
        columns(table, dialect).optional('second_factor_from');
      }),
    );
  },
};
