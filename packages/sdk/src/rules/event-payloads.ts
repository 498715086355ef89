import type { Schema } from '../contract/operations.ts';

/** The cause of an event: a staff member, a customer, the bot, or the product itself. */
export interface Actor {
  type: 'staff' | 'customer' | 'bot' | 'system';
  userId: string | null;
  name: string | null;
  /** The name of the API key that acted for them. */
  via?: string;
}

/** The ticket data of every ticket event: the fields of webhooks, and its people. */
export interface TicketFacts extends V1Ticket {
  assignedAgentId: string | null;
}
type V1Ticket = Schema<'V1Ticket'>;
type TicketName = Schema<'TicketRef'>;
type Link = Schema<'EventLink'>;

/** The article data of every article event. */
export interface ArticleFacts {
  id: string;
  title: string;
  slug: string;
  isPublished: boolean;
}

/** The data of every event that changes a contact form. */
export type FormFacts = Schema<'EventForm'>;

/** The chat data of every chat event, without messages. */
export type ChatFacts = Omit<Schema<'ChatSession'>, 'messages'>;

/** A message of a chat. Its files have no URLs, because those expire; pictures in its HTML are `file:` and the file's ID. */
export type ChatMessageFacts = Omit<Schema<'ChatMessage'>, 'files'> & {
  files: readonly (Omit<Schema<'MessageFile'>, 'url' | 'state'> & {
    verdict: 'pending' | 'clean' | 'infected' | null;
  })[];
};

/** Changes by field name. */
export type Changes = {
  [Field in ChangedField]?: { from: string | null; to: string | null };
};
/** Metadata is JSON, tags are their names, and people in Cc are their addresses, separated by commas. */
type ChangedField =
  | Exclude<
      keyof Schema<'TicketUpdateInput'>,
      'onlyIf' | 'addTagIds' | 'removeTagIds' | 'addCcs' | 'removeCcs'
    >
  | 'tags'
  | 'ccs';

