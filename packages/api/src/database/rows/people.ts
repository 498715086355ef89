import type { Flag, Json, Text } from './columns.ts';

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
  email_provider: 'helpdesk' | 'smtp' | 'google_workspace';
  /** Host, port, user name and whether TLS is required; never the password. */
  smtp: Json | null;
  /** Sealed together with the host that it is for. */
  smtp_password_sealed: Text | null;
  google_workspace_email: Text | null;
  /** Applies until the key of `api_key_id` exists; from then on that key's own switch does. */
  api_key_enabled: Flag;
  /** The API key and the webhook that the settings manage. */
  api_key_id: Text | null;
  webhook_id: Text | null;
  /** From when on the staff need a second factor; null: never. */
  second_factor_from: Text | null;
  /** Whether the staff get in by single sign-on only. */
  sso_only: Flag;
  /** The networks from which the staff may work, as JSON; null: from everywhere. */
  allowed_networks: Text | null;
  /** It is closed, and deleted at this moment; null: it is open. */
  deletes_at: Text | null;
  /** When its admins were told that this is soon. */
  deletion_told_at: Text | null;
  /** The number of the last event. */
  seq: number;
  /** Incremented by every change of the organization, recorded as an event or not. */
  version: number;
  created_at: Text;
}

export interface FormerSubdomainRow {
  subdomain: Text;
  organization_id: Text;
  since: Text;
}

export interface UserRow {
  id: Text;
  email: Text;
  first_name: Text;
  last_name: Text;
  password_hash: Text | null;
  profile_image_url: Text | null;
  notification_preferences: Json;
  /** How long a reply waits in the console, to be undone. */
  undo_send_seconds: number;
  /** Set until the link mailed to the address is opened. */
  email_unconfirmed_since: Text | null;
  /** The organization that they left last. */
  former_organization_id: Text | null;
  /** When the first of their second factors was set up; null: they have none. */
  second_factor_since: Text | null;
  /** When the account is deleted, as its user has asked for; null: never. */
  deletes_at: Text | null;
  created_at: Text;
}

export interface MembershipRow {
  organization_id: Text;
  id: Text;
  user_id: Text;
  role: Text;
  /** The role that the team has made for them, of role agent; null: they have the given role. */
  custom_role_id: Text | null;
  /** Its permissions, separated by spaces; changed with the role. */
  permissions: Text | null;
  availability: 'online' | 'away';
  /** Older tickets are never unread; null: since joining. */
  unread_since: Text | null;
  /** What their tickets open with: the id of a saved view, or the name of a given one. */
  default_view: Text | null;
  /** Ends the mails with their replies; null: that of the organization does. */
  signature: Text | null;
  created_at: Text;
}

/** The language of a customer, by their address. */
export interface CustomerLanguageRow {
  organization_id: Text;
  email: Text;
  language: Text;
  /** What said it: their mail, the page that they wrote on, or a member of the staff. */
  known_from: 'mail' | 'page' | 'member';
  updated_at: Text;
}

/** What programs keep with a customer, by their address. */
export interface CustomerRecordRow {
  organization_id: Text;
  email: Text;
  external_id: Text | null;
  metadata: Json | null;
  /** When they asked for what is kept of them to be erased; null again once that was seen to. */
  erasure_requested_at: Text | null;
  updated_at: Text;
}

export interface SessionRow {
  token_hash: Text;
  user_id: Text;
  created_at: Text;
  last_used_at: Text;
  expires_at: Text;
  /** The only organization in which it is valid; null for all of the user's. */
  organization_id: Text | null;
  /** When its user last confirmed the password; null in sessions from before this was stored. */
  proved_at: Text | null;
  /** What the user is shown of it; null in none that began since there is an id. */
  id: Text | null;
  user_agent: Text | null;
  /** The network address that it began from. */
  address: Text | null;
  /** Whether it began by single sign-on of its only organization. */
  by_sso: Flag;
}

