/**
 * The rows as they are stored. Timestamps are ISO 8601 UTC texts, `json` columns are JSON texts
 * (writing an object or an array stringifies it), flags are 0 or 1.
 */
type Text = string;
type Json = string;
type Flag = 0 | 1;

export interface OrganizationRow {
  id: Text;
  name: Text;
  subdomain: Text;
  logo_url: Text | null;
  primary_color: Text | null;
  email_from: Text | null;
  timezone: Text;
  ticket_prefix: Text;
  auto_assignment: Flag;
  settings: Json;
  /** Number of the last event. */
  seq: number;
  /** Moves with every change of the organization, recorded as an event or not. */
  version: number;
  created_at: Text;
}

export interface UserRow {
  id: Text;
  email: Text;
  first_name: Text;
  last_name: Text;
  password_hash: Text | null;
  profile_image_url: Text | null;
  notification_preferences: Json;
  created_at: Text;
}

export interface MembershipRow {
  organization_id: Text;
  id: Text;
  user_id: Text;
  role: Text;
  availability: 'online' | 'away';
  created_at: Text;
}

export interface SessionRow {
  token_hash: Text;
  user_id: Text;
  created_at: Text;
  last_used_at: Text;
  expires_at: Text;
}

export interface PasswordResetRow {
  id: Text;
  /** Null when the address has no account: both are written, so that both take as long. */
  user_id: Text | null;
  token_hash: Text;
  created_at: Text;
  expires_at: Text;
  used_at: Text | null;
}

export interface InvitationRow {
  organization_id: Text;
  id: Text;
  email: Text;
  role: Text;
  message: Text | null;
  token_hash: Text;
  invited_by: Text | null;
  created_at: Text;
  expires_at: Text;
  accepted_at: Text | null;
  revoked_at: Text | null;
}

export interface SocketTicketRow {
  token_hash: Text;
  user_id: Text;
  organization_id: Text;
  expires_at: Text;
}

export interface CounterRow {
  organization_id: Text;
  name: Text;
  value: number;
}

export interface ContactFormRow {
  organization_id: Text;
  id: Text;
  name: Text;
  title: Text;
  description: Text | null;
  fields: Json;
  settings: Json;
  is_active: Flag;
  submission_count: number;
  created_at: Text;
  updated_at: Text;
}

export interface FormSubmissionRow {
  organization_id: Text;
  id: Text;
  form_id: Text;
  data: Json;
  ticket_id: Text | null;
  source: Text;
  ip_address: Text | null;
  created_at: Text;
  /** All answers in lower case. */
  search_text: Text;
}

export interface ChatbotQueryRow {
  organization_id: Text;
  id: Text;
  query: Text;
  response: Text;
  keywords: Json;
  category: Text | null;
  priority: 'low' | 'medium' | 'high';
  is_active: Flag;
  use_count: number;
  /** Number of its last change in the organization's chatbot; its uses do not move it. */
  revision: number;
  /** Everything that the list is searched by, in lower case. */
  search_text: Text;
  created_at: Text;
  updated_at: Text;
}

export interface ChatbotQuestionRow {
  organization_id: Text;
  id: Text;
  /** What makes two questions one: their words without case, accents and punctuation. */
  sameness: Text;
  text: Text;
  count: number;
  first_asked_at: Text;
  last_asked_at: Text;
  dismissed_at: Text | null;
}

export interface HelpCategoryRow {
  organization_id: Text;
  id: Text;
  name: Text;
  description: Text | null;
  slug: Text;
  position: number;
  created_at: Text;
  updated_at: Text;
}

export interface HelpArticleRow {
  organization_id: Text;
  id: Text;
  title: Text;
  /** Clean HTML. */
  content: Text;
  /** What one reads of it, without markup. */
  text: Text;
  slug: Text;
  category_id: Text | null;
  is_published: Flag;
  tags: Json;
  /** What is being written and not said yet. */
  draft: Json | null;
  author_id: Text | null;
  /** Counts every change, of the draft too. */
  version: number;
  /** Number of its last change in the organization's help center; drafts do not move it. */
  revision: number;
  published_at: Text | null;
  created_at: Text;
  updated_at: Text;
}

/** A slug that an article had before. */
export interface HelpSlugRow {
  organization_id: Text;
  slug: Text;
  article_id: Text;
}

/** That somebody, whom nobody can tell, has read an article today. */
export interface HelpReaderRow {
  organization_id: Text;
  day: Text;
  article_id: Text;
  reader: Text;
}

export interface FileRow {
  organization_id: Text;
  name: Text;
  type: Text;
  size: number;
  bytes: Uint8Array;
  created_at: Text;
}

