import type { ExportedTables } from './export-kinds.ts';

/** What an organization has set, and what its team works with. */
export const settingsTables = {
  organizations: {
    file: 'organizations',
    columns: `
      name subdomain logo_url primary_color email_from timezone ticket_prefix
      auto_assignment:n settings:j seq:n created_at email_provider smtp:j
      google_workspace_email api_key_enabled:n api_key_id webhook_id second_factor_from
      sso_only:n allowed_networks:j`,
    left: {
      deletes_at: 'an imported organization is open',
      deletion_told_at: 'an imported organization is open',
      id: 'named in the manifest',
      version: 'counts the changes on one server',
      smtp_password_sealed: 'a secret',
    },
  },
  former_subdomains: {
    file: 'former-subdomains',
    columns: 'subdomain since',
  },
  counters: {
    file: 'counters',
    columns: 'name value:n',
  },
  custom_domains: {
    file: 'custom-domains',
    columns: 'domain token created_at verified_at checked_at failures:n failing_since',
  },
  sso_connections: {
    file: 'sso-connections',
    columns: `
      issuer client_id makes_members:n role_claim roles:j default_role max_role updates_roles:n
      at_own_addresses:n created_at last_used_at`,
    left: { client_secret_sealed: 'a secret' },
  },
  sso_domains: {
    file: 'sso-domains',
    columns: 'id domain token created_at verified_at',
  },
  sso_identities: {
    file: 'sso-identities',
    columns: 'issuer subject user_id:u created_at',
  },
  chat_settings: {
    file: 'chat-settings',
    columns: 'greeting idle_minutes:n allowed_domains:j panel:j',
    left: {
      identity_secret: 'a secret',
      previous_identity_secret: 'a secret',
      previous_identity_until: 'of a secret',
    },
  },
  mail_texts: {
    file: 'mail-texts',
    columns: 'kind language words:j updated_at',
  },
  own_sentences: {
    file: 'own-sentences',
    columns: 'language name text updated_at',
  },
  imap_mailboxes: {
    file: 'imap-mailboxes',
    columns: 'id uid_validity last_uid:n fetched_at',
  },
  blocked_senders: {
    file: 'blocked-senders',
    columns: 'id value reason added_by:u created_at visitor_id chat_id name',
  },
  canned_replies: {
    file: 'canned-replies',
    columns: `
      id owner_id:u title shortcut text folder search_text use_count:n last_used_at
      created_at updated_at deleted_at format`,
  },
  ticket_views: {
    file: 'ticket-views',
    columns: 'id owner_id:u name folded query layout position:n created_at updated_at deleted_at',
  },
  macros: {
    file: 'macros',
    columns: `
      id owner_id:u name folded steps:j position:n use_count:n last_used_at created_at
      updated_at deleted_at`,
  },
  all_tags: {
    file: 'tags',
    columns: 'id name folded color created_at updated_at deleted_at merged_into',
  },
  api_keys: {
    file: 'api-keys',
    columns: `
      id name prefix last_four permissions:j is_active:n expires_at last_used_at
      usage_count:n created_at acts_for_id:u made_by_id:u public_name`,
    left: { token_hash: 'a secret', previous_hash: 'a secret', previous_until: 'of a secret' },
  },
  webhooks: {
    file: 'webhooks',
    columns: 'id name url event_names:j is_active:n created_at filter headers:j made_by_id:u',
    left: { secret: 'a secret', previous_secret: 'a secret', previous_until: 'of a secret' },
  },
} as const satisfies ExportedTables;
