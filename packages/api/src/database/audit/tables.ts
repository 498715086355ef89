import type { Rows } from '../tables.ts';
import type { Input } from '../types.ts';
import type { FieldChange, RowChange } from './deed.ts';

/**
 * How a column is shown: as it is, as a flag, as JSON or its parts (`hidden`: those that only say that they have changed),
 * as the names of its items, or only that it has changed.
 */
type Shown =
  | 'text'
  | 'flag'
  | 'json'
  | 'parts'
  | { readonly hidden: readonly string[] }
  | 'names'
  | 'secret';

interface AuditedTable {
  object: string;
  id?: string;
  name?: string;
  /** Of the user it belongs to, in tables outside of organizations. */
  user?: string;
  /** Of the only organization that it concerns. */
  within?: string;
  columns: Readonly<Record<string, Shown>>;
}

type Audited = {
  [T in keyof Rows]?: Omit<AuditedTable, 'id' | 'name' | 'user' | 'within' | 'columns'> & {
    id?: keyof Rows[T] & string;
    name?: keyof Rows[T] & string;
    user?: keyof Rows[T] & string;
    within?: keyof Rows[T] & string;
    columns: { readonly [Column in keyof Rows[T]]?: Shown };
  };
};

/** What the audit log says of changed rows. A column that is missing here is never in it. */
const tables: Audited = {
  organizations: {
    object: 'settings',
    columns: {
      name: 'text',
      subdomain: 'text',
      logo_url: 'text',
      primary_color: 'text',
      email_from: 'text',
      timezone: 'text',
      ticket_prefix: 'text',
      auto_assignment: 'flag',
      settings: 'parts',
      email_provider: 'text',
      smtp: 'parts',
      smtp_password_sealed: 'secret',
      google_workspace_email: 'text',
      api_key_enabled: 'flag',
      second_factor_from: 'text',
      sso_only: 'flag',
      allowed_networks: 'parts',
      deletes_at: 'text',
    },
  },
  memberships: {
    object: 'member',
    id: 'id',
    columns: { user_id: 'text', role: 'text', custom_role_id: 'text', permissions: 'text' },
  },
  custom_roles: {
    object: 'role',
    id: 'id',
    name: 'name',
    columns: { name: 'text', permissions: 'text' },
  },
  sso_connections: {
    object: 'single_sign_on',
    name: 'issuer',
    columns: {
      issuer: 'text',
      client_id: 'text',
      client_secret_sealed: 'secret',
      makes_members: 'flag',
      role_claim: 'text',
      roles: 'json',
      default_role: 'text',
      max_role: 'text',
      updates_roles: 'flag',
      at_own_addresses: 'flag',
    },
  },
  sso_identities: {
    object: 'sso_identity',
    name: 'subject',
    user: 'user_id',
    columns: { issuer: 'text', subject: 'text' },
  },
  sso_domains: {
    object: 'domain',
    id: 'id',
    name: 'domain',
    columns: { domain: 'text', verified_at: 'text' },
  },
  own_sentences: {
    object: 'sentence',
    id: 'name',
    name: 'name',
    columns: { language: 'text', text: 'text' },
  },
  invitations: {
    object: 'invitation',
    id: 'id',
    name: 'email',
    columns: {
      email: 'text',
      role: 'text',
      custom_role_id: 'text',
      expires_at: 'text',
      accepted_at: 'text',
      revoked_at: 'text',
    },
  },
  api_keys: {
    object: 'api_key',
    id: 'id',
    name: 'name',
    columns: {
      name: 'text',
      public_name: 'text',
      acts_for_id: 'text',
      made_by_id: 'text',
      permissions: 'json',
      is_active: 'flag',
      expires_at: 'text',
      last_four: 'text',
      previous_until: 'text',
    },
  },
  webhooks: {
    object: 'webhook',
    id: 'id',
    name: 'name',
    columns: {
      name: 'text',
      url: 'text',
      event_names: 'json',
      filter: 'text',
      headers: 'secret',
      is_active: 'flag',
      secret: 'secret',
      previous_until: 'text',
      made_by_id: 'text',
    },
  },
  custom_domains: {
    object: 'domain',
    id: 'domain',
    name: 'domain',
    columns: { domain: 'text', verified_at: 'text' },
  },
  mail_texts: {
    object: 'mail_text',
    id: 'kind',
    name: 'kind',
    columns: { language: 'text', words: 'parts' },
  },
  chat_settings: {
    object: 'chat_settings',
    columns: {
      greeting: 'text',
      idle_minutes: 'text',
      allowed_domains: 'json',
      identity_secret: 'secret',
      previous_identity_until: 'text',
      panel: 'parts',
    },
  },
  contact_forms: {
    object: 'contact_form',
    id: 'id',
    name: 'name',
    columns: {
      name: 'text',
      title: 'text',
      description: 'secret',
      fields: 'names',
      settings: { hidden: ['successMessage'] },
      is_active: 'flag',
    },
  },
  notice_addresses: {
    object: 'notice_address',
    id: 'id',
    name: 'email',
    columns: { email: 'text', confirmed_at: 'text' },
  },
  macros: {
    object: 'macro',
    id: 'id',
    name: 'name',
    columns: {
      name: 'text',
      owner_id: 'text',
      steps: { hidden: ['reply', 'note'] },
      deleted_at: 'text',
    },
  },
  blocked_senders: {
    object: 'blocked_sender',
    id: 'id',
    name: 'value',
    columns: { value: 'text', reason: 'text', name: 'text' },
  },
  help_articles: {
    object: 'article',
    id: 'id',
    name: 'title',
    columns: {
      title: 'text',
      slug: 'text',
      content: 'secret',
      category_id: 'text',
      is_published: 'flag',
      tags: 'json',
      external_id: 'text',
    },
  },
  help_categories: {
    object: 'category',
    id: 'id',
    name: 'name',
    columns: { name: 'text', slug: 'text', description: 'text', position: 'text' },
  },
  chatbot_queries: {
    object: 'chatbot_query',
    id: 'id',
    name: 'query',
    columns: {
      query: 'text',
      response: 'secret',
      keywords: 'json',
      category: 'text',
      priority: 'text',
      is_active: 'flag',
    },
  },
  all_tags: { object: 'tag', id: 'id', name: 'name', columns: { name: 'text', color: 'text' } },
  put_away_tickets: {
    object: 'ticket',
    id: 'id',
    name: 'number',
    columns: { number: 'text', place: 'text' },
  },
  audit_heads: { object: 'audit_log', columns: { removed_seq: 'text' } },
  retention_runs: {
    object: 'retention',
    id: 'day',
    name: 'day',
    columns: {
      closed_tickets: 'text',
      deleted_tickets: 'text',
      deleted_mails: 'text',
      deleted_chats: 'text',
    },
  },
  users: {
    object: 'user',
    id: 'id',
    name: 'email',
    user: 'id',
    columns: {
      email: 'text',
      first_name: 'text',
      last_name: 'text',
      email_unconfirmed_since: 'text',
      password_hash: 'secret',
      second_factor_since: 'text',
      deletes_at: 'text',
    },
  },
  sessions: {
    object: 'session',
    id: 'id',
    user: 'user_id',
    within: 'organization_id',
    columns: { user_agent: 'text', address: 'text', proved_at: 'text' },
  },
  sign_in_challenges: {
    object: 'sign_in_challenge',
    user: 'user_id',
    within: 'only_in',
    columns: {},
  },
  passkeys: {
    object: 'passkey',
    id: 'id',
    name: 'name',
    user: 'user_id',
    columns: { name: 'text' },
  },
  totp_factors: {
    object: 'authenticator',
    user: 'user_id',
    columns: { secret_sealed: 'secret', confirmed_at: 'text' },
  },
  recovery_codes: {
    object: 'recovery_code',
    id: 'id',
    user: 'user_id',
    columns: { code_hash: 'secret', used_at: 'text' },
  },
};

