import { columns, type Migration } from './migration.ts';

/** Exports of whole organizations, created in the background. */
export const organizationExports: Migration = {
  name: '0130-organization-exports',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('organization_exports', (table) => {
        const { text, optional, number, organization } = columns(table, dialect);
        organization();
        text('id');
        text('state');
        text('requested_by').references('id').inTable('users').onDelete('CASCADE');
        text('created_at');
        optional('due_at');
        optional('leased_until');
        number('attempts');
        number('done');
        number('total');
        optional('sha256');
        number('size');
        number('file_count');
        optional('ready_at');
        optional('expires_at');
        table.primary(['organization_id', 'id']);
      }),
    );
    await sql(`create index organization_exports_due on organization_exports (organization_id, due_at)
      where due_at is not null`);
    // One at a time, even with concurrent requests.
    await sql(`create unique index organization_exports_one on organization_exports (organization_id)
      where state = 'waiting'`);
    await sql(`create index organization_exports_until on organization_exports (expires_at)
      where state = 'ready'`);
  },
};
