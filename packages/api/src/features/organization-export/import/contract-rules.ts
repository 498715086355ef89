import { byChoice } from '@helpdesk/sdk/rules/ticket-fields';
import * as contract from '@helpdesk/sdk/schema/operations';
import type { OrgTable, Rows } from '../../../database/tables.ts';

/** The part of a generated schema that validates a value. */
interface Validate {
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly Issue[] } };
}

export interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly params?: Record<string, unknown>;
}

/** The schema of a column, or for partly stored JSON objects the schemas of its fields. */
export type Rule = Validate | { readonly fields: Readonly<Record<string, Rule>> };

type Rules = {
  readonly [T in OrgTable]?: { readonly [Column in keyof Rows[T]]?: Rule };
};

const settings = contract.GeneralSettingsInput.shape;
const branding = contract.BrandingInput.shape;
const form = contract.ContactFormInput.shape;
const reply = contract.CannedReplyInput.shape;
const article = contract.HelpArticleInput.shape;
const category = contract.HelpCategoryInput.shape;
const query = contract.ChatbotQueryInput.shape;
const ticket = contract.TicketCreateInput.shape;
const message = contract.TicketMessage.shape;
const chat = contract.ChatSettingsInput.shape;
const customer = contract.CustomerRecordInput.shape;
const author = message.authorType;

/** The contract's rules for columns that users can set, or that are enums. */
const rules: Rules = {
  organizations: {
    name: settings.organizationName,
    timezone: settings.timezone,
    ticket_prefix: settings.ticketPrefix,
    logo_url: branding.logoUrl,
    email_from: branding.emailFrom,
    email_provider: contract.EmailProvider,
    google_workspace_email: contract.EmailSettingsInput.shape.googleWorkspaceEmail,
    smtp: contract.SmtpSettingsInput,
    allowed_networks: contract.AllowedNetworksInput,
    settings: { fields: { ...settings, retention: { fields: contract.RetentionInput.shape } } },
  },
  custom_roles: { name: contract.CustomRoleInput.shape.name },
  memberships: {
    role: contract.Role,
    availability: contract.Availability,
    away_reason: contract.AvailabilityInput.shape.awayReason,
    default_view: contract.DefaultViewInput.shape.view,
    signature: contract.ProfileInput.shape.signature,
  },
  invitations: { role: contract.Role, message: contract.InviteInput.shape.message },
  customer_languages: {
    language: contract.MailLanguage,
    known_from: contract.CustomerLanguage.shape.from,
  },
  customer_records: { external_id: customer.externalId, metadata: customer.metadata },
  chat_settings: {
    greeting: chat.greeting,
    idle_minutes: chat.idleMinutes,
    allowed_domains: chat.allowedDomains,
    panel: chat.panel,
  },
  mail_texts: {
    kind: contract.MailTextKind,
    language: contract.MailLanguage,
    words: { fields: contract.MailTextInput.shape },
  },
  own_sentences: {
    language: contract.ElementLanguage,
    name: contract.SentenceName,
    text: contract.OwnSentenceInput.shape.text,
  },
  canned_replies: {
    title: reply.title,
    shortcut: reply.shortcut,
    text: reply.text,
    folder: reply.folder,
    format: contract.TextFormat,
  },
  ticket_views: {
    name: contract.SavedViewInput.shape.name,
    query: contract.SavedViewInput.shape.query,
    layout: contract.ViewLayout,
  },
  saved_reports: {
    name: contract.SavedReportInput.shape.name,
    report: contract.MetricsReport,
    period: contract.SavedReportPeriod,
    weekday: contract.Weekday,
    day_of_month: contract.SavedReportScheduleInput.shape.dayOfMonth,
    format: contract.ReportFormat,
  },
  macros: {
    name: contract.MacroInput.shape.name,
    steps: { fields: contract.MacroInput.shape },
  },
  all_tags: { name: contract.TagInput.shape.name, color: contract.TagColor },
  api_keys: {
    name: contract.ApiKeyInput.shape.name,
    public_name: contract.ApiKeyInput.shape.publicName,
    permissions: contract.ApiKeyInput.shape.permissions,
  },
  webhooks: {
    name: contract.WebhookInput.shape.name,
    url: contract.WebhookInput.shape.url,
    event_names: contract.WebhookInput.shape.events,
    filter: contract.WebhookInput.shape.filter,
    headers: contract.WebhookInput.shape.headers,
  },
  help_categories: {
    name: category.name,
    description: category.description,
    slug: category.slug,
  },
  help_articles: {
    title: article.title,
    slug: article.slug,
    tags: article.tags,
    external_id: article.externalId,
    metadata: article.metadata,
  },
  chatbot_queries: {
    query: query.query,
    response: query.response,
    keywords: query.keywords,
    category: query.category,
    priority: query.priority,
  },
  contact_forms: {
    name: form.name,
    title: form.title,
    description: form.description,
    fields: form.fields,
    translations: form.translations,
    settings: form.settings,
  },
  tickets: {
    subject: ticket.subject,
    description: ticket.description,
    ...byChoice((name) => contract.Ticket.shape[name]),
    external_id: ticket.externalId,
    metadata: ticket.metadata,
  },
  ticket_messages: {
    author_type: author,
    body: contract.TicketMessageInput.shape.message,
    draft: contract.HandOverInput.shape.draft,
    draft_format: contract.TextFormat,
  },
  ticket_activity: { actor_type: author, kind: contract.TimelineEntry.shape.kind },
  ticket_links: { kind: contract.TicketLinkKind },
  ticket_tasks: { title: contract.TicketTaskInput.shape.title },
  time_entries: {
    minutes: contract.TimeEntry.shape.minutes,
    note: contract.TimeEntryInput.shape.note,
  },
  scheduled_replies: {
    body: contract.ScheduledReplyInput.shape.message,
    status: contract.TicketStatus,
    hold_seconds: contract.ScheduledReplyInput.shape.holdSeconds,
    stopped: contract.ScheduledReply.shape.stopped,
  },
  chat_sessions: { status: contract.ChatStatus, rating: contract.ChatRatingInput.shape.rating },
  chat_messages: { sender_type: contract.ChatSenderType },
  chat_activity: { kind: contract.ChatTimelineEntry.shape.kind },
  notifications: { type: contract.Notification.shape.type },
  webhook_deliveries: { state: contract.WebhookDelivery.shape.state },
};

const time = /(^|_)(at|since|until)$/;
const day = /^(day|due_on|week)$/;

/** The contract's rule for a column. */
export function ruleOf(table: OrgTable, column: string, kind: string): Rule | undefined {
  const own = (rules[table] as Readonly<Record<string, Rule>> | undefined)?.[column];
  if (own || kind !== 'text') return own;
  if (time.test(column)) return contract.Timestamp;
  return day.test(column) ? contract.RetentionRun.shape.day : undefined;
}
