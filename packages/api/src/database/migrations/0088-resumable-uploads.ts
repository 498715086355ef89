import { columns, type Migration } from './migration.ts';

/** Resumable uploads. Their pieces are stored with the unfinished files. */
export const resumableUploads: Migration = {
  name: '0088-resumable-uploads',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('resumable_uploads', (table) => {
        const { text, optional, json, number, organization } = columns(table, dialect);
        organization();
        text('id');
        text('name');
        number('size');
        number('received');
        json('pieces', '[]');
        optional('uploaded_by').references('id').inTable('users').onDelete('CASCADE');
        optional('visitor');
        optional('rules');
        text('created_at');
        table.primary(['organization_id', 'id']);
      }),
    );
    await sql(
      `create index resumable_uploads_by_age on resumable_uploads (organization_id, created_at)`,
    );
    await sql(`create index resumable_uploads_by_member on resumable_uploads (uploaded_by)
      where uploaded_by is not null`);
  },
};
