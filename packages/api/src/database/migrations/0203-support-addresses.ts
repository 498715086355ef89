import { columns, type Migration } from './migration.ts';

/** An organization's own addresses whose email is forwarded here. Only a verified one excludes other claims. */
export const supportAddresses: Migration = {
  name: '0203-support-addresses',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('support_addresses', (table) => {
        const { text, optional, organization } = columns(table, dialect);
        organization();
        text('id');
        text('email');
        optional('name');
        optional('signature');
        optional('assignee_id').references('id').inTable('users').onDelete('SET NULL');
        text('inbound_tag');
        optional('test_token');
        optional('tested_at');
        optional('arrived_at');
        optional('verified_at');
        optional('send_problem');
        optional('send_refused_at');
        text('created_at');
        table.primary(['organization_id', 'id']);
        table.unique(['organization_id', 'email']);
      }),
    );
    await sql(`create unique index support_addresses_verified
      on support_addresses (email) where verified_at is not null`);
    await sql(`create index support_addresses_by_assignee on support_addresses (assignee_id)
      where assignee_id is not null`);
  },
};
