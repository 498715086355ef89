import type { Schema } from '../contract/operations.ts';

/** Who caused an event: a staff member, a customer, the bot, or the product itself. */
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

/** A message of a chat: its files without their addresses, which end; pictures in its HTML name them as `file:` and their id. */
export type ChatMessageFacts = Omit<Schema<'ChatMessage'>, 'files'> & {
  files: readonly (Omit<Schema<'MessageFile'>, 'url' | 'state'> & {
    verdict: 'pending' | 'clean' | 'infected' | null;
  })[];
};

/** Changes by field name. */
export type Changes = {
  [Field in ChangedField]?: { from: string | null; to: string | null };
};
/** Metadata is told as JSON, tags by their names, and people in Cc by their addresses, separated by commas. */
type ChangedField =
  | Exclude<
      keyof Schema<'TicketUpdateInput'>,
      'onlyIf' | 'addTagIds' | 'removeTagIds' | 'addCcs' | 'removeCcs'
    >
  | 'tags'
  | 'ccs';

/** Every event of an organization, with its payload, as the staff's socket sends it. */
export interface EventPayloads {
  'ticket.created': { ticket: TicketFacts; actor: Actor };
  'ticket.updated': { ticket: TicketFacts; actor: Actor; changes: Changes };
  'ticket.assigned': {
    ticket: TicketFacts;
    actor: Actor;
    previousAgentId: string | null;
    /** With a note: who is assigned hears of it with its words. */
    withNote?: boolean;
  };
  'ticket.resolved': { ticket: TicketFacts; actor: Actor };
  'ticket.replied': {
    ticket: TicketFacts;
    actor: Actor;
    messageId: string;
    visibility: 'public' | 'internal';
    reopened: boolean;
    /** Whether it waited to be sent: its author may not have seen what came meanwhile. */
    waited?: boolean;
    /** Whom a note mentions. */
    mentions?: readonly string[];
    /** Whom the ticket was handed over to with a note. */
    handedTo?: string;
  };
  /** The mail of a message was not delivered, or was delivered after that. */
  'message.delivery_changed': { ticketId: string; messageId: string };
  /** A public reply of the staff goes to somebody in Cc. */
  'reply.copied': { ticket: TicketFacts; actor: Actor; messageId: string; email: string };
  /** Members follow the ticket, or do no more. */
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
    /** Who snoozed it. */
    snoozedBy: string | null;
    because: NonNullable<Schema<'EventData'>['because']>;
  };
  /** It went to the trash. Before there was one, the event carried less of the ticket. */
  'ticket.deleted': { ticket: TicketFacts; actor: Actor };
  'ticket.marked_as_spam': { ticket: TicketFacts; actor: Actor };
  'ticket.restored': { ticket: TicketFacts; actor: Actor; from: 'spam' | 'trash' };
  'tickets.deleted_for_good': { ticketIds: string[]; actor: Actor };
  /** Senders were blocked or unblocked. */
  'blocked_senders.changed': { ids: string[] };
  /** Support addresses were added, changed, verified or removed. */
  'support_addresses.changed': { ids: string[] };
  /** The organization's own words of a mail have changed. */
  'mail_texts.changed': { kind: string; language: string };
  /** Sentences for visitors are said in other words. */
  'sentences.changed': { language: string; names: string[] };
  /** The language of a customer is known, is another one, or is known no more. */
  'customer_language.changed': {
    email: string;
    language: string | null;
    from: Schema<'CustomerLanguage'>['from'];
  };
  /** What programs keep with a customer has changed. */
  'customer.changed': {
    email: string;
    externalId: string | null;
    /** Whether anything is kept with them still; older events do not say it. */
    isKept?: boolean;
  };
  /** A mail that was held is read again, and taken in. */
  'held_mail.taken_in': { mailId: string; actor: Actor };
  /** Tickets were merged into this one. */
  'ticket.merged': { ticket: TicketFacts; actor: Actor; merged: TicketName[] };
  /** A ticket is again what it was before it was merged. */
  'ticket.unmerged': { ticket: TicketFacts; actor: Actor; mergedInto: TicketName };
  /** Messages have become a ticket of their own, or are back. */
  'ticket.split': { ticket: TicketFacts; actor: Actor; split: TicketName };
  /** Two tickets are linked, or no more; also when what the link says has changed. */
  'ticket.linked': { ticket: TicketFacts; actor: Actor; link: Link };
  'ticket.unlinked': { ticket: TicketFacts; actor: Actor; link: Link };
  /** A public reply of the staff is for another requester of a merged ticket, too. */
  'reply.shared': { ticket: TicketFacts; actor: Actor; messageId: string; email: string };
  /** A reply waits to be sent, or has been taken back. */
  'scheduled_reply.changed': { ticketId: string; replyId: string; userId: string };
  /** A reply is not sent by itself any more, and its author is to know. */
  'scheduled_reply.stopped': {
    ticket: TicketFacts;
    actor: Actor;
    replyId: string;
    userId: string;
    because: NonNullable<Schema<'ScheduledReply'>['stopped']>;
  };
  /** The draft that was handed over with a note is taken up or dismissed. */
  'shared_draft.removed': { ticketId: string; messageId: string; userId: string };
  /** A task of a ticket was added, changed, checked off or deleted; in `assigned` whom it was given to by that. */
  'task.changed': {
    ticket: TicketFacts;
    actor: Actor;
    task: Schema<'TaskFacts'>;
    how: Exclude<NonNullable<Schema<'EventData'>['how']>, 'started' | 'stopped' | 'merged'>;
    assigned?: string;
  };
  /** Time spent on a ticket was noted, changed or deleted, or a timer was started or stopped. */
  'time_entry.changed': {
    ticket: TicketFacts;
    actor: Actor;
    timeEntry: Schema<'TimeEntryFacts'>;
    how: Exclude<NonNullable<Schema<'EventData'>['how']>, 'done' | 'undone' | 'merged'>;
  };
  /** A member has read a ticket, or marked it unread: it concerns their other devices. */
  'tickets.read': { userId: string; ticketId: string };
  'contact_form.submitted': { formId: string; submissionId: string; ticketId: string | null };
  'contact_form.created': { form: FormFacts };
  'contact_form.updated': { form: FormFacts };
  /** With its submissions; its tickets stay. */
  'contact_form.deleted': { form: FormFacts };
  /** A page of another site has shown a form or the chat for the first time. */
  'site.seen': { feature: 'form' | 'chat'; site: string };
  /** A test was sent to a webhook. */
  'webhook.tested': { webhookId: string };
  /** An attempt of a webhook failed, the first one since the last success. */
  'webhook.failing': { webhookId: string; webhookName: string; reason: string };
  /** The server has switched a webhook off. */
  'webhook.switched_off': {
    webhookId: string;
    webhookName: string;
    because: NonNullable<Schema<'Webhook'>['switchedOff']>['because'];
  };
  /** Chatbot queries have changed, by id. */
  'chatbot.changed': { queryIds: string[] };
  /** Canned replies have changed, of the team or of one member. */
  'canned_reply.changed': { cannedReplyIds: string[]; ownerId: string | null };
  /** Saved views have changed, of the team or of one member; none of them where a member chose what to open with. */
  'view.changed': { viewIds: string[]; ownerId: string | null };
  /** Macros have changed, of the team or of one member. */
  'macro.changed': { macroIds: string[]; ownerId: string | null };
  /** A macro was applied to a ticket, or that was undone. What it changed has events of its own. */
  'macro.applied': { ticketId: string; runId: string; userId: string };
  'macro.undone': { ticketId: string; runId: string; userId: string };
  /** Tags were added, renamed, deleted, restored or merged. Tickets whose tags change by it have no events of their own. */
  'tag.changed': { tagIds: string[]; how: 'added' | 'changed' | 'deleted' | 'restored' | 'merged' };
  /** A role that the team has made was made, changed or deleted. Members with it have events of their own. */
  'role.changed': { roleId: string; how: 'made' | 'changed' | 'deleted'; actor: Actor };
  /** An export of the whole organization can be downloaded, or could not be made; it concerns who asked for it. */
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
  /** An admin removed the second factor of a member. */
  'member.second_factor_reset': { userId: string; actor: Actor };
  /** An admin requires two-factor authentication for staff from this time on; null: no longer. */
  'organization.second_factor_required': { requiredFrom: string | null; actor: Actor };
  /** From where the staff may work has changed. */
  'organization.networks_changed': { actor: Actor };
  /** An admin has closed the organization; it is deleted at that moment unless it is opened again. */
  'organization.closed': { deletesAt: string; actor: Actor };
  /** An admin has opened it again. */
  'organization.reopened': { actor: Actor };
  /** An admin is told by mail that the organization was closed, that it is deleted soon, or that it is open again. */
  'organization.deletion_told': {
    userId: string;
    change: 'closed' | 'soon' | 'reopened';
    /** Of whoever closed or opened it. */
    by: string | null;
    deletesAt: string;
  };
  /** An admin lets the staff in by single sign-on only, or by all ways again. */
  'organization.sso_required': { isRequired: boolean; actor: Actor };
  /** An admin has set up single sign-on, changed it, or removed it (issuer null). */
  'organization.sso_changed': { issuer: string | null; actor: Actor };
  'sso_domain.added': { domain: string; actor: Actor };
  'sso_domain.verified': { domain: string; actor: Actor };
  'sso_domain.removed': { domain: string; actor: Actor };
  /** Another organization has proved the domain, and its record of this one is gone. */
  'sso_domain.lost': { domain: string };
  'member.removed': { userId: string; role: string; actor: Actor };
  'member.availability_changed': {
    userId: string;
    availability: 'online' | 'away';
  };
  /** Name, subdomain or branding has changed. */
  'organization.updated': { organization: Schema<'PublicOrganization'>; actor: Actor };
  'custom_domain.claimed': { domain: string; actor: Actor };
  'custom_domain.verified': { domain: string; actor: Actor };
  'custom_domain.removed': { domain: string; actor: Actor };
  /** The verification record is missing; the domain is kept for some days. */
  'custom_domain.unproved': { domain: string };
  /** Lost, because the verification record was missing for days. */
  'custom_domain.lost': { domain: string };
  'chat.started': { session: ChatFacts };
  /** The visitor has requested a person. */
  'chat.waiting': { session: ChatFacts };
  /** Offered to an agent, or to nobody. */
  'chat.offered': { session: ChatFacts };
  'chat.message': {
    session: Pick<ChatFacts, 'id' | 'status' | 'withBot' | 'agentId' | 'unread' | 'awaitedSince'>;
    message: ChatMessageFacts;
  };
  'chat.read': { sessionId: string; marks: ChatFacts['marks']; unread: number };
  'chat.accepted': { session: ChatFacts; actor: Actor };
  'chat.transferred': { session: ChatFacts; actor: Actor; previousAgentId: string | null };
  /** The visitor waits for the first words of the agent, who is reminded. */
  'chat.called': { session: ChatFacts };
  /** A member has written an internal note; its words are in no event. */
  'chat.note_added': {
    session: ChatFacts;
    actor: Actor;
    noteId: string;
    /** Whom it mentions, unless a note on the ticket does. */
    mentions: readonly string[];
  };
  /** Its tags have changed, which is nothing for its visitor. */
  'chat.tagged': { session: ChatFacts };
  'chat.updated': { session: ChatFacts };
  /** An agent has invited a colleague to a chat; who leaves it is told of by `isIn`. */
  'chat.participant_changed': { session: ChatFacts; actor: Actor; userId: string; isIn: boolean };
  /** Its visitor has answered by mail in a chat that was closed; its agent has it again. */
  'chat.reopened': { session: ChatFacts };
  'chat.closed': {
    session: ChatFacts;
    actor: Actor;
    reason: NonNullable<Schema<'EventData'>['reason']>;
  };
  'chat.rated': { session: ChatFacts; rating: number; comment: string | null };
  /** A staff member has a new notification; invalidates their list and badge. */
  'notification.created': { userIds: string[] };
  /** Members have read or deleted notifications; invalidates their lists and badges. */
  'notifications.settled': { userIds: string[] };
  /** There is news of a ticket for all of the staff who see it; invalidates their lists and badges. */
  'staff_news.added': { ticketId: string };
  /** News of tickets is none any more, for anybody. */
  'staff_news.settled': Record<never, never>;
  /** A member's unread notifications are to be mailed; `more` have no id here. */
  'notifications.gathered': { userId: string; notificationIds: string[]; more?: number };
  /** The weekly digest of a member is due, by its Monday. */
  'digest.due': { userId: string; week: string };
  /** Mail over the organization's own server is waiting, for this reason. */
  'mail_server.refused': { reason: string };
  /** The mailbox of a support address can't be opened, for this reason, so its new mail isn't fetched. */
  'mailbox.failing': { email: string; reason: string; isRevoked: boolean };
  /** The organization has emailed as many new contacts today as it can; more emails to them wait until tomorrow. */
  'mail_limit.reached': { perDay: number };
  /** A staff member has requested a report by mail, of these days, or a schedule has for them. */
  'report.requested': {
    report: Schema<'MetricsReport'>;
    from: string;
    to: string;
    userId: string;
    /** The saved report with the schedule; absent when they have requested it themselves. */
    scheduledAs?: { id: string; name: string };
  };
  /** A visitor, or a member for them, has requested what was said in a chat by mail. */
  'chat_transcript.requested': { sessionId: string; email: string; actor: Actor };
  /** A visitor has not read what agents wrote in a chat: messages from `after` on, up to `until`, are due by mail. */
  'chat_answers.due': { sessionId: string; email: string; after: number; until: number };
  /** A visitor whose identity was proved wants what is kept of them to be erased. */
  'customer.erasure_requested': { email: string; sessionId: string };
  /** A visitor has requested a link to a ticket; the pair is checked when the mail is written. */
  'ticket_link.requested': { requestId: string; email: string; ticketNumber: string };
  /** A user has signed up and must confirm the address. */
  'account.confirmation_requested': { userId: string; expiresAt: string };
  /** An address is to get the notices of forms, and must confirm that. */
  'notice_address.requested': { noticeAddressId: string; expiresAt: string };
  /** A user's address has changed: one event for the new one, one for the former. */
  'account.email_changed': { userId: string; to: string; email: string; changeId?: string };
  /** A user has requested another address: one event for the new one, one for the present. */
  'account.email_change_requested': { changeId: string; to: 'new' | 'former' };
  /** The former address took the account back. */
  'account.email_taken_back': { userId: string };
  /** A user has signed in with a browser that had not been used for their account before; where from stands with the session. */
  'account.signed_in': { userId: string; sessionId: string; at: string };
  /** How a user signs in besides the password has changed, or a recovery code was used; the mail says it to them. */
  'account.second_factor_changed': {
    userId: string;
    change: SecondFactorChange;
    at: string;
  };
  /** A user has asked for their account to be deleted; the mail says it to them. */
  'account.deletion_requested': { userId: string; deletesAt: string };
  /** Sessions of a user have ended, by signing out or a new password; closes their sockets. */
  'session.ended': { userId: string };
  /** Contains no personal data: it is sent to the staff's sockets too. */
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
