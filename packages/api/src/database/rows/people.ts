import { flag, json, number, type RowOf, table, text, userId } from '../table.ts';

export const organizations = table('organizations', {
  id: text().notExported('named in the manifest'),
  name: text().audited(),
  subdomain: text().audited(),
  logo_url: text().null().audited(),
  primary_color: text().null().audited(),
  email_from: text().null().audited(),
  timezone: text().audited(),
  ticket_prefix: text().audited(),
  auto_assignment: flag().audited(),
  settings: json().audited('parts'),
  email_provider: text<'helpdesk' | 'smtp' | 'google_workspace'>().audited(),
  /** Host, port, user name and whether TLS is required; never the password. */
  smtp: json().null().audited('parts'),
  /** Sealed together with the host that it is for. */
  smtp_password_sealed: text().null().audited('secret').notExported('a secret'),
  google_workspace_email: text().null().audited(),
  /** Applies until the key of `api_key_id` exists; after that, the key's own switch does. */
  api_key_enabled: flag().audited(),
  /** The API key and webhook that the settings manage. */
  api_key_id: text().null(),
  webhook_id: text().null(),
  /** When two-factor authentication becomes required for staff; null: never. */
  second_factor_from: text().null().audited(),
  /** Whether the staff can only sign in with single sign-on. */
  sso_only: flag().audited(),
  /** The IP allowlist of the staff, as JSON; null: no restriction. */
  allowed_networks: json().null().audited('parts'),
  /** When a closed organization is deleted; null: it is open. */
  deletes_at: text().null().audited().notExported('an imported organization is open'),
  /** When its admins were reminded of the deletion. */
  deletion_told_at: text().null().notExported('an imported organization is open'),
  /** The number of the last event. */
  seq: number(),
  /** Incremented by every change of the organization, whether or not it is recorded as an event. */
  version: number().notExported('counts the changes on one server'),
  created_at: text(),
})
  .inDirectory()
  .audited({ object: 'settings' });
export type OrganizationRow = RowOf<typeof organizations>;

export const formerSubdomains = table('former_subdomains', {
  subdomain: text(),
  organization_id: text(),
  since: text(),
}).inDirectory();

export const users = table('users', {
  id: text(),
  email: text().audited(),
  first_name: text().audited(),
  last_name: text().audited(),
  password_hash: text().null().audited('secret'),
  profile_image_url: text().null(),
  notification_preferences: json(),
  /** How many seconds a sent reply can be undone in the console. */
  undo_send_seconds: number(),
  /** Set until the link emailed to the address is opened. */
  email_unconfirmed_since: text().null().audited(),
  /** The organization that they left last. */
  former_organization_id: text().null(),
  /** When the user's first second factor was set up; null: they have none. */
  second_factor_since: text().null().audited(),
  /** When the account is deleted at its user's request; null: never. */
  deletes_at: text().null().audited(),
  created_at: text(),
})
  .inDirectory()
  .audited({ object: 'user', id: 'id', name: 'email', user: 'id' });
export type UserRow = RowOf<typeof users>;

export const memberships = table('memberships', {
  organization_id: text(),
  id: text(),
  user_id: userId().audited(),
  role: text().audited(),
  /** The custom role of a member with the role agent; null: they have the built-in role. */
  custom_role_id: text().null().audited(),
  /** Its permissions, separated by spaces; updated with the role. */
  permissions: text().null().audited(),
  availability: text<'online' | 'away'>(),
  /** Why they are away, in their own words; null: no reason, or online. */
  away_reason: text().null(),
  /** Older tickets are never unread; null: since joining. */
  unread_since: text().null(),
  /** The view that their tickets open with: the id of a saved view, or the name of a built-in one. */
  default_view: text().null(),
  /** The end of the emails with their replies; null: the organization's signature. */
  signature: text().null(),
  created_at: text(),
})
  .inDirectory()
  .audited({ object: 'member', id: 'id' });
export type MembershipRow = RowOf<typeof memberships>;

/** The language of a customer, by email address. */
export const customerLanguages = table('customer_languages', {
  organization_id: text(),
  email: text(),
  language: text(),
  /** How it was determined: from an email, the page where they wrote, or by a member. */
  known_from: text<'mail' | 'page' | 'member'>(),
  updated_at: text(),
}).inDirectory();
export type CustomerLanguageRow = RowOf<typeof customerLanguages>;

