import type { ExportedTables } from './export-kinds.ts';

/** Files and formatted texts. */
export const filesTables = {
  stored_files: {
    file: 'stored-files',
    columns: 'sha256 size:n verdict threat',
    left: { claimed_at: 'only work of a server', removing_at: 'only work of a server' },
  },
  message_files: {
    file: 'message-files',
    columns: `
      id sha256 size:n type name uploaded_by:u created_at message_id position:n visitor
      verdict threat`,
  },
  message_html: {
    file: 'message-html',
    columns: 'message_id html folded markdown sender_check:j mail_people:j',
  },
  files: {
    file: 'files',
    columns: 'name type size:n created_at sha256',
    left: {
      bytes: 'is among the files',
      unused_since: 'only work of a server',
      stored_at: 'only work of a server',
    },
  },
} as const satisfies ExportedTables;
