import { prepareDirectory } from '../../../database/prepare.ts';
import type { OrgTable } from '../../../database/tables.ts';
import { markTickets } from '../../../database/ticket-marks.ts';
import { ticketRows } from '../../../database/ticket-rows.ts';
import type { Database, Org, P, Query } from '../../../database/types.ts';

/** Tables come before the tables they reference. Tables with many references are last, so each statement only removes its own few rows. */
const order = [
  'idempotency_keys',
  'socket_tickets',
  'outbox',
  'webhook_attempts',
  'webhook_deliveries',
  'webhook_health',
  'webhooks',
  'api_keys',
  'notifications',
  'staff_news_marks',
  'staff_news_readers',
  'staff_news',
  'digests',
  'mail_health',
  'mail_texts',
  'own_sentences',
  'customer_languages',
  'customer_records',
  'inbound_mails',
  'imap_mailboxes',
  'tallies',
  'search_documents',
  'put_away_words',
  'put_away_tickets',
  'macro_runs',
  'scheduled_replies',
  'ticket_snoozes',
  'ticket_access',
  'ticket_ccs',
  'ticket_followers',
  'ticket_links',
  'ticket_former_people',
  'ticket_mentions',
  'ticket_reads',
  'ticket_tags',
  'ticket_tasks',
  'time_entries',
  'ticket_activity',
  'ticket_messages',
  'ticket_splits',
  'merged_tickets',
  'imported_tickets',
  'form_submissions',
  'tickets',
  'chat_access',
  'chat_activity',
  'chat_mentions',
  'chat_notes',
  'chat_participants',
  'chat_tags',
  'chat_attendance',
  'chat_messages',
  'chat_sessions',
  'chat_settings',
  'chatbot_questions',
  'chatbot_queries',
  'help_readers',
  'help_comments',
  'help_versions',
  'help_translations',
  'help_searches',
  'help_openings',
  'help_slugs',
  'help_articles',
  'help_categories',
  'contact_forms',
  'notice_addresses',
  'imap_accounts',
  'support_addresses',
  'canned_replies',
  'ticket_views',
  'saved_report_recipients',
  'saved_reports',
  'macros',
  'blocked_senders',
  'all_tags',
  'message_html',
  'message_files',
  'resumable_uploads',
  'unsent_uploads',
  'files',
  'stored_files',
  'events',
  'counters',
  'seen_sites',
  'audit_entries',
  'audit_heads',
  'retention_runs',
  'organization_exports',
  'captchas',
  'sso_identities',
  'sso_domains',
  'sso_connections',
  'custom_domains',
  'former_subdomains',
  'invitations',
  'memberships',
  'custom_roles',
] as const satisfies readonly OrgTable[];

/** Fails to compile if a table is missing above. */
type Missing = Exclude<OrgTable, 'organizations' | (typeof order)[number]>;
const isWhole: Missing extends never ? true : Missing = true;

/** Rows per transaction, so other writes of the server can run in between. */
const step = 200;

/** Runs between two transactions; a test throws here to simulate a crash. */
export type Between = (removed: number) => Promise<void>;

/** Removes all rows of an organization in small transactions. If interrupted, it resumes when called again. */
export async function eraseRows(database: Database, id: string, between: Between): Promise<number> {
  if (!isWhole) return 0;
  const org = database.org(id);
  let count = 0;
  const repeat = async (some: () => Promise<number>) => {
    for (;;) {
      const removed = await some();
      count += removed;
      if (removed > 0) await between(removed);
      if (removed < step) return;
    }
  };
  await repeat(() => forgetFollowUps(database, org));
  for (const table of order) await repeat(() => removeSome(database, org, table));
  await forgetUsers(database, id);
  await org.write(async (tx) => {
    // This table has no foreign key to organizations, so the database doesn't delete its rows.
    await tx.remove('idempotency_keys', {});
    count += await tx.remove('organizations', {});
  });
  return count;
}

/** The rows of a table that one statement changes, by their physical position. */
const some = ({ dialect }: Database, org: Org, table: OrgTable, only = '') => {
  const place = dialect === 'postgres' ? 'ctid' : 'rowid';
  const rows = `select ${place} from ${table} where organization_id = ?${only} limit ${step}`;
  const among = dialect === 'postgres' ? `${place} = any(array(${rows}))` : `${place} in (${rows})`;
  return (query: Query) => void query.whereRaw(among, [org.id]);
};

const removeSome = (database: Database, org: Org, table: (typeof order)[number]) =>
  org.write((tx) => {
    const those = some(database, org, table);
    return table === 'tickets' ? ticketRows(tx).remove(those) : tx.remove(table, those);
  });

const forgetFollowUps = (database: Database, org: Org) =>
  org.write((tx) =>
    markTickets(tx, some(database, org, 'tickets', ' and follow_up_of is not null'), {
      follow_up_of: null,
    }),
  );

/** Removes an organization's sessions and pictures from accounts, which stay. */
async function forgetUsers({ directory }: Database, id: string) {
  await directory.write((tx) => tx.remove('sessions', { organization_id: id }));
  await directory.write((tx) => tx.remove('sign_in_challenges', { only_in: id }));
  const own = `/files/${id}/%`;
  const users = await directory.all<{ id: string }>(
    directory
      .from('users')
      .where('former_organization_id', id)
      .orWhereLike('profile_image_url', own)
      .select('id'),
  );
  // One by one, since each locks the organizations of the user.
  for (const user of users) {
    await directory.locking({ users: [user.id] }).write(async (tx) => {
      const left = { id: user.id, former_organization_id: id };
      await tx.update('users', left, { former_organization_id: null });
      await tx.update(
        'users',
        (row) => void row.where('id', user.id).whereLike('profile_image_url', own),
        { profile_image_url: null },
      );
    });
  }
}

const due = prepareDirectory((directory, p: P<'now'>) =>
  directory
    .from('organizations')
    .where('deletes_at', '<=', p.now)
    .orderBy('deletes_at')
    .select('id', 'subdomain', 'deletes_at'),
);

/** Organizations whose grace period is over. */
export const organizationsDue = ({ directory }: Database, now: string) =>
  directory.all<{ id: string; subdomain: string; deletes_at: string }>(due({ now }));

const soon = prepareDirectory((directory, p: P<'now' | 'until'>) =>
  directory
    .from('organizations')
    .where('deletes_at', '>', p.now)
    .where('deletes_at', '<=', p.until)
    .whereNull('deletion_told_at')
    .select('id'),
);

/** Organizations that will be deleted before `until` and whose admins have not been notified. */
export const organizationsSoon = ({ directory }: Database, now: string, until: string) =>
  directory.all<{ id: string }>(soon({ now, until }));