export interface ChatSessionRow {
  organization_id: Text;
  id: Text;
  status: 'waiting' | 'active' | 'closed';
  /** Active, and the bot leads it. */
  with_bot: Flag;
  /** The browser it was begun in. */
  visitor_id: Text;
  customer_name: Text | null;
  customer_email: Text | null;
  /** The host's server has signed name and e-mail. */
  is_verified: Flag;
  agent_id: Text | null;
  /** The agent whose turn it is to take it while it waits. */
  offered_to: Text | null;
  offered_at: Text | null;
  started_at: Text;
  requested_at: Text | null;
  accepted_at: Text | null;
  closed_at: Text | null;
  updated_at: Text;
  rating: number | null;
  rating_comment: Text | null;
  rated_at: Text | null;
  page_url: Text | null;
  started_on: Text | null;
  referrer: Text | null;
  browser: Text | null;
  ticket_id: Text | null;
  ticket_number: Text | null;
  /** Number of the last message. */
  last_seq: number;
  /** Messages of the visitor after the one that the staff has read. */
  unread: number;
  customer_delivered: number;
  customer_read: number;
  staff_delivered: number;
  staff_read: number;
}

export interface ChatMessageRow {
  organization_id: Text;
  session_id: Text;
  seq: number;
  id: Text;
  /** What its sender called it, unique in the session for the customer, for the agents and for the bot. */
  client_id: Text | null;
  sender_type: 'agent' | 'bot' | 'customer';
  user_id: Text | null;
  sender_name: Text;
  body: Text;
  created_at: Text;
}

export interface ChatAccessRow {
  token_hash: Text;
  organization_id: Text;
  session_id: Text;
  expires_at: Text;
}

export interface ChatSettingsRow {
  organization_id: Text;
  greeting: Text | null;
  idle_minutes: number;
  allowed_domains: Json;
  /** Sealed. */
  identity_secret: Text | null;
}

/** When a member was last seen with the staff area open. */
export interface ChatAttendanceRow {
  organization_id: Text;
  user_id: Text;
  seen_at: Text;
}

export interface TicketRow {
  organization_id: Text;
  id: Text;
  number: Text;
  subject: Text;
  description: Text;
  status: Text;
  priority: Text;
  customer_name: Text | null;
  customer_email: Text | null;
  customer_user_id: Text | null;
  assigned_agent_id: Text | null;
  source: Text;
  follow_up_of: Text | null;
  created_at: Text;
  updated_at: Text;
  /** The priority as a number, 3 for urgent; the database keeps it. */
  readonly urgency: number;
  opened_by: 'customer' | 'staff';
  first_response_at: Text | null;
  first_responder_id: Text | null;
  /** From opening to the first response. */
  first_response_ms: number | null;
  /** When the present assignee got it. */
  assigned_at: Text | null;
  /** When it was resolved, or closed right away; null again once it is reopened. */
  resolved_at: Text | null;
  /** Whose work that was: the assignee's, else that of who did it. */
  resolved_by: Text | null;
}

export interface SearchDocumentRow {
  /** Grows with every document; what is newest is found first. */
  number: number;
  organization_id: Text;
  kind: 'ticket_heading' | 'ticket';
  target_id: Text;
  text: Text | null;
}

export interface TicketMessageRow {
  organization_id: Text;
  id: Text;
  ticket_id: Text;
  author_type: 'customer' | 'staff' | 'bot' | 'system';
  visibility: 'public' | 'internal';
  user_id: Text | null;
  author_name: Text | null;
  author_email: Text | null;
  body: Text;
  created_at: Text;
}

export interface TicketActivityRow {
  organization_id: Text;
  id: Text;
  ticket_id: Text;
  actor_user_id: Text | null;
  actor_type: 'customer' | 'staff' | 'bot' | 'system';
  kind: Text;
  from_value: Text | null;
  to_value: Text | null;
  created_at: Text;
}

export interface TicketAccessRow {
  token_hash: Text;
  organization_id: Text;
  ticket_id: Text;
  email: Text;
  created_at: Text;
  last_used_at: Text;
  expires_at: Text;
}

export interface EventRow {
  organization_id: Text;
  seq: number;
  name: Text;
  payload: Json;
  created_at: Text;
}

export interface OutboxRow {
  organization_id: Text;
  id: Text;
  seq: number;
  listener: Text;
  /** When to try (again); null: given up after the last attempt. */
  due_at: Text | null;
  leased_until: Text | null;
  attempts: number;
  last_error: Text | null;
  done_at: Text | null;
}

export interface IdempotencyKeyRow {
  /** '' for operations outside an organization. */
  organization_id: Text;
  caller: Text;
  key: Text;
  fingerprint: Text;
  state: 'running' | 'done';
  status: number | null;
  body: Text | null;
  created_at: Text;
}

export interface ApiKeyRow {
  organization_id: Text;
  id: Text;
  name: Text;
  prefix: Text;
  last_four: Text;
  token_hash: Text;
  permissions: Json;
  is_active: Flag;
  expires_at: Text | null;
  last_used_at: Text | null;
  usage_count: number;
  created_at: Text;
}

