import type { ExportedTables } from './export-kinds.ts';

/** Live chats. */
export const chatsTables = {
  chat_sessions: {
    file: 'chat-sessions',
    columns: `
      id status with_bot:n visitor_id customer_name customer_email is_verified:n
      agent_id:u offered_to:u offered_at started_at requested_at accepted_at closed_at
      updated_at rating:n rating_comment rated_at page_url started_on referrer browser
      ticket_id ticket_number last_seq:n unread:n customer_delivered:n customer_read:n
      staff_delivered:n staff_read:n awaited_since called_at language consented_at
      context:j opened_by`,
  },
  chat_messages: {
    file: 'chat-messages',
    columns: 'session_id seq:n id sender_type user_id:u sender_name body created_at',
    left: { client_id: 'only tells what a browser sends twice' },
  },
  chat_activity: {
    file: 'chat-activity',
    columns: 'id session_id kind agent_name created_at',
  },
  chat_notes: {
    file: 'chat-notes',
    columns: 'session_id id user_id:u author_name body created_at',
  },
  chat_mentions: {
    file: 'chat-mentions',
    columns: 'session_id note_id user_id:u name',
  },
  chat_tags: {
    file: 'chat-tags',
    columns: 'session_id tag_id merged_from',
  },
} as const satisfies ExportedTables;
