import { accounts } from './0001-accounts.ts';
import { signIn } from './0002-sign-in.ts';
import { tickets } from './0003-tickets.ts';
import { forms } from './0004-forms.ts';
import { events } from './0005-events.ts';
import { staff } from './0006-staff.ts';
import { ticketOrder } from './0007-ticket-order.ts';
import { search } from './0008-search.ts';
import { formFigures } from './0009-form-figures.ts';
import { chat } from './0010-chat.ts';
import { help } from './0011-help.ts';
import { chatbot } from './0012-chatbot.ts';
import { forPrograms } from './0013-for-programs.ts';
import { answersByDay } from './0016-answers-by-day.ts';
import { notifications } from './0017-notifications.ts';
import { settings } from './0018-settings.ts';
import { formerSubdomains } from './0019-former-subdomains.ts';
import { customDomains } from './0020-custom-domains.ts';
import { mailOut } from './0021-mail-out.ts';
import { mailIn } from './0022-mail-in.ts';
import { metrics } from './0023-metrics.ts';
import { domainSessions } from './0024-domain-sessions.ts';
import { socketSessions } from './0025-socket-sessions.ts';
import { eventVersions } from './0026-event-versions.ts';
import { jobs } from './0027-jobs.ts';
import { freshProof } from './0028-fresh-proof.ts';
import { tallies } from './0029-tallies.ts';
import { emailChanges } from './0030-email-changes.ts';
import { unconfirmedAddresses } from './0031-unconfirmed-addresses.ts';
import { unusedFiles } from './0032-unused-files.ts';
import { formerOrganization } from './0033-former-organization.ts';
import { filtersTogether } from './0034-filters-together.ts';
import { listedCounters } from './0035-listed-counters.ts';
import { searchInBatches } from './0036-search-in-batches.ts';
import { turns } from './0037-turns.ts';
import { chatAnswers } from './0044-chat-answers.ts';
import { cannedReplies } from './0046-canned-replies.ts';
import { gatheredNotifications } from './0047-gathered-notifications.ts';
import { tags } from './0048-tags.ts';
import { scheduledReplies } from './0049-scheduled-replies.ts';
import { snoozes } from './0050-snoozes.ts';
import { ticketViews } from './0051-ticket-views.ts';
import { macros } from './0054-macros.ts';
import { macroRuns } from './0055-macro-runs.ts';
import { mergedTickets } from './0056-merged-tickets.ts';
import { ticketSplits } from './0057-ticket-splits.ts';
import { formerPeople } from './0059-former-people.ts';
import { mentionsAndFollowers } from './0060-mentions-and-followers.ts';
import { ticketCcs } from './0061-ticket-ccs.ts';
import { putAway } from './0062-put-away.ts';
import { blockedSenders } from './0063-blocked-senders.ts';
import { ticketLinks } from './0064-ticket-links.ts';
import { ticketTasks } from './0065-ticket-tasks.ts';
import { ticketOrigins } from './0066-ticket-origins.ts';
import { signatures } from './0067-signatures.ts';
import { chatNotes } from './0068-chat-notes.ts';
import { messageFiles } from './0069-message-files.ts';
import { chatTags } from './0070-chat-tags.ts';
import { blockedVisitors } from './0071-blocked-visitors.ts';
import { filesAndTime } from './0072-files-and-time.ts';
import { visitorFiles } from './0073-visitor-files.ts';
import { messageHtml } from './0075-message-html.ts';
import { storedFiles } from './0077-stored-files.ts';
import { scannedFiles } from './0078-scanned-files.ts';
import { mailTexts } from './0079-mail-texts.ts';
import { heldMails } from './0080-held-mails.ts';
import { memberKeys } from './0082-member-keys.ts';
import { filesInEveryOrder } from './0083-files-in-every-order.ts';
import { plansOfPostgres } from './0084-plans-of-postgres.ts';
import { formatOfCannedReplies } from './0085-format-of-canned-replies.ts';
import { resumableUploads } from './0088-resumable-uploads.ts';
import { storedPictures } from './0089-stored-pictures.ts';
import { senderChecks } from './0091-sender-checks.ts';
import { imapMailboxes } from './0092-imap-mailboxes.ts';
import { customerLanguages } from './0093-customer-languages.ts';
import { importedTickets } from './0094-imported-tickets.ts';
import { rotatedKeys } from './0097-rotated-keys.ts';
import { formatOfSharedDrafts } from './0098-format-of-shared-drafts.ts';
import { externalIds } from './0102-external-ids.ts';
import { webhookAttempts } from './0103-webhook-attempts.ts';
import { chatPanel } from './0111-chat-panel.ts';
import { webhookFilters } from './0114-webhook-filters.ts';
import { externalIdsOfAll } from './0115-external-ids-of-all.ts';
import { sessionDevices } from './0118-session-devices.ts';
import { secondFactors } from './0124-second-factors.ts';
import { requiredSecondFactor } from './0125-required-second-factor.ts';
import { passkeys } from './0126-passkeys.ts';
import { byWhichKey } from './0128-by-which-key.ts';
import { organizationExports } from './0130-organization-exports.ts';
import { ownSentences } from './0132-own-sentences.ts';
import { closedOrganizations } from './0133-closed-organizations.ts';
import { deletedAccounts } from './0134-deleted-accounts.ts';
import { visitorContext } from './0135-visitor-context.ts';
import { erasureRequests } from './0136-erasure-requests.ts';
import { proactiveMessages } from './0137-proactive-messages.ts';
import { retentionRuns } from './0138-retention-runs.ts';
import { allowedNetworks } from './0139-allowed-networks.ts';
import { ssoAtOwnAddresses } from './0141-sso-at-own-addresses.ts';
import { auditLog } from './0142-audit-log.ts';
import { previousIdentitySecrets } from './0143-previous-identity-secrets.ts';
import { singleSignOn } from './0147-single-sign-on.ts';
import { customRoles } from './0151-custom-roles.ts';
import { articlesByRevision } from './0160-articles-by-revision.ts';
import { keyMakers } from './0170-key-makers.ts';
import { eventSubjects } from './0185-event-subjects.ts';
import { deadLetters } from './0186-dead-letters.ts';
import { unsentUploads } from './0190-unsent-uploads.ts';
import { webhookMakers } from './0200-webhook-makers.ts';
import { talliesOfAll } from './0201-tallies-of-all.ts';
import { noticeAddresses } from './0202-notice-addresses.ts';
import { supportAddresses } from './0203-support-addresses.ts';
import { forwardingConfirmations } from './0204-forwarding-confirmations.ts';
import { imapAccounts } from './0205-imap-accounts.ts';
import { mailboxesByOAuth } from './0206-mailboxes-by-oauth.ts';
import { ssoUpdatesRoles } from './0210-sso-updates-roles.ts';
import { punycodeAddresses } from './0211-punycode-addresses.ts';
import { waitingAndDue } from './0212-waiting-and-due.ts';
import { helpOpenings } from './0213-help-openings.ts';
import { captchas } from './0214-captchas.ts';
import { staffNews } from './0220-staff-news.ts';
import { hourlyFigures } from './0221-hourly-figures.ts';
import { seenSites } from './0222-seen-sites.ts';
import { chatsByMail } from './0223-chats-by-mail.ts';
import { chatParticipants } from './0224-chat-participants.ts';
import { savedReports } from './0225-saved-reports.ts';
import { searchMerges } from './0226-search-merges.ts';
import { mailPeople } from './0230-mail-people.ts';
import { restOfWords } from './0231-rest-of-words.ts';
import { mailConversations } from './0232-mail-conversations.ts';
import { chatCards } from './0240-chat-cards.ts';
import { helpFeedback } from './0241-help-feedback.ts';
import { helpOrder } from './0242-help-order.ts';
import { internalArticles } from './0243-internal-articles.ts';
import { helpVersions } from './0244-help-versions.ts';
import { helpTranslations } from './0245-help-translations.ts';
import { chatSignals } from './0250-chat-signals.ts';
import { mailedAccess } from './0251-mailed-access.ts';
import { formTranslations } from './0258-form-translations.ts';
import { awayReasons } from './0260-away-reasons.ts';
import { reportFormats } from './0261-report-formats.ts';
import type { Migration } from './migration.ts';

