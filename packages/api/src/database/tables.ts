import { archivedTickets, archivedWords } from './rows/archived.ts';
import { auditEntries, auditHeads } from './rows/audit.ts';
import { blockedSenders } from './rows/blocked-senders.ts';
import { cannedReplies } from './rows/canned-replies.ts';
import { captchas } from './rows/captchas.ts';
import {
  chatAccess,
  chatActivity,
  chatAttendance,
  chatMentions,
  chatMessages,
  chatNotes,
  chatParticipants,
  chatSessions,
  chatSettings,
} from './rows/chat.ts';
import { chatbotQueries, chatbotQuestions } from './rows/chatbot.ts';
import { customDomains } from './rows/domains.ts';
import { counters, events, idempotencyKeys, outbox, schedules, tallies } from './rows/events.ts';
import { organizationExports } from './rows/exports.ts';
import {
  messageFiles,
  messageHtml,
  resumableUploads,
  storedFiles,
  unsentUploads,
} from './rows/files.ts';
import { contactForms, formSubmissions, noticeAddresses } from './rows/forms.ts';
import {
  files,
  helpArticles,
  helpCategories,
  helpComments,
  helpOpenings,
  helpReaders,
  helpSearches,
  helpSlugs,
  helpTranslations,
  helpVersions,
} from './rows/help.ts';
import { macroRuns, macros } from './rows/macros.ts';
import { imapAccounts, imapMailboxes, inboundMails, supportAddresses } from './rows/mail.ts';
import { digests, mailHealth, mailTexts } from './rows/mail-out.ts';
import {
  customerLanguages,
  customerRecords,
  customRoles,
  emailChanges,
  formerSubdomains,
  invitations,
  memberships,
  notifications,
  organizations,
  passkeyChallenges,
  passkeys,
  passwordResets,
  recoveryCodes,
  sessions,
  signInChallenges,
  socketTickets,
  staffNews,
  staffNewsMarks,
  staffNewsReaders,
  totpFactors,
  users,
} from './rows/people.ts';
import {
  apiKeys,
  webhookAttempts,
  webhookDeliveries,
  webhookHealth,
  webhooks,
} from './rows/programs.ts';
import { retentionRuns } from './rows/retention.ts';
import { savedReportRecipients, savedReports } from './rows/saved-reports.ts';
import { ownSentences } from './rows/sentences.ts';
import { seenSites } from './rows/sites.ts';
import { ssoConnections, ssoDomains, ssoIdentities } from './rows/sso.ts';
import { allTags, chatTags, ticketTags } from './rows/tags.ts';
import { ticketTasks } from './rows/tasks.ts';
import { ticketViews } from './rows/ticket-views.ts';
import {
  importedTickets,
  mergedTickets,
  scheduledReplies,
  searchDocuments,
  ticketAccess,
  ticketActivity,
  ticketCcs,
  ticketFollowers,
  ticketFormerPeople,
  ticketLinks,
  ticketMentions,
  ticketMessages,
  ticketReads,
  ticketSnoozes,
  ticketSplits,
  tickets,
} from './rows/tickets.ts';
import { timeEntries } from './rows/time.ts';
import type { AnyTable, RowOf } from './table.ts';