/** Metadata from API clients about a customer, by email address. */
export const customerRecords = table('customer_records', {
  organization_id: text(),
  email: text(),
  external_id: text().null(),
  metadata: json().null(),
  /** When they asked to have their data erased; null again once that is done. */
  erasure_requested_at: text().null(),
  updated_at: text(),
});
export type CustomerRecordRow = RowOf<typeof customerRecords>;

export const sessions = table('sessions', {
  token_hash: text(),
  user_id: text(),
  created_at: text(),
  last_used_at: text(),
  expires_at: text(),
  /** The only organization in which it is valid; null for all of the user's organizations. */
  organization_id: text().null(),
  /** When its user last confirmed the password; null in sessions from before this was stored. */
  proved_at: text().null().audited(),
  /** The id that the user sees; never null in sessions created since ids were added. */
  id: text().null(),
  user_agent: text().null().audited(),
  /** The IP address of the sign-in. */
  address: text().null().audited(),
  /** Whether it was created by single sign-on of its only organization. */
  by_sso: flag(),
})
  .inDirectory()
  .audited({ object: 'session', id: 'id', user: 'user_id', within: 'organization_id' });
export type SessionRow = RowOf<typeof sessions>;

export const totpFactors = table('totp_factors', {
  user_id: text(),
  secret_sealed: text().audited('secret'),
  created_at: text(),
  /** When its first code was entered; until then it doesn't count as a factor. */
  confirmed_at: text().null().audited(),
  /** The time step of the last accepted code; earlier ones are no longer accepted. */
  last_step: number(),
})
  .inDirectory()
  .audited({ object: 'authenticator', user: 'user_id' });
export type TotpFactorRow = RowOf<typeof totpFactors>;

export const passkeys = table('passkeys', {
  id: text(),
  user_id: text(),
  credential_id: text(),
  /** In base64url. */
  public_key: text(),
  /** The authenticator's usage counter; always 0 if it doesn't count. */
  counter: number(),
  transports: json(),
  name: text().audited(),
  created_at: text(),
  last_used_at: text().null(),
})
  .inDirectory()
  .audited({ object: 'passkey', id: 'id', name: 'name', user: 'user_id' });
export type PasskeyRow = RowOf<typeof passkeys>;

/** The challenge that a passkey must sign without a password before it. */
export const passkeyChallenges = table('passkey_challenges', {
  token_hash: text(),
  /** The user who sets up a passkey; null for signing in. */
  user_id: text().null(),
  passkey_challenge: text(),
  expires_at: text(),
}).inDirectory();
export type PasskeyChallengeRow = RowOf<typeof passkeyChallenges>;

export const recoveryCodes = table('recovery_codes', {
  id: text(),
  user_id: text(),
  code_hash: text().audited('secret'),
  created_at: text(),
  used_at: text().null().audited(),
})
  .inDirectory()
  .audited({ object: 'recovery_code', id: 'id', user: 'user_id' });
export type RecoveryCodeRow = RowOf<typeof recoveryCodes>;

/** The open second step after the right password, before there is a session. */
export const signInChallenges = table('sign_in_challenges', {
  token_hash: text(),
  user_id: text(),
  /** The only organization in which the session will be valid. */
  only_in: text().null(),
  /** The challenge that a passkey must sign, once one was requested. */
  passkey_challenge: text().null(),
  /** The number of answers so far. */
  attempts: number(),
  created_at: text(),
  expires_at: text(),
})
  .inDirectory()
  .audited({ object: 'sign_in_challenge', user: 'user_id', within: 'only_in' });
export type SignInChallengeRow = RowOf<typeof signInChallenges>;

export const passwordResets = table('password_resets', {
  id: text(),
  /** Null if the address has no account: both are written, so both take the same time. */
  user_id: text().null(),
  token_hash: text(),
  created_at: text(),
  expires_at: text(),
  used_at: text().null(),
}).inDirectory();
export type PasswordResetRow = RowOf<typeof passwordResets>;

export const emailChanges = table('email_changes', {
  id: text(),
  user_id: text(),
  old_email: text(),
  new_email: text(),
  /** The session that requested it, which stays signed in. */
  session_hash: text().null(),
  confirm_hash: text(),
  take_back_hash: text(),
  created_at: text(),
  /** How long the new address can be confirmed. */
  expires_at: text(),
  take_back_until: text(),
  confirmed_at: text().null(),
  /** When it, or an earlier change, was reverted. */
  ended_at: text().null(),
}).inDirectory();
export type EmailChangeRow = RowOf<typeof emailChanges>;

