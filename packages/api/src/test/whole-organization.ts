import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { now } from '../database/ids.ts';
import type { AnyTable } from '../database/table.ts';
import { type OrgTable, tables } from '../database/tables.ts';
import { makeTemporaryFolder } from '../database/test-database.ts';
import { ruleOf } from '../features/organization-export/import/contract-rules.ts';
import { tablesInOrder } from '../features/organization-export/tables/export-tables.ts';
import { storageOf } from '../stored-files/storage.ts';
import type { TestOrganization } from './factories.ts';
import { makeTicket } from './factories.ts';
import type { TestServer } from './harness.ts';

/** The prefix of every value that must not appear in any export. */
export const secretMark = 'SECRET-of';

const later = '2999-01-01T00:00:00.000Z';

type Row = Record<string, unknown>;

const columnsIn = (table: OrgTable) => Object.entries((tables[table] as AnyTable).columns);

/** For a column with a fixed list of values: the first one. */
function firstWord(rule: unknown) {
  const { values } = (rule as { _zod?: { values?: Set<unknown> } } | undefined)?._zod ?? {};
  return [...(values ?? [])].find((value) => typeof value === 'string');
}

/** Fills every table of an organization with a row that has a value in every column, and the canary in its texts. */
export async function fillOrganization(server: TestServer, its: TestOrganization) {
  const { database, config } = server.context;
  const { id, canary, formId, admin, subdomain } = its;
  const ticketId = await makeTicket(its);
  // The ticket's notifications are created below.
  await server.drain();
  await its.org.write((tx) => tx.remove('staff_news', { ticket_id: ticketId }));
  const bytes = Buffer.from(`A file of ${canary}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = join(makeTemporaryFolder('helpdesk-file-'), 'file');
  writeFileSync(path, bytes);
  await storageOf(config).put(id, { path, sha256, size: bytes.length });
  const secret = (of: string) => `${secretMark}-${of}-${canary}`;

  const special: Record<string, Row> = {
    invitations: { accepted_at: null },
    custom_roles: { name: canary },
    chat_settings: { idle_minutes: 5, allowed_domains: [`${subdomain}.example`] },
    chat_messages: { client_id: canary },
    // Prevents deliveries in the meantime.
    webhook_health: { told_until: 1_000_000 },
    mail_texts: { language: 'de' },
    customer_languages: { language: 'de' },
    own_sentences: { name: 'form.submit' },
    canned_replies: { shortcut: 'hello' },
    saved_reports: { sent_for: '2999-01-01' },
    api_keys: { permissions: ['tickets:read'] },
    help_categories: { slug: 'shipping', translations: [{ language: 'de', name: canary }] },
    help_translations: { language: 'de' },
    chatbot_queries: { keywords: [canary] },
    contact_forms: { fields: [], translations: {} },
    digests: { week: '2026-01-05' },
    retention_runs: { day: '2026-01-05' },
    time_entries: { day: '2026-01-05' },
    ticket_tasks: { due_on: '2026-01-05' },
    former_subdomains: { subdomain: `${subdomain}-old` },
    custom_domains: { domain: `help.${subdomain}.example` },
    captchas: { provider: 'turnstile' },
    sso_connections: { roles: [['staff', 'agent']] },
    webhooks: {
      url: `https://${subdomain}.example`,
      event_names: ['ticket.created'],
      headers: [{ name: 'Authorization', value: secret('header'), lastFour: 'abcd' }],
    },
    tickets: { follow_up_of: ticketId, status: 'open', priority: 'low' },
    help_articles: {
      slug: 'kettle',
      is_internal: 0,
      tags: [canary],
      content: `<p>${canary}</p>`,
      draft: { content: `<p>${canary}</p>` },
    },
    put_away_tickets: {
      content: {
        ticket: { id: 'x', customer_user_id: its.customer.userId },
        ticket_access: [{ token_hash: secret('put away') }],
      },
    },
    merged_tickets: { kept: { ticket_access: [{ token_hash: secret('merged') }], on: {} } },
    files: { name: `${canary}.webp`, type: 'image/webp', bytes: Buffer.alloc(0) },
    webhook_deliveries: { state: 'delivered', seq: 1 },
    inbound_mails: { state: 'done', raw: Buffer.from(`From: ${canary}`) },
    scheduled_replies: { due_at: later, stopped: null },
    sso_domains: { id: `${canary}-domain`, domain: `${subdomain}.example` },
    put_away_words: { id: 'put_away_tickets-id' },
    imap_accounts: { id: 'support_addresses-id' },
    resumable_uploads: { uploaded_by: admin.userId },
    socket_tickets: { user_id: admin.userId },
    chat_attendance: { user_id: admin.userId },
    ticket_snoozes: { due_at: later },
    macro_runs: { due_at: null },
    stored_files: { verdict: null, threat: null },
    message_files: { verdict: null, threat: null },
  };
  const named: Row = {
    ticket_id: ticketId,
    other_id: 'tickets-id',
    root_id: ticketId,
    session_id: 'chat_sessions-id',
    form_id: formId,
    tag_id: 'all_tags-id',
    article_id: 'help_articles-id',
    category_id: 'help_categories-id',
    webhook_id: 'webhooks-id',
    report_id: 'saved_reports-id',
    delivery_id: 'webhook_deliveries-id',
    sha256,
    size: bytes.length,
    custom_role_id: 'custom_roles-id',
  };
  const valueOf = (table: string, column: string, kind: string) => {
    const own = special[table];
    if (own && column in own) return own[column];
    if (column in named) return named[column];
    const word = firstWord(ruleOf(table as never, column, kind));
    if (word) return word;
    if (column === 'id') return `${table}-id`;
    if (kind === 'user') return admin.userId;
    if (kind === 'number') return 1;
    if (kind === 'json') return { of: canary };
    if (/leased_until|removing_at/.test(column)) return null;
    if (/_at$|_until$|^since$|^until$|_since$/.test(column)) return now();
    return `${canary}-${table}-${column}`;
  };
  // Rows with a hash chain or number, which real calls wrote.
  const isMade = new Set([
    'organizations',
    'memberships',
    'audit_entries',
    'audit_heads',
    'events',
  ]);
  const inLeftOut: Record<string, readonly string[]> = {
    socket_tickets: ['token_hash', 'user_id', 'expires_at', 'session_hash'],
    ticket_access: ['token_hash', 'ticket_id', 'email', 'created_at', 'last_used_at', 'expires_at'],
    chat_access: ['token_hash', 'session_id', 'expires_at'],
    idempotency_keys: ['caller', 'key', 'fingerprint', 'state', 'created_at'],
    notice_addresses: ['id', 'email', 'requested_at'],
    tallies: ['what', 'subject', 'since', 'until'],
    resumable_uploads: ['id', 'name', 'uploaded_by', 'created_at'],
    unsent_uploads: ['id', 'network', 'size', 'created_at'],
    help_readers: ['day', 'article_id', 'reader'],
    chat_attendance: ['user_id', 'seen_at'],
    mail_health: ['failing_since'],
  } satisfies { [T in OrgTable]?: readonly string[] };

  await database.load(async (loader) => {
    const insert = (table: string, row: Row) => loader.insert(table as never, id, [row as never]);
    for (const { table, columns } of tablesInOrder) {
      if (isMade.has(table)) continue;
      const row = Object.fromEntries(
        columns.map(({ name, kind }) => [name, valueOf(table, name, kind)]),
      );
      for (const [column, { whyNotExported: why }] of columnsIn(table)) {
        if (why === null) continue;
        const isNull = /^(due_at|leased_until|removing_at|unused_since|mail_due_at)$/.test(column);
        row[column] ??= special[table]?.[column];
        row[column] ??= why === 'a secret' ? secret(`${table}.${column}`) : isNull ? null : '1';
      }
      await insert(table, row);
    }
    for (const [table, columns] of Object.entries(inLeftOut)) {
      const row = Object.fromEntries(columns.map((name) => [name, valueOf(table, name, 'text')]));
      for (const name of columns)
        if (/hash$|^key$|^reader$/.test(name)) row[name] = secret(`${table}.${name}`);
      await insert(table, row);
    }
    await loader.update('organizations', id, {}, {
      smtp: { host: `smtp.${canary}.example` },
      smtp_password_sealed: secret('organizations.smtp_password_sealed'),
      primary_color: '#123456',
      settings: { signature: `Regards ${canary}` },
    } as never);
  });
  const directory = database.directory;
  await directory.write(async (tx) => {
    const its = { password_hash: secret('password'), second_factor_since: now() };
    await tx.update('users', { id: admin.userId }, its);
    await tx.insert('totp_factors', {
      user_id: admin.userId,
      secret_sealed: secret('totp'),
      created_at: now(),
      last_step: 0,
    });
  });
  return { ticketId, sha256 };
}