export interface TotpFactorRow {
  user_id: Text;
  secret_sealed: Text;
  created_at: Text;
  /** When its first code was given; until then it is no factor. */
  confirmed_at: Text | null;
  /** The time step of the last code that was accepted; earlier ones are not any more. */
  last_step: number;
}

export interface PasskeyRow {
  id: Text;
  user_id: Text;
  credential_id: Text;
  /** In base64url. */
  public_key: Text;
  /** How often it says that it was used; 0 for ever where it does not count. */
  counter: number;
  transports: Json;
  name: Text;
  created_at: Text;
  last_used_at: Text | null;
}

/** What a passkey has to sign, without a password before it. */
export interface PasskeyChallengeRow {
  token_hash: Text;
  /** Who sets one up; null for signing in. */
  user_id: Text | null;
  passkey_challenge: Text;
  expires_at: Text;
}

export interface RecoveryCodeRow {
  id: Text;
  user_id: Text;
  code_hash: Text;
  created_at: Text;
  used_at: Text | null;
}

/** What is to be answered after the right password, before there is a session. */
export interface SignInChallengeRow {
  token_hash: Text;
  user_id: Text;
  /** The only organization in which the session will be valid. */
  only_in: Text | null;
  /** What a passkey has to sign, once one was asked. */
  passkey_challenge: Text | null;
  /** Answers that were given. */
  attempts: number;
  created_at: Text;
  expires_at: Text;
}

export interface PasswordResetRow {
  id: Text;
  /** Null when the address has no account: both are written, so that both take the same time. */
  user_id: Text | null;
  token_hash: Text;
  created_at: Text;
  expires_at: Text;
  used_at: Text | null;
}

export interface EmailChangeRow {
  id: Text;
  user_id: Text;
  old_email: Text;
  new_email: Text;
  /** The session that requested it, which stays open. */
  session_hash: Text | null;
  confirm_hash: Text;
  take_back_hash: Text;
  created_at: Text;
  /** Until when the new address may be confirmed. */
  expires_at: Text;
  take_back_until: Text;
  confirmed_at: Text | null;
  /** When it, or an earlier change, was reverted. */
  ended_at: Text | null;
}

export interface InvitationRow {
  organization_id: Text;
  id: Text;
  email: Text;
  role: Text;
  /** The role of the team's own that they will have. */
  custom_role_id: Text | null;
  message: Text | null;
  token_hash: Text;
  invited_by: Text | null;
  created_at: Text;
  expires_at: Text;
  accepted_at: Text | null;
  revoked_at: Text | null;
}

/** A role that a team has made. */
export interface CustomRoleRow {
  organization_id: Text;
  id: Text;
  name: Text;
  /** In lower case, as there is one of each name. */
  name_key: Text;
  /** Separated by spaces. */
  permissions: Text;
  created_at: Text;
  updated_at: Text;
}

export interface SocketTicketRow {
  token_hash: Text;
  user_id: Text;
  organization_id: Text;
  expires_at: Text;
  /** The session that requested it. */
  session_hash: Text;
}

export interface NotificationRow {
  organization_id: Text;
  id: Text;
  user_id: Text;
  /** The number of the event. */
  seq: number;
  kind: Text;
  type: Text;
  title: Text;
  message: Text;
  is_read: Flag;
  action_url: Text | null;
  action_text: Text | null;
  created_at: Text;
  /** When it is mailed, if it is still unread then; null: never, or already done. */
  mail_due_at: Text | null;
  /** Its subject, such as `ticket:` and an id. */
  about: Text | null;
  /** How many it stands for, itself included, and how many of them are replies. */
  count: number;
  replies: number;
  /** Gathered into a newer one of the same subject: neither listed nor counted. */
  is_gathered: Flag;
  /** When one of those it stands for was mailed last. */
  mailed_at: Text | null;
}
