import { columns, type Migration } from './migration.ts';

/** Files of messages. Their bytes are stored below the data folder, once for each organization and hash. */
export const messageFiles: Migration = {
  name: '0069-message-files',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('message_files', (table) => {
        const { text, optional, number, organization } = columns(table, dialect);
        organization();
        text('id');
        text('sha256');
        number('size');
        text('type');
        text('name');
        optional('uploaded_by').references('id').inTable('users').onDelete('SET NULL');
        text('created_at');
        // No foreign key: it is the id of a scheduled reply, a message, the ticket of a description, or something in the trash.
        optional('message_id');
        number('position');
        table.primary(['organization_id', 'id']);
      }),
    );
    await sql(`create index message_files_by_message on message_files (organization_id, message_id)
      where message_id is not null`);
    await sql(`create index message_files_unnamed on message_files (organization_id, created_at)
      where message_id is null`);
    await sql('create index message_files_by_hash on message_files (organization_id, sha256)');
    await sql(`create index message_files_by_member on message_files (uploaded_by)
      where uploaded_by is not null`);
  },
};
