import { columns, type Migration } from './migration.ts';

/** A custom domain for each organization; only a verified one excludes other claims. */
export const customDomains: Migration = {
  name: '0020-custom-domains',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('custom_domains', (table) => {
        const { text, optional, number, organization } = columns(table, dialect);
        organization().primary();
        text('domain');
        text('token');
        text('created_at');
        optional('verified_at');
        optional('checked_at');
        number('failures');
        optional('failing_since');
      }),
    );
    await sql(`create unique index custom_domains_verified
      on custom_domains (domain) where verified_at is not null`);
    await sql('create index custom_domains_claimed on custom_domains (domain)');
  },
};