export interface WebhookRow {
  organization_id: Text;
  id: Text;
  name: Text;
  url: Text;
  event_names: Json;
  is_active: Flag;
  /** Sealed, as the one before it, which still signs until `previous_until`. */
  secret: Text;
  previous_secret: Text | null;
  previous_until: Text | null;
  created_at: Text;
}

/** How a webhook does: apart from it, so that a delivery moves no version of its organization. */
export interface WebhookHealthRow {
  organization_id: Text;
  webhook_id: Text;
  /** Number of the last event that deliveries were made of. */
  told_until: number;
  /** Since the last success. */
  failures: number;
  /** Nothing is sent to it before. */
  resting_until: Text | null;
  last_triggered_at: Text | null;
  last_success_at: Text | null;
  last_failure_at: Text | null;
}

export interface WebhookDeliveryRow {
  organization_id: Text;
  id: Text;
  webhook_id: Text;
  /** Number of the event. */
  seq: number;
  type: Text;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  due_at: Text | null;
  leased_until: Text | null;
  last_status: number | null;
  duration_ms: number | null;
  error: Text | null;
  created_at: Text;
  delivered_at: Text | null;
}

export interface NotificationRow {
  organization_id: Text;
  id: Text;
  user_id: Text;
  /** Number of the event that it tells. */
  seq: number;
  kind: Text;
  type: Text;
  title: Text;
  message: Text;
  is_read: Flag;
  action_url: Text | null;
  action_text: Text | null;
  created_at: Text;
}

export interface Rows {
  organizations: OrganizationRow;
  users: UserRow;
  memberships: MembershipRow;
  sessions: SessionRow;
  password_resets: PasswordResetRow;
  invitations: InvitationRow;
  socket_tickets: SocketTicketRow;
  counters: CounterRow;
  contact_forms: ContactFormRow;
  form_submissions: FormSubmissionRow;
  chatbot_queries: ChatbotQueryRow;
  chatbot_questions: ChatbotQuestionRow;
  help_categories: HelpCategoryRow;
  help_articles: HelpArticleRow;
  help_slugs: HelpSlugRow;
  help_readers: HelpReaderRow;
  files: FileRow;
  chat_sessions: ChatSessionRow;
  chat_messages: ChatMessageRow;
  chat_access: ChatAccessRow;
  chat_settings: ChatSettingsRow;
  chat_attendance: ChatAttendanceRow;
  tickets: TicketRow;
  ticket_messages: TicketMessageRow;
  ticket_activity: TicketActivityRow;
  ticket_access: TicketAccessRow;
  search_documents: SearchDocumentRow;
  events: EventRow;
  outbox: OutboxRow;
  idempotency_keys: IdempotencyKeyRow;
  api_keys: ApiKeyRow;
  webhooks: WebhookRow;
  webhook_health: WebhookHealthRow;
  webhook_deliveries: WebhookDeliveryRow;
  notifications: NotificationRow;
}

/** Tables that an `Org` yields, each with the column that ties a row to its organization. */
export const orgTables = {
  organizations: 'id',
  memberships: 'organization_id',
  invitations: 'organization_id',
  socket_tickets: 'organization_id',
  counters: 'organization_id',
  contact_forms: 'organization_id',
  form_submissions: 'organization_id',
  chatbot_queries: 'organization_id',
  chatbot_questions: 'organization_id',
  help_categories: 'organization_id',
  help_articles: 'organization_id',
  help_slugs: 'organization_id',
  help_readers: 'organization_id',
  files: 'organization_id',
  chat_sessions: 'organization_id',
  chat_messages: 'organization_id',
  chat_access: 'organization_id',
  chat_settings: 'organization_id',
  chat_attendance: 'organization_id',
  tickets: 'organization_id',
  ticket_messages: 'organization_id',
  ticket_activity: 'organization_id',
  ticket_access: 'organization_id',
  search_documents: 'organization_id',
  events: 'organization_id',
  outbox: 'organization_id',
  idempotency_keys: 'organization_id',
  api_keys: 'organization_id',
  webhooks: 'organization_id',
  webhook_health: 'organization_id',
  webhook_deliveries: 'organization_id',
  notifications: 'organization_id',
} as const satisfies { [T in keyof Rows]?: keyof Rows[T] };

export type OrgTable = keyof typeof orgTables;

/** Tables that are read before the organization is known, or across organizations. */
export const directoryTables = [
  'organizations',
  'users',
  'memberships',
  'sessions',
  'password_resets',
  'invitations',
  'socket_tickets',
  'ticket_access',
  'chat_sessions',
  'chat_settings',
  'chat_access',
  'chat_attendance',
  'idempotency_keys',
  'help_readers',
  'events',
  'outbox',
  'api_keys',
  'webhooks',
  'webhook_health',
  'webhook_deliveries',
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
>;

export type DirectoryInsert = DirectoryChange | 'organizations';