export const auditedTable = (table: string) =>
  (tables as Readonly<Record<string, AuditedTable | undefined>>)[table];

type Row = Readonly<Record<string, unknown>>;

/** What becomes of a row, as far as the audit log shows it; null when nothing of it does. */
export function rowChange(
  table: string,
  before: Row | null,
  after: Row | Input<Row> | null,
): RowChange | null {
  const audited = auditedTable(table);
  if (!audited) return null;
  const given = Object.entries(after ?? {}).filter(([, value]) => value !== undefined);
  const row: Row = { ...before, ...Object.fromEntries(given) };
  const fields = Object.entries(audited.columns).flatMap(([column, shown]) =>
    after && before && after[column] === undefined
      ? []
      : fieldChanges(column, shown, before?.[column], after?.[column]),
  );
  const kind = before ? (after ? 'changed' : 'deleted') : 'created';
  if (kind === 'changed' && fields.length === 0) return null;
  const textOf = (column: string | undefined) =>
    column === undefined || row[column] == null ? null : String(row[column]);
  return {
    kind,
    object: audited.object,
    id: textOf(audited.id),
    name: textOf(audited.name)?.slice(0, 200) ?? null,
    fields,
    userId: textOf(audited.user),
    organizationId: textOf(audited.within),
  };
}

function fieldChanges(
  column: string,
  shown: Shown,
  before: unknown,
  after: unknown,
): FieldChange[] {
  const field = camel(column);
  if (shown === 'parts' || typeof shown === 'object') {
    const [was, is] = [partsOf(before), partsOf(after)];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((part) => {
      const isHidden = typeof shown === 'object' && shown.hidden.includes(part);
      return fieldChanges(part, isHidden ? 'secret' : 'json', was[part], is[part]);
    });
  }
  if (shown === 'names') {
    const named = difference(field, namesOf(before), namesOf(after));
    return named.length > 0 ? named : fieldChanges(column, 'secret', before, after);
  }
  if (shown !== 'secret') return difference(field, textOf(shown, before), textOf(shown, after));
  if (textOf('json', before) === textOf('json', after)) return [];
  return [{ field, before: null, after: null, isSecret: true }];
}

const maxValue = 2_000;

function difference(field: string, before: string | null, after: string | null): FieldChange[] {
  if (before === after) return [];
  const cut = (text: string | null) => text && text.slice(0, maxValue);
  return [{ field, before: cut(before), after: cut(after) }];
}

function namesOf(value: unknown): string | null {
  const items: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return Array.isArray(items) ? items.map(({ name }) => String(name)).join(', ') : null;
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return (parsed ?? {}) as Record<string, unknown>;
}

function textOf(shown: 'text' | 'flag' | 'json', value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (shown === 'flag') return value === true || Number(value) === 1 ? 'true' : 'false';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

const camel = (column: string) =>
  column.replace(/_sealed$/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
