import { choiceNames } from '@helpdesk/sdk/rules/ticket-fields';
import type { ExportedTables } from './export-kinds.ts';

/** Tickets, and all that is theirs. */
export const ticketsTables = {
  tickets: {
    file: 'tickets',
    columns: `
      id number subject description ${choiceNames.join(' ')} customer_name customer_email
      customer_user_id:u assigned_agent_id:u source follow_up_of created_at updated_at
      opened_by first_response_at first_responder_id:u first_response_ms:n assigned_at
      resolved_at resolved_by:u mail_id form_id last_speaker last_spoken_at last_message
      news_at snoozed_at snoozed_until unsnoozed_at domain has_file:n external_id
      metadata:j visitor_context:j`,
  },
  merged_tickets: {
    file: 'merged-tickets',
    columns: `
      id number subject customer_name customer_email customer_user_id:u into_id root_id
      merged_at merged_by:u kept:j external_id`,
  },
  imported_tickets: {
    file: 'imported-tickets',
    columns: 'external_id ticket_id number imported_at',
  },
  ticket_splits: {
    file: 'ticket-splits',
    columns: 'ticket_id from_id split_at kept:j',
  },
  ticket_messages: {
    file: 'ticket-messages',
    columns: `
      id ticket_id author_type visibility user_id:u author_name author_email body
      created_at mail_id merged_from draft draft_format via`,
  },
  ticket_activity: {
    file: 'ticket-activity',
    columns: `
      id ticket_id actor_user_id:u actor_type kind from_value to_value created_at
      merged_from via`,
  },
  ticket_ccs: {
    file: 'ticket-ccs',
    columns: 'ticket_id email name created_at',
  },
  ticket_followers: {
    file: 'ticket-followers',
    columns: 'ticket_id user_id:u created_at',
  },
  ticket_links: {
    file: 'ticket-links',
    columns: 'ticket_id other_id kind created_at',
  },
  ticket_former_people: {
    file: 'ticket-former-people',
    columns: 'ticket_id email',
  },
  ticket_mentions: {
    file: 'ticket-mentions',
    columns: 'ticket_id message_id user_id:u name created_at',
  },
  ticket_reads: {
    file: 'ticket-reads',
    columns: 'user_id:u ticket_id read_at',
  },
  ticket_tags: {
    file: 'ticket-tags',
    columns: 'ticket_id tag_id updated_at merged_from',
  },
  ticket_tasks: {
    file: 'ticket-tasks',
    columns: `
      id ticket_id title assignee_id:u due_on position:n done_at done_by:u created_by:u
      created_at deleted_at merged_from`,
  },
  time_entries: {
    file: 'time-entries',
    columns: `
      id ticket_id user_id:u minutes:n day note started_at created_at deleted_at
      merged_from`,
  },
  scheduled_replies: {
    file: 'scheduled-replies',
    columns: `
      id ticket_id user_id:u body status hold_seconds:n send_at stopped due_at created_at
      merged_from`,
    left: { leased_until: 'only work of a server', attempts: 'only work of a server' },
  },
  ticket_snoozes: {
    file: 'ticket-snoozes',
    columns: 'id ticket_id user_id:u due_at',
    left: { leased_until: 'only work of a server', attempts: 'only work of a server' },
  },
  macro_runs: {
    file: 'macro-runs',
    columns: 'id ticket_id user_id:u macro_name done:j note due_at created_at undone_at',
    left: { leased_until: 'only work of a server', attempts: 'only work of a server' },
  },
  put_away_tickets: {
    file: 'put-away-tickets',
    columns: `
      id place number subject customer_name customer_email first_words put_away_at
      put_away_by:u blocked_by content:j`,
  },
  put_away_words: {
    file: 'put-away-words',
    columns: 'id words',
  },
  form_submissions: {
    file: 'form-submissions',
    columns: 'id form_id data:j ticket_id source ip_address created_at search_text',
  },
  inbound_mails: {
    file: 'inbound-mails',
    columns: `
      id recipients:j envelope_from size:n state outcome error sender fingerprint
      ticket_id received_at done_at raw:b client_ip client_helo`,
    left: {
      due_at: 'only work of the server that took it in',
      leased_until: 'only work of a server',
      attempts: 'only work of a server',
    },
  },
} as const satisfies ExportedTables;