/** All migrations, in the order in which they run. `npm run generate` adds new ones at the end. */
export const migrations: readonly Migration[] = [
  accounts,
  signIn,
  tickets,
  forms,
  events,
  staff,
  ticketOrder,
  search,
  formFigures,
  chat,
  help,
  chatbot,
  forPrograms,
  answersByDay,
  notifications,
  settings,
  formerSubdomains,
  customDomains,
  mailOut,
  domainSessions,
  mailIn,
  metrics,
  socketSessions,
  eventVersions,
  jobs,
  freshProof,
  tallies,
  emailChanges,
  unconfirmedAddresses,
  unusedFiles,
  formerOrganization,
  filtersTogether,
  listedCounters,
  searchInBatches,
  chatAnswers,
  gatheredNotifications,
  cannedReplies,
  turns,
  tags,
  scheduledReplies,
  ticketViews,
  snoozes,
  formerPeople,
  putAway,
  blockedSenders,
  macros,
  macroRuns,
  mergedTickets,
  ticketSplits,
  mentionsAndFollowers,
  ticketCcs,
  chatNotes,
  signatures,
  ticketLinks,
  ticketTasks,
  ticketOrigins,
  messageFiles,
  chatTags,
  blockedVisitors,
  memberKeys,
  visitorFiles,
  messageHtml,
  storedFiles,
  scannedFiles,
  filesAndTime,
  mailTexts,
  heldMails,
  rotatedKeys,
  formatOfSharedDrafts,
  filesInEveryOrder,
  plansOfPostgres,
  resumableUploads,
  storedPictures,
  formatOfCannedReplies,
  senderChecks,
  imapMailboxes,
  importedTickets,
  customerLanguages,
  externalIds,
  webhookAttempts,
  chatPanel,
  webhookFilters,
  externalIdsOfAll,
  sessionDevices,
  secondFactors,
  requiredSecondFactor,
  passkeys,
  byWhichKey,
  customRoles,
  singleSignOn,
  visitorContext,
  erasureRequests,
  proactiveMessages,
  auditLog,
  previousIdentitySecrets,
  ownSentences,
  allowedNetworks,
  closedOrganizations,
  deletedAccounts,
  retentionRuns,
  organizationExports,
  ssoAtOwnAddresses,
  articlesByRevision,
  unsentUploads,
  keyMakers,
  eventSubjects,
  deadLetters,
  webhookMakers,
  talliesOfAll,
  noticeAddresses,
  ssoUpdatesRoles,
  punycodeAddresses,
  mailPeople,
  staffNews,
  restOfWords,
  mailConversations,
  chatCards,
  helpFeedback,
  hourlyFigures,
  chatSignals,
  mailedAccess,
  helpOrder,
  internalArticles,
  helpVersions,
  helpTranslations,
  supportAddresses,
  waitingAndDue,
  seenSites,
  forwardingConfirmations,
  awayReasons,
  formTranslations,
  chatsByMail,
  chatParticipants,
  imapAccounts,
  helpOpenings,
  mailboxesByOAuth,
  captchas,
  savedReports,
  searchMerges,
  reportFormats,
];
