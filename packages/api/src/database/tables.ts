import type { BlockedSenderRow } from './rows/blocked-senders.ts';
import type { CannedReplyRow } from './rows/canned-replies.ts';
import type {
  ChatAccessRow,
  ChatActivityRow,
  ChatAttendanceRow,
  ChatMessageRow,
  ChatSessionRow,
  ChatSettingsRow,
} from './rows/chat.ts';
import type { ChatbotQueryRow, ChatbotQuestionRow } from './rows/chatbot.ts';
import type { CustomDomainRow } from './rows/domains.ts';
import type {
  CounterRow,
  EventRow,
  IdempotencyKeyRow,
  OutboxRow,
  ScheduleRow,
  TallyRow,
} from './rows/events.ts';
import type { ContactFormRow, FormSubmissionRow } from './rows/forms.ts';
import type {
  FileRow,
  HelpArticleRow,
  HelpCategoryRow,
  HelpReaderRow,
  HelpSlugRow,
} from './rows/help.ts';
import type { MacroRow, MacroRunRow } from './rows/macros.ts';
import type { InboundMailRow } from './rows/mail.ts';
import type { DigestRow, MailHealthRow } from './rows/mail-out.ts';
import type {
  EmailChangeRow,
  FormerSubdomainRow,
  InvitationRow,
  MembershipRow,
  NotificationRow,
  OrganizationRow,
  PasswordResetRow,
  SessionRow,
  SocketTicketRow,
  UserRow,
} from './rows/people.ts';
import type {
  ApiKeyRow,
  WebhookDeliveryRow,
  WebhookHealthRow,
  WebhookRow,
} from './rows/programs.ts';
import type { PutAwayRow } from './rows/put-away.ts';
import type { TagRow, TicketTagRow } from './rows/tags.ts';
import type { TicketViewRow } from './rows/ticket-views.ts';
import type {
  MergedTicketRow,
  ScheduledReplyRow,
  SearchDocumentRow,
  TicketAccessRow,
  TicketActivityRow,
  TicketCcRow,
  TicketFollowerRow,
  TicketFormerPersonRow,
  TicketMentionRow,
  TicketMessageRow,
  TicketReadRow,
  TicketRow,
  TicketSnoozeRow,
  TicketSplitRow,
} from './rows/tickets.ts';

export interface Rows {
  organizations: OrganizationRow;
  former_subdomains: FormerSubdomainRow;
  users: UserRow;
  memberships: MembershipRow;
  sessions: SessionRow;
  password_resets: PasswordResetRow;
  email_changes: EmailChangeRow;
  invitations: InvitationRow;
  socket_tickets: SocketTicketRow;
  counters: CounterRow;
  contact_forms: ContactFormRow;
  form_submissions: FormSubmissionRow;
  canned_replies: CannedReplyRow;
  ticket_views: TicketViewRow;
  macros: MacroRow;
  chatbot_queries: ChatbotQueryRow;
  chatbot_questions: ChatbotQuestionRow;
  help_categories: HelpCategoryRow;
  help_articles: HelpArticleRow;
  help_slugs: HelpSlugRow;
  help_readers: HelpReaderRow;
  files: FileRow;
  chat_sessions: ChatSessionRow;
  chat_messages: ChatMessageRow;
  chat_activity: ChatActivityRow;
  chat_access: ChatAccessRow;
  chat_settings: ChatSettingsRow;
  chat_attendance: ChatAttendanceRow;
  all_tags: TagRow;
  tickets: TicketRow;
  merged_tickets: MergedTicketRow;
  ticket_splits: TicketSplitRow;
  ticket_messages: TicketMessageRow;
  ticket_activity: TicketActivityRow;
  ticket_access: TicketAccessRow;
  ticket_ccs: TicketCcRow;
  ticket_followers: TicketFollowerRow;
  ticket_former_people: TicketFormerPersonRow;
  ticket_mentions: TicketMentionRow;
  ticket_reads: TicketReadRow;
  ticket_tags: TicketTagRow;
  scheduled_replies: ScheduledReplyRow;
  ticket_snoozes: TicketSnoozeRow;
  blocked_senders: BlockedSenderRow;
  put_away_tickets: PutAwayRow;
  macro_runs: MacroRunRow;
  search_documents: SearchDocumentRow;
  events: EventRow;
  outbox: OutboxRow;
  schedules: ScheduleRow;
  idempotency_keys: IdempotencyKeyRow;
  tallies: TallyRow;
  api_keys: ApiKeyRow;
  webhooks: WebhookRow;
  webhook_health: WebhookHealthRow;
  webhook_deliveries: WebhookDeliveryRow;
  notifications: NotificationRow;
  digests: DigestRow;
  mail_health: MailHealthRow;
  inbound_mails: InboundMailRow;
  custom_domains: CustomDomainRow;
}

