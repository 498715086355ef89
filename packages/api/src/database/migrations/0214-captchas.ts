import { columns, type Migration } from './migration.ts';

/** The captcha that an organization has set up for its contact forms. */
export const captchas: Migration = {
  name: '0214-captchas',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('captchas', (table) => {
        const { text, optional, organization } = columns(table, dialect);
        organization().primary();
        text('provider');
        text('site_key');
        text('secret_sealed');
        optional('problem');
        optional('problem_since');
      }),
    );
  },
};
