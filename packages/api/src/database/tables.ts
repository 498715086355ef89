import type { AuditEntryRow, AuditHeadRow } from './rows/audit.ts';
import type { BlockedSenderRow } from './rows/blocked-senders.ts';
import type { CannedReplyRow } from './rows/canned-replies.ts';
import type {
  ChatAccessRow,
  ChatActivityRow,
  ChatAttendanceRow,
  ChatMentionRow,
  ChatMessageRow,
  ChatNoteRow,
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
import type { OrganizationExportRow } from './rows/exports.ts';
import type {
  MessageFileRow,
  MessageHtmlRow,
  ResumableUploadRow,
  StoredFileRow,
  UnsentUploadRow,
} from './rows/files.ts';
import type { ContactFormRow, FormSubmissionRow, NoticeAddressRow } from './rows/forms.ts';
import type {
  FileRow,
  HelpArticleRow,
  HelpCategoryRow,
  HelpReaderRow,
  HelpSlugRow,
} from './rows/help.ts';
import type { MacroRow, MacroRunRow } from './rows/macros.ts';
import type { ImapMailboxRow, InboundMailRow } from './rows/mail.ts';
import type { DigestRow, MailHealthRow, MailTextRow } from './rows/mail-out.ts';
import type {
  CustomerLanguageRow,
  CustomerRecordRow,
  CustomRoleRow,
  EmailChangeRow,
  FormerSubdomainRow,
  InvitationRow,
  MembershipRow,
  NotificationRow,
  OrganizationRow,
  PasskeyChallengeRow,
  PasskeyRow,
  PasswordResetRow,
  RecoveryCodeRow,
  SessionRow,
  SignInChallengeRow,
  SocketTicketRow,
  TotpFactorRow,
  UserRow,
} from './rows/people.ts';
import type {
  ApiKeyRow,
  WebhookAttemptRow,
  WebhookDeliveryRow,
  WebhookHealthRow,
  WebhookRow,
} from './rows/programs.ts';
import type { PutAwayRow, PutAwayWordsRow } from './rows/put-away.ts';
import type { RetentionRunRow } from './rows/retention.ts';
import type { OwnSentenceRow } from './rows/sentences.ts';
import type { SsoConnectionRow, SsoDomainRow, SsoIdentityRow } from './rows/sso.ts';
import type { ChatTagRow, TagRow, TicketTagRow } from './rows/tags.ts';
import type { TicketTaskRow } from './rows/tasks.ts';
import type { TicketViewRow } from './rows/ticket-views.ts';
import type {
  ImportedTicketRow,
  MergedTicketRow,
  ScheduledReplyRow,
  SearchDocumentRow,
  TicketAccessRow,
  TicketActivityRow,
  TicketCcRow,
  TicketFollowerRow,
  TicketFormerPersonRow,
  TicketLinkRow,
  TicketMentionRow,
  TicketMessageRow,
  TicketReadRow,
  TicketRow,
  TicketSnoozeRow,
  TicketSplitRow,
} from './rows/tickets.ts';
import type { TimeEntryRow } from './rows/time.ts';

export interface Rows {
  organizations: OrganizationRow;
  former_subdomains: FormerSubdomainRow;
  users: UserRow;
  memberships: MembershipRow;
  custom_roles: CustomRoleRow;
  sessions: SessionRow;
  totp_factors: TotpFactorRow;
  recovery_codes: RecoveryCodeRow;
  passkeys: PasskeyRow;
  passkey_challenges: PasskeyChallengeRow;
  sign_in_challenges: SignInChallengeRow;
  password_resets: PasswordResetRow;
  email_changes: EmailChangeRow;
  invitations: InvitationRow;
  socket_tickets: SocketTicketRow;
  counters: CounterRow;
  contact_forms: ContactFormRow;
  form_submissions: FormSubmissionRow;
  notice_addresses: NoticeAddressRow;
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
  message_files: MessageFileRow;
  message_html: MessageHtmlRow;
  stored_files: StoredFileRow;
  resumable_uploads: ResumableUploadRow;
  unsent_uploads: UnsentUploadRow;
  chat_sessions: ChatSessionRow;
  chat_messages: ChatMessageRow;
  chat_activity: ChatActivityRow;
  chat_notes: ChatNoteRow;
  chat_mentions: ChatMentionRow;
  chat_tags: ChatTagRow;
  chat_access: ChatAccessRow;
  chat_settings: ChatSettingsRow;
  chat_attendance: ChatAttendanceRow;
  all_tags: TagRow;
  tickets: TicketRow;
  merged_tickets: MergedTicketRow;
  imported_tickets: ImportedTicketRow;
  ticket_splits: TicketSplitRow;
  ticket_messages: TicketMessageRow;
  ticket_activity: TicketActivityRow;
  ticket_access: TicketAccessRow;
  ticket_ccs: TicketCcRow;
  ticket_followers: TicketFollowerRow;
  ticket_links: TicketLinkRow;
  ticket_former_people: TicketFormerPersonRow;
  ticket_mentions: TicketMentionRow;
  ticket_reads: TicketReadRow;
  ticket_tags: TicketTagRow;
  ticket_tasks: TicketTaskRow;
  time_entries: TimeEntryRow;
  scheduled_replies: ScheduledReplyRow;
  ticket_snoozes: TicketSnoozeRow;
  blocked_senders: BlockedSenderRow;
  put_away_tickets: PutAwayRow;
  put_away_words: PutAwayWordsRow;
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
  webhook_attempts: WebhookAttemptRow;
  notifications: NotificationRow;
  digests: DigestRow;
  mail_health: MailHealthRow;
  mail_texts: MailTextRow;
  own_sentences: OwnSentenceRow;
  customer_languages: CustomerLanguageRow;
  customer_records: CustomerRecordRow;
  inbound_mails: InboundMailRow;
  imap_mailboxes: ImapMailboxRow;
  custom_domains: CustomDomainRow;
  sso_connections: SsoConnectionRow;
  sso_domains: SsoDomainRow;
  sso_identities: SsoIdentityRow;
  audit_entries: AuditEntryRow;
  audit_heads: AuditHeadRow;
  retention_runs: RetentionRunRow;
  organization_exports: OrganizationExportRow;
}

/** Tables that an `Org` provides, each with the column that scopes a row to its organization. */
export const orgTables = {
  organizations: 'id',
  former_subdomains: 'organization_id',
  memberships: 'organization_id',
  custom_roles: 'organization_id',
  invitations: 'organization_id',
  socket_tickets: 'organization_id',
  counters: 'organization_id',
  contact_forms: 'organization_id',
  form_submissions: 'organization_id',
  notice_addresses: 'organization_id',
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
  message_files: 'organization_id',
  message_html: 'organization_id',
  stored_files: 'organization_id',
  resumable_uploads: 'organization_id',
  unsent_uploads: 'organization_id',
  chat_sessions: 'organization_id',
  chat_messages: 'organization_id',
  chat_activity: 'organization_id',
  chat_notes: 'organization_id',
  chat_mentions: 'organization_id',
  chat_tags: 'organization_id',
  chat_access: 'organization_id',
  chat_settings: 'organization_id',
  chat_attendance: 'organization_id',
  all_tags: 'organization_id',
  tickets: 'organization_id',
  merged_tickets: 'organization_id',
  imported_tickets: 'organization_id',
  ticket_splits: 'organization_id',
  ticket_messages: 'organization_id',
  ticket_activity: 'organization_id',
  ticket_access: 'organization_id',
  ticket_ccs: 'organization_id',
  ticket_followers: 'organization_id',
  ticket_links: 'organization_id',
  ticket_former_people: 'organization_id',
  ticket_mentions: 'organization_id',
  ticket_reads: 'organization_id',
  ticket_tags: 'organization_id',
  ticket_tasks: 'organization_id',
  time_entries: 'organization_id',
  scheduled_replies: 'organization_id',
  ticket_snoozes: 'organization_id',
  blocked_senders: 'organization_id',
  put_away_tickets: 'organization_id',
  put_away_words: 'organization_id',
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
  webhook_attempts: 'organization_id',
  notifications: 'organization_id',
  digests: 'organization_id',
  mail_health: 'organization_id',
  mail_texts: 'organization_id',
  own_sentences: 'organization_id',
  customer_languages: 'organization_id',
  customer_records: 'organization_id',
  inbound_mails: 'organization_id',
  imap_mailboxes: 'organization_id',
  custom_domains: 'organization_id',
  sso_connections: 'organization_id',
  sso_domains: 'organization_id',
  sso_identities: 'organization_id',
  audit_entries: 'organization_id',
  audit_heads: 'organization_id',
  retention_runs: 'organization_id',
  organization_exports: 'organization_id',
} as const satisfies { [T in keyof Rows]?: keyof Rows[T] };

export type OrgTable = keyof typeof orgTables;

/** Tables that a transaction writes by itself; tickets are written through `ticket-rows.ts`. */
export type PlainTable = Exclude<OrgTable, 'tickets'>;

/** Tables that are read before the organization is known, or across organizations. */
export const directoryTables = [
  'organizations',
  'former_subdomains',
  'users',
  'memberships',
  'custom_roles',
  'sessions',
  'totp_factors',
  'recovery_codes',
  'passkeys',
  'passkey_challenges',
  'sign_in_challenges',
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
  'webhook_attempts',
  'notifications',
  'custom_domains',
  'sso_domains',
  'inbound_mails',
  'imap_mailboxes',
  'scheduled_replies',
  'ticket_snoozes',
  'put_away_tickets',
  'macro_runs',
  'merged_tickets',
  'ticket_splits',
  'stored_files',
  'unsent_uploads',
  'customer_languages',
  'audit_entries',
  'organization_exports',
] as const satisfies (keyof Rows)[];

export type DirectoryTable = (typeof directoryTables)[number];

/** Directory tables that hold nothing an organization shows, so that no version depends on them. */
export type DirectoryChange = Exclude<
  DirectoryTable,
  | 'organizations'
  | 'memberships'
  | 'custom_roles'
  | 'invitations'
  | 'events'
  | 'chat_sessions'
  | 'chat_settings'
  | 'webhooks'
  | 'notifications'
  | 'custom_domains'
  | 'sso_domains'
  | 'stored_files'
  | 'audit_entries'
>;

export type DirectoryInsert = DirectoryChange | 'organizations';
