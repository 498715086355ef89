import type { ExportedTables } from './export-kinds.ts';

/** The members of an organization, their roles, and what is known of its customers. */
export const peopleTables = {
  custom_roles: {
    file: 'custom-roles',
    columns: 'id name name_key permissions created_at updated_at',
  },
  memberships: {
    file: 'memberships',
    columns: `
      id user_id:u role created_at availability unread_since default_view signature
      custom_role_id permissions`,
  },
  invitations: {
    file: 'invitations',
    columns: `
      id email role message invited_by:u created_at expires_at accepted_at revoked_at
      custom_role_id`,
    left: { token_hash: 'a secret' },
  },
  customer_languages: {
    file: 'customer-languages',
    columns: 'email language known_from updated_at',
  },
  customer_records: {
    file: 'customer-records',
    columns: 'email external_id metadata:j updated_at erasure_requested_at',
  },
} as const satisfies ExportedTables;