/** Every event of an organization, with its payload, as it is sent to the staff's socket. */
export interface EventPayloads {
  'ticket.created': { ticket: TicketFacts; actor: Actor };
  'ticket.updated': { ticket: TicketFacts; actor: Actor; changes: Changes };
  'ticket.assigned': {
    ticket: TicketFacts;
    actor: Actor;
    previousAgentId: string | null;
    /** Whether a note came with it: the notification of the assigned agent contains its text. */
    withNote?: boolean;
  };
  'ticket.resolved': { ticket: TicketFacts; actor: Actor };
  'ticket.replied': {
    ticket: TicketFacts;
    actor: Actor;
    messageId: string;
    visibility: 'public' | 'internal';
    reopened: boolean;
    /** Whether it was a scheduled reply: its author may not have seen later messages. */
    waited?: boolean;
    /** The members that a note mentions. */
    mentions?: readonly string[];
    /** The member that the ticket was handed over to with a note. */
    handedTo?: string;
  };
  /** The email of a message was not delivered, or was delivered after a failure. */
  'message.delivery_changed': { ticketId: string; messageId: string };
  /** A public reply of the staff is sent to a person in Cc. */
  'reply.copied': { ticket: TicketFacts; actor: Actor; messageId: string; email: string };
  /** Members followed or unfollowed the ticket. */
  'ticket.followers_changed': {
    ticket: TicketFacts;
    actor: Actor;
    added: readonly string[];
    removed: readonly string[];
  };
  'ticket.snoozed': { ticket: TicketFacts; actor: Actor; until: string | null };
  'ticket.unsnoozed': {
    ticket: TicketFacts;
    actor: Actor;
    /** The user ID of the member who snoozed it. */
    snoozedBy: string | null;
    because: NonNullable<Schema<'EventData'>['because']>;
  };
  /** The ticket was moved to the trash. Events from before the trash existed have fewer fields. */
  'ticket.deleted': { ticket: TicketFacts; actor: Actor };
  'ticket.marked_as_spam': { ticket: TicketFacts; actor: Actor };
  'ticket.restored': { ticket: TicketFacts; actor: Actor; from: 'spam' | 'trash' };
  'tickets.deleted_for_good': { ticketIds: string[]; actor: Actor };
  /** Senders were blocked or unblocked. */
  'blocked_senders.changed': { ids: string[] };
  /** Support addresses were added, changed, verified or removed. */
  'support_addresses.changed': { ids: string[] };
  /** An email template of the organization changed. */
  'mail_texts.changed': { kind: string; language: string };
  /** Texts for visitors changed. */
  'sentences.changed': { language: string; names: string[] };
  /** The language of a customer was detected or changed, or is no longer known. */
  'customer_language.changed': {
    email: string;
    language: string | null;
    from: Schema<'CustomerLanguage'>['from'];
  };
  /** The external ID or metadata of a customer changed. */
  'customer.changed': {
    email: string;
    externalId: string | null;
    /** Whether there still are any; older events don't have it. */
    isKept?: boolean;
  };
  /** A quarantined email was released and processed again. */
  'held_mail.taken_in': { mailId: string; actor: Actor };
  /** Tickets were merged into this one. */
  'ticket.merged': { ticket: TicketFacts; actor: Actor; merged: TicketName[] };
  /** A ticket was restored to its state before it was merged. */
  'ticket.unmerged': { ticket: TicketFacts; actor: Actor; mergedInto: TicketName };
  /** Messages were split off into a ticket of their own, or moved back. */
  'ticket.split': { ticket: TicketFacts; actor: Actor; split: TicketName };
  /** Two tickets were linked or unlinked, or the link type changed. */
  'ticket.linked': { ticket: TicketFacts; actor: Actor; link: Link };
  'ticket.unlinked': { ticket: TicketFacts; actor: Actor; link: Link };
  /** A public reply of the staff is also sent to another requester of a merged ticket. */
  'reply.shared': { ticket: TicketFacts; actor: Actor; messageId: string; email: string };
  /** A reply was scheduled or canceled. */
  'scheduled_reply.changed': { ticketId: string; replyId: string; userId: string };
  /** A scheduled reply won't be sent automatically, and its author is notified. */
  'scheduled_reply.stopped': {
    ticket: TicketFacts;
    actor: Actor;
    replyId: string;
    userId: string;
    because: NonNullable<Schema<'ScheduledReply'>['stopped']>;
  };
  /** A draft that was handed over with a note was taken over or dismissed. */
  'shared_draft.removed': { ticketId: string; messageId: string; userId: string };
  /** A task of a ticket was added, changed, checked off or deleted; `assigned` is the member it was assigned to by that. */
  'task.changed': {
    ticket: TicketFacts;
    actor: Actor;
    task: Schema<'TaskFacts'>;
    how: Exclude<NonNullable<Schema<'EventData'>['how']>, 'started' | 'stopped' | 'merged'>;
    assigned?: string;
  };
  /** Time spent on a ticket was added, changed or deleted, or a timer was started or stopped. */
  'time_entry.changed': {
    ticket: TicketFacts;
    actor: Actor;
    timeEntry: Schema<'TimeEntryFacts'>;
    how: Exclude<NonNullable<Schema<'EventData'>['how']>, 'done' | 'undone' | 'merged'>;
  };
  /** A member read a ticket or marked it unread; updates their other devices. */
  'tickets.read': { userId: string; ticketId: string };
  'contact_form.submitted': { formId: string; submissionId: string; ticketId: string | null };
  'contact_form.created': { form: FormFacts };
  'contact_form.updated': { form: FormFacts };
  /** Includes its submissions; its tickets remain. */
  'contact_form.deleted': { form: FormFacts };
  /** A page of another site showed a form or the chat for the first time. */
  'site.seen': { feature: 'form' | 'chat'; site: string };
  /** A test event was sent to a webhook. */
  'webhook.tested': { webhookId: string };
  /** A webhook delivery failed, for the first time since the last success. */
  'webhook.failing': { webhookId: string; webhookName: string; reason: string };
  /** The server disabled a webhook. */
  'webhook.switched_off': {
    webhookId: string;
    webhookName: string;
    because: NonNullable<Schema<'Webhook'>['switchedOff']>['because'];
  };
  /** Chatbot queries changed. */
  'chatbot.changed': { queryIds: string[] };
  /** Canned replies of the team or of one member changed. */
  'canned_reply.changed': { cannedReplyIds: string[]; ownerId: string | null };
  /** Saved views of the team or of one member changed; `viewIds` is empty if a member only changed their default view. */
  'view.changed': { viewIds: string[]; ownerId: string | null };
  /** Macros of the team or of one member changed. */
  'macro.changed': { macroIds: string[]; ownerId: string | null };
  /** A macro was applied to a ticket, or undone. Its changes have events of their own. */
  'macro.applied': { ticketId: string; runId: string; userId: string };
  'macro.undone': { ticketId: string; runId: string; userId: string };
  /** Tags were added, renamed, deleted, restored or merged. Tickets whose tags change because of this have no events of their own. */
  'tag.changed': { tagIds: string[]; how: 'added' | 'changed' | 'deleted' | 'restored' | 'merged' };
  /** A custom role was created, changed or deleted. Members with it have events of their own. */
  'role.changed': { roleId: string; how: 'made' | 'changed' | 'deleted'; actor: Actor };
  /** An export of the whole organization is ready or has failed; for the member who requested it. */
  'export.ready': { exportId: string; userId: string };
  'export.failed': { exportId: string; userId: string };
  'article.created': { article: ArticleFacts; actor: Actor };
  'article.updated': { article: ArticleFacts; actor: Actor };
  'article.published': { article: ArticleFacts; actor: Actor };
  'article.unpublished': { article: ArticleFacts; actor: Actor };
  'article.deleted': { article: ArticleFacts; actor: Actor };
  'invitation.created': {
    invitationId: string;
    email: string;
    role: string;
    actor: Actor;
  };
  'invitation.resent': {
    invitationId: string;
    email: string;
    role: string;
    actor: Actor;
  };
  'member.joined': { userId: string; role: string; invitationId: string | null };
  'member.role_changed': {
    userId: string;
    role: string;
    previousRole: string;
    actor: Actor;
  };
  /** An admin reset the two-factor authentication of a member. */
  'member.second_factor_reset': { userId: string; actor: Actor };
  /** An admin requires two-factor authentication for staff from this time on; null: no longer required. */
  'organization.second_factor_required': { requiredFrom: string | null; actor: Actor };
  /** The IP allowlist for staff changed. */
  'organization.networks_changed': { actor: Actor };
  /** An admin closed the organization; it is deleted at `deletesAt` unless it is reopened. */
  'organization.closed': { deletesAt: string; actor: Actor };
  /** An admin reopened the organization. */
  'organization.reopened': { actor: Actor };
  /** An admin is emailed that the organization was closed, will be deleted soon, or was reopened. */
  'organization.deletion_told': {
    userId: string;
    change: 'closed' | 'soon' | 'reopened';
    /** The user ID of the admin who closed or reopened it. */
    by: string | null;
    deletesAt: string;
  };
  /** An admin made single sign-on required for staff, or optional again. */
  'organization.sso_required': { isRequired: boolean; actor: Actor };
  /** An admin set up, changed or removed single sign-on (issuer null if removed). */
  'organization.sso_changed': { issuer: string | null; actor: Actor };
  'sso_domain.added': { domain: string; actor: Actor };
  'sso_domain.verified': { domain: string; actor: Actor };
  'sso_domain.removed': { domain: string; actor: Actor };
  /** Another organization verified the domain, and the record of this one is gone. */
  'sso_domain.lost': { domain: string };
  'member.removed': { userId: string; role: string; actor: Actor };
  'member.availability_changed': {
    userId: string;
    availability: 'online' | 'away';
  };
  /** The name, subdomain or branding changed. */
  'organization.updated': { organization: Schema<'PublicOrganization'>; actor: Actor };
  'custom_domain.claimed': { domain: string; actor: Actor };
  'custom_domain.verified': { domain: string; actor: Actor };
  'custom_domain.removed': { domain: string; actor: Actor };
  /** The verification record is missing; the domain is kept for some days. */
  'custom_domain.unproved': { domain: string };
  /** The domain was lost because the verification record was missing for days. */
  'custom_domain.lost': { domain: string };
  'chat.started': { session: ChatFacts };
  /** The visitor asked for a person. */
  'chat.waiting': { session: ChatFacts };
  /** The chat was offered to an agent, or to no one. */
  'chat.offered': { session: ChatFacts };
  'chat.message': {
    session: Pick<ChatFacts, 'id' | 'status' | 'withBot' | 'agentId' | 'unread' | 'awaitedSince'>;
    message: ChatMessageFacts;
  };
  'chat.read': { sessionId: string; marks: ChatFacts['marks']; unread: number };
  'chat.accepted': { session: ChatFacts; actor: Actor };
  'chat.transferred': { session: ChatFacts; actor: Actor; previousAgentId: string | null };
  /** The visitor is waiting for the agent's first message; reminds the agent. */
  'chat.called': { session: ChatFacts };
  /** A member wrote an internal note; no event contains its text. */
  'chat.note_added': {
    session: ChatFacts;
    actor: Actor;
    noteId: string;
    /** The members it mentions, unless a note on the ticket does. */
    mentions: readonly string[];
  };
  /** The tags of the chat changed; its visitor isn't notified. */
  'chat.tagged': { session: ChatFacts };
  'chat.updated': { session: ChatFacts };
  /** An agent invited a colleague to a chat, or a colleague left (`isIn` is false). */
  'chat.participant_changed': { session: ChatFacts; actor: Actor; userId: string; isIn: boolean };
  /** The visitor replied by email to a closed chat; its agent has it again. */
  'chat.reopened': { session: ChatFacts };
  'chat.closed': {
    session: ChatFacts;
    actor: Actor;
    reason: NonNullable<Schema<'EventData'>['reason']>;
  };
  'chat.rated': { session: ChatFacts; rating: number; comment: string | null };
  /** Staff members have a new notification; invalidates their lists and badges. */
  'notification.created': { userIds: string[] };
  /** Members have read or deleted notifications; invalidates their lists and badges. */
  'notifications.settled': { userIds: string[] };
  /** A ticket has a notification for all staff who can see it; invalidates their lists and badges. */
  'staff_news.added': { ticketId: string };
  /** Notifications for all staff were removed; invalidates everyone's lists and badges. */
  'staff_news.settled': Record<never, never>;
  /** A member's unread notifications are due by email; `more` is the number of those without an ID here. */
  'notifications.gathered': { userId: string; notificationIds: string[]; more?: number };
  /** The weekly digest of a member is due; `week` is its Monday. */
  'digest.due': { userId: string; week: string };
  /** Emails through the organization's own mail server are waiting, for this reason. */
  'mail_server.refused': { reason: string };
  /** The mailbox of a support address can't be opened, for this reason, so new emails aren't fetched. */
  'mailbox.failing': { email: string; reason: string; isRevoked: boolean };
  /** The organization has reached its daily limit of new contacts to email; more emails to new contacts wait until tomorrow. */
  'mail_limit.reached': { perDay: number };
  /** A staff member requested a report of these days by email, or it is due by a schedule. */
  'report.requested': {
    report: Schema<'MetricsReport'>;
    from: string;
    to: string;
    /** The attached file; CSV if absent. */
    format?: Schema<'ReportFormat'>;
    userId: string;
    /** The saved report with the schedule; absent if the member requested it. */
    scheduledAs?: { id: string; name: string };
  };
  /** A visitor, or a member for them, requested the transcript of a chat by email. */
  'chat_transcript.requested': { sessionId: string; email: string; actor: Actor };
  /** A visitor hasn't read messages of agents in a chat: those from `after` to `until` are due by email. */
  'chat_answers.due': { sessionId: string; email: string; after: number; until: number };
  /** A visitor with a verified identity requested erasure of their data. */
  'customer.erasure_requested': { email: string; sessionId: string };
  /** A visitor requested a link to a ticket; the email and number are checked when the email is written. */
  'ticket_link.requested': { requestId: string; email: string; ticketNumber: string };
  /** A user signed up and must confirm their address. */
  'account.confirmation_requested': { userId: string; expiresAt: string };
  /** An address was added for notifications of forms and must be confirmed. */
  'notice_address.requested': { noticeAddressId: string; expiresAt: string };
  /** A user's address changed: one event for the new address, one for the former. */
  'account.email_changed': { userId: string; to: string; email: string; changeId?: string };
  /** A user requested a change of address: one event for the new address, one for the current. */
  'account.email_change_requested': { changeId: string; to: 'new' | 'former' };
  /** The former address reverted the change and recovered the account. */
  'account.email_taken_back': { userId: string };
  /** A user signed in with a new browser; its location is stored with the session. */
  'account.signed_in': { userId: string; sessionId: string; at: string };
  /** A user's two-factor authentication changed, or a recovery code was used; emails the user. */
  'account.second_factor_changed': {
    userId: string;
    change: SecondFactorChange;
    at: string;
  };
  /** A user requested deletion of their account; emails the user. */
  'account.deletion_requested': { userId: string; deletesAt: string };
  /** Sessions of a user ended, by signing out or a new password; closes their sockets. */
  'session.ended': { userId: string };
  /** Contains no personal data, because it is sent to the staff's sockets, too. */
  'password_reset.requested': { resetId: string };
}

export type SecondFactorChange =
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'reset';