/** Every table, ordered so each comes after the tables that it references. */
export const tables = {
  custom_roles: customRoles,
  memberships,
  invitations,
  customer_languages: customerLanguages,
  customer_records: customerRecords,
  organizations,
  former_subdomains: formerSubdomains,
  counters,
  seen_sites: seenSites,
  custom_domains: customDomains,
  sso_connections: ssoConnections,
  sso_domains: ssoDomains,
  sso_identities: ssoIdentities,
  captchas,
  chat_settings: chatSettings,
  mail_texts: mailTexts,
  own_sentences: ownSentences,
  imap_mailboxes: imapMailboxes,
  support_addresses: supportAddresses,
  imap_accounts: imapAccounts,
  blocked_senders: blockedSenders,
  canned_replies: cannedReplies,
  ticket_views: ticketViews,
  saved_reports: savedReports,
  saved_report_recipients: savedReportRecipients,
  macros,
  all_tags: allTags,
  api_keys: apiKeys,
  webhooks,
  help_categories: helpCategories,
  help_articles: helpArticles,
  help_slugs: helpSlugs,
  help_versions: helpVersions,
  help_translations: helpTranslations,
  help_comments: helpComments,
  help_searches: helpSearches,
  help_openings: helpOpenings,
  chatbot_queries: chatbotQueries,
  chatbot_questions: chatbotQuestions,
  contact_forms: contactForms,
  tickets,
  merged_tickets: mergedTickets,
  imported_tickets: importedTickets,
  ticket_splits: ticketSplits,
  ticket_messages: ticketMessages,
  ticket_activity: ticketActivity,
  ticket_ccs: ticketCcs,
  ticket_followers: ticketFollowers,
  ticket_links: ticketLinks,
  ticket_former_people: ticketFormerPeople,
  ticket_mentions: ticketMentions,
  ticket_reads: ticketReads,
  ticket_tags: ticketTags,
  ticket_tasks: ticketTasks,
  time_entries: timeEntries,
  scheduled_replies: scheduledReplies,
  ticket_snoozes: ticketSnoozes,
  macro_runs: macroRuns,
  put_away_tickets: archivedTickets,
  put_away_words: archivedWords,
  form_submissions: formSubmissions,
  inbound_mails: inboundMails,
  chat_sessions: chatSessions,
  chat_messages: chatMessages,
  chat_activity: chatActivity,
  chat_notes: chatNotes,
  chat_mentions: chatMentions,
  chat_participants: chatParticipants,
  chat_tags: chatTags,
  stored_files: storedFiles,
  message_files: messageFiles,
  message_html: messageHtml,
  files,
  events,
  notifications,
  staff_news: staffNews,
  staff_news_marks: staffNewsMarks,
  staff_news_readers: staffNewsReaders,
  digests,
  retention_runs: retentionRuns,
  webhook_health: webhookHealth,
  webhook_deliveries: webhookDeliveries,
  webhook_attempts: webhookAttempts,
  audit_entries: auditEntries,
  audit_heads: auditHeads,
  users,
  sessions,
  totp_factors: totpFactors,
  recovery_codes: recoveryCodes,
  passkeys,
  passkey_challenges: passkeyChallenges,
  sign_in_challenges: signInChallenges,
  password_resets: passwordResets,
  email_changes: emailChanges,
  socket_tickets: socketTickets,
  notice_addresses: noticeAddresses,
  help_readers: helpReaders,
  resumable_uploads: resumableUploads,
  unsent_uploads: unsentUploads,
  chat_access: chatAccess,
  chat_attendance: chatAttendance,
  ticket_access: ticketAccess,
  search_documents: searchDocuments,
  outbox,
  schedules,
  idempotency_keys: idempotencyKeys,
  tallies,
  mail_health: mailHealth,
  organization_exports: organizationExports,
} as const satisfies Readonly<Record<string, AnyTable>>;

export type TableName = keyof typeof tables;

export type Rows = { [T in TableName]: RowOf<(typeof tables)[T]> };

/** Tables that an `Org` provides: those with rows of one organization. */
export type OrgTable =
  | { [T in TableName]: Rows[T] extends { organization_id: string } ? T : never }[TableName]
  | 'organizations';

/** The column that scopes a row to its organization. */
export const orgTables = Object.fromEntries(
  Object.values<AnyTable>(tables).flatMap(({ name, scope }) => (scope ? [[name, scope]] : [])),
) as Readonly<Record<Exclude<OrgTable, 'organizations'>, 'organization_id'>> & {
  readonly organizations: 'id';
};

/** Tables that a transaction writes directly; tickets are written through `ticket-rows.ts`. */
export type PlainTable = Exclude<OrgTable, 'tickets'>;

/** Tables that are read before the organization is known, or across organizations. */
export type DirectoryTable = {
  [T in TableName]: (typeof tables)[T]['reach'] extends 'directory' ? T : never;
}[TableName];

export const directoryTables = Object.values<AnyTable>(tables).flatMap(({ name, reach }) =>
  reach === 'directory' ? [name as DirectoryTable] : [],
);

/** Directory tables without data that organizations show, so no version depends on them. */
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
  | 'staff_news'
  | 'custom_domains'
  | 'support_addresses'
  | 'sso_domains'
  | 'stored_files'
  | 'audit_entries'
>;

export type DirectoryInsert = DirectoryChange | 'organizations';