export const invitations = table('invitations', {
  organization_id: text(),
  id: text(),
  email: text().audited(),
  role: text().audited(),
  /** The custom role that they will have. */
  custom_role_id: text().null().audited(),
  message: text().null(),
  token_hash: text().notExported('a secret'),
  invited_by: userId().null(),
  created_at: text(),
  expires_at: text().audited(),
  accepted_at: text().null().audited(),
  revoked_at: text().null().audited(),
})
  .inDirectory()
  .audited({ object: 'invitation', id: 'id', name: 'email' });
export type InvitationRow = RowOf<typeof invitations>;

/** A custom role. */
export const customRoles = table('custom_roles', {
  organization_id: text(),
  id: text(),
  name: text().audited(),
  /** In lower case, because names are unique. */
  name_key: text(),
  /** Separated by spaces. */
  permissions: text().audited(),
  created_at: text(),
  updated_at: text(),
})
  .inDirectory()
  .audited({ object: 'role', id: 'id', name: 'name' });
export type CustomRoleRow = RowOf<typeof customRoles>;

export const socketTickets = table('socket_tickets', {
  token_hash: text(),
  user_id: text(),
  organization_id: text(),
  expires_at: text(),
  /** The session that requested it. */
  session_hash: text(),
})
  .inDirectory()
  .notExported('secrets, good for a moment');

/** Ticket news for the whole staff. */
export const staffNews = table('staff_news', {
  organization_id: text(),
  ticket_id: text(),
  /** The number of the newest event. */
  seq: number(),
  /** The same while it is news; 0 once it is settled for all. */
  open_seq: number(),
  /** News up to this event counts as read by everyone. */
  settled_seq: number(),
  /** The event that opened the ticket; 0 if that isn't news. */
  opened_seq: number(),
  /** The newest event about a message or note since then; 0 for none. */
  updated_seq: number(),
  /** The events about messages and notes, in order, at most the last hundred; those of notes end with `n`. */
  updates: text(),
  opened_at: text().null(),
  /** The time of the newest event. */
  news_at: text(),
  /** The ticket's title in the list. */
  name: text(),
  type: text(),
  /** The sentence of the newest entry alone, and the one for a list of several. */
  title: text(),
  news: text(),
  author: text().null(),
  /** The last message of the customer. */
  words: text().null(),
  /** When members who haven't read it are emailed; null: never, or already done. */
  mail_due_at: text().null().notExported('only work of a server'),
  mailed_at: text().null(),
}).inDirectory();
export type StaffNewsRow = RowOf<typeof staffNews>;

/** How far a member has read the news of a ticket. */
export const staffNewsMarks = table('staff_news_marks', {
  organization_id: text(),
  user_id: userId(),
  ticket_id: text(),
  seq: number(),
  /** How far they had read it before. */
  from_seq: number(),
  /** News up to this event isn't in their list. */
  removed_seq: number(),
});
export type StaffNewsMarkRow = RowOf<typeof staffNewsMarks>;

/** How far a member has marked all news as read, how far before that, and how far they were emailed. */
export const staffNewsReaders = table('staff_news_readers', {
  organization_id: text(),
  user_id: userId(),
  read_seq: number(),
  from_seq: number(),
  mailed_seq: number(),
});
export type StaffNewsReaderRow = RowOf<typeof staffNewsReaders>;

export const notifications = table('notifications', {
  organization_id: text(),
  id: text(),
  user_id: userId(),
  /** The number of the event. */
  seq: number(),
  kind: text(),
  type: text(),
  title: text(),
  message: text(),
  is_read: flag(),
  action_url: text().null(),
  action_text: text().null(),
  created_at: text(),
  /** When it is emailed if it is still unread; null: never, or already done. */
  mail_due_at: text().null().notExported('only work of a server'),
  /** Its subject, such as `ticket:` and an id. */
  about: text().null(),
  /** How many notifications it represents, including itself, and how many of them are replies. */
  count: number(),
  replies: number(),
  /** Grouped into a newer one of the same subject: neither listed nor counted. */
  is_gathered: flag(),
  /** When one of those it represents was last emailed. */
  mailed_at: text().null(),
}).inDirectory();
export type NotificationRow = RowOf<typeof notifications>;
