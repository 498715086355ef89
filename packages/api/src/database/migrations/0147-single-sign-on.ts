import { columns, type Migration } from './migration.ts';

/** Single sign-on with OpenID Connect: the provider of an organization, its domains, and the users it has identified. */
export const singleSignOn: Migration = {
  name: '0147-single-sign-on',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('sso_connections', (table) => {
        const { text, optional, flag, json, organization } = columns(table, dialect);
        organization().primary();
        text('issuer');
        text('client_id');
        text('client_secret_sealed');
        flag('makes_members', 1);
        optional('role_claim');
        json('roles', '[]');
        text('default_role');
        text('max_role');
        text('created_at');
        optional('last_used_at');
      }),
    );
    await apply(
      schema().createTable('sso_domains', (table) => {
        const { text, optional, organization } = columns(table, dialect);
        text('id').primary();
        organization();
        text('domain');
        text('token');
        text('created_at');
        optional('verified_at');
        table.unique(['organization_id', 'domain']);
      }),
    );
    await sql(`create unique index sso_domains_verified
      on sso_domains (domain) where verified_at is not null`);
    await apply(
      schema().createTable('sso_identities', (table) => {
        const { text, organization } = columns(table, dialect);
        organization();
        text('issuer');
        text('subject');
        text('user_id').references('id').inTable('users').onDelete('CASCADE').index();
        text('created_at');
        table.primary(['organization_id', 'issuer', 'subject']);
      }),
    );
    await apply(
      schema().alterTable('organizations', (table) => {
        columns(table, dialect).flag('sso_only', 0);
      }),
    );
    await apply(
      schema().alterTable('sessions', (table) => {
        columns(table, dialect).flag('by_sso', 0);
      }),
    );
  },
};
