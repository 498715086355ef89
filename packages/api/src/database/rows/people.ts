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
  /** Counts until the key of `api_key_id` is there; then that one's own switch does. */
  api_key_enabled: Flag;
  /** The key and the webhook that the settings manage, among the others. */
  api_key_id: Text | null;
  webhook_id: Text | null;
  /** Number of the last event. */
  seq: number;
  /** Moves with every change of the organization, recorded as an event or not. */
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
  /** The only organization in which it counts; null for all of the user's. */
  organization_id: Text | null;
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
  /** When it goes out by mail, if it is not read by then; null: it does not, or has. */
  mail_due_at: Text | null;
}
