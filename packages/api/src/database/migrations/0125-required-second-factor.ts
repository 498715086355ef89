import { columns, type Migration } from './migration.ts';

/** When an organization starts to require two-factor authentication for staff. */
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