/** Tables that an `Org` provides, each with the column that scopes a row to its organization. */
export const orgTables = {
  organizations: 'id',
  former_subdomains: 'organization_id',
  memberships: 'organization_id',
  invitations: 'organization_id',
  socket_tickets: 'organization_id',
  counters: 'organization_id',
  contact_forms: 'organization_id',
  form_submissions: 'organization_id',
  canned_replies: 'organization_id',
  ticket_views: 'organization_id',
  macros: 'organization_id',
  chatbot_queries: 'organization_id',
  chatbot_questions: 'organization_id',
  help_categories: 'organization_id',
  help_articles: 'organization_id',
  help_slugs: 'organization_id',
  help_readers: 'organization_id',
  files: 'organization_id',
  chat_sessions: 'organization_id',
  chat_messages: 'organization_id',
  chat_activity: 'organization_id',
  chat_access: 'organization_id',
  chat_settings: 'organization_id',
  chat_attendance: 'organization_id',
  all_tags: 'organization_id',
  tickets: 'organization_id',
  merged_tickets: 'organization_id',
  ticket_splits: 'organization_id',
  ticket_messages: 'organization_id',
  ticket_activity: 'organization_id',
  ticket_access: 'organization_id',
  ticket_ccs: 'organization_id',
  ticket_followers: 'organization_id',
  ticket_former_people: 'organization_id',
  ticket_mentions: 'organization_id',
  ticket_reads: 'organization_id',
  ticket_tags: 'organization_id',
  scheduled_replies: 'organization_id',
  ticket_snoozes: 'organization_id',
  blocked_senders: 'organization_id',
  put_away_tickets: 'organization_id',
  macro_runs: 'organization_id',
  search_documents: 'organization_id',
  events: 'organization_id',
  outbox: 'organization_id',
  idempotency_keys: 'organization_id',
  tallies: 'organization_id',
  api_keys: 'organization_id',
  webhooks: 'organization_id',
  webhook_health: 'organization_id',
  webhook_deliveries: 'organization_id',
  notifications: 'organization_id',
  digests: 'organization_id',
  mail_health: 'organization_id',
  inbound_mails: 'organization_id',
  custom_domains: 'organization_id',
} as const satisfies { [T in keyof Rows]?: keyof Rows[T] };

export type OrgTable = keyof typeof orgTables;

/** Tables that are read before the organization is known, or across organizations. */
export const directoryTables = [
  'organizations',
  'former_subdomains',
  'users',
  'memberships',
  'sessions',
  'password_resets',
  'email_changes',
  'invitations',
  'socket_tickets',
  'ticket_access',
  'chat_sessions',
  'chat_settings',
  'chat_access',
  'chat_attendance',
  'idempotency_keys',
  'tallies',
  'help_readers',
  'events',
  'outbox',
  'schedules',
  'api_keys',
  'webhooks',
  'webhook_health',
  'webhook_deliveries',
  'notifications',
  'custom_domains',
  'inbound_mails',
  'scheduled_replies',
  'ticket_snoozes',
  'put_away_tickets',
  'macro_runs',
  'merged_tickets',
  'ticket_splits',
] as const satisfies (keyof Rows)[];

export type DirectoryTable = (typeof directoryTables)[number];

/** Directory tables that hold nothing an organization shows, so that no version depends on them. */
export type DirectoryChange = Exclude<
  DirectoryTable,
  | 'organizations'
  | 'memberships'
  | 'invitations'
  | 'events'
  | 'chat_sessions'
  | 'chat_settings'
  | 'webhooks'
  | 'notifications'
  | 'custom_domains'
>;

export type DirectoryInsert = DirectoryChange | 'organizations';
