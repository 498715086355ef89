import { columns, type Migration } from './migration.ts';

/** Files that visitors uploaded but haven't sent yet, by the hash of their network. */
export const unsentUploads: Migration = {
  name: '0190-unsent-uploads',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('unsent_uploads', (table) => {
        const { text, number, organization } = columns(table, dialect);
        organization();
        text('id');
        text('network');
        number('size');
        text('created_at');
        table.primary(['organization_id', 'id']);
      }),
    );
    await sql('create index unsent_uploads_by_age on unsent_uploads (created_at)');
  },
};
