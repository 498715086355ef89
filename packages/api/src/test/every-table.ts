import Sqlite from 'better-sqlite3';
import { newId } from '../database/ids.ts';
import { type OrgTable, orgTables } from '../database/tables.ts';
import { administrate } from '../database/test-connection.ts';
import type { Org } from '../database/types.ts';

export type Row = Record<string, unknown>;

/** Reads the database directly, including tables that this release doesn't know. */
export async function readPast<R>(
  url: string,
  read: (all: (sql: string) => Promise<Row[]>, isFile: boolean) => Promise<R>,
): Promise<R> {
  if (!url.startsWith('sqlite:')) {
    return administrate(url, (client) =>
      read(async (sql) => (await client.query<Row>(sql)).rows, false),
    );
  }
  const file = new Sqlite(url.slice('sqlite:'.length), { readonly: true });
  try {
    return await read(async (sql) => file.prepare<[], Row>(sql).all(), true);
  } finally {
    file.close();
  }
}

/** Returns all rows of all tables, sorted. */
export const everyRow = (url: string): Promise<Map<string, string[]>> =>
  readPast(url, async (all, isFile) => {
    const names = await all(
      isFile
        ? "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'"
        : "select relname as name from pg_class where relnamespace = current_schema::regnamespace and relkind = 'r'",
    );
    const found = new Map<string, string[]>();
    for (const { name } of names) {
      // Skips the search index: its own tables contain only numbers and words.
      if (String(name).startsWith('search_tokens')) continue;
      const rows = await all(`select * from ${String(name)}`);
      found.set(String(name), rows.map((row) => JSON.stringify(row)).sort());
    }
    return found;
  });

interface Column {
  table: string;
  name: string;
  type: string;
}

const columnsOf = (url: string): Promise<Column[]> =>
  readPast(
    url,
    async (all, isFile) =>
      (await all(
        isFile
          ? `select m.name as "table", c.name, c.type from sqlite_schema m, pragma_table_info(m.name) c
           where m.type = 'table' and m.name not like 'sqlite_%'`
          : `select table_name as "table", column_name as name, data_type as type
           from information_schema.columns
           where table_schema = current_schema and is_generated = 'NEVER'`,
      )) as unknown as Column[],
  );

/** Columns that reference other rows. References to missing rows are set to null. */
const named: Record<string, string> = {
  ticket_id: 'tickets',
  root_id: 'tickets',
  other_id: 'tickets',
  from_id: 'tickets',
  into_id: 'tickets',
  session_id: 'chat_sessions',
  tag_id: 'all_tags',
  article_id: 'help_articles',
  category_id: 'help_categories',
  webhook_id: 'webhooks',
  delivery_id: 'webhook_deliveries',
  form_id: 'contact_forms',
  report_id: 'saved_reports',
};
/** Tables whose rows use the ID of another row. */
const sharingIds: Partial<Record<OrgTable, OrgTable>> = {
  put_away_words: 'put_away_tickets',
  imap_accounts: 'support_addresses',
};
const users =
  /^(user_id|owner_id|author_id|assigned_agent_id|acts_for_id|assignee_id|.*_by|.*_user_id)$/;

/** The order of the tables: each comes after those that its rows reference. */
const first: OrgTable[] = [
  'all_tags',
  'tickets',
  'chat_sessions',
  'help_categories',
  'help_articles',
  'webhooks',
  'webhook_deliveries',
  'put_away_tickets',
  'events',
];
export const filled = [
  ...first,
  ...(Object.keys(orgTables) as OrgTable[]).filter((table) => !first.includes(table)),
].filter((table) => !['organizations', 'memberships', 'counters'].includes(table));

/** Inserts rows with a unique word into every table of an organization, directly in the database. */
export async function fillEveryTable(
  url: string,
  org: Org,
  { mark, userId, count }: { mark: string; userId: string; count: (table: OrgTable) => number },
): Promise<void> {
  const columns = await columnsOf(url);
  const made = new Map<string, string[]>();
  let number = 0;
  for (const table of filled) {
    const its = columns.filter((one) => one.table === table && one.name !== 'organization_id');
    const ids: string[] = [];
    made.set(table, ids);
    await org.write(async (tx) => {
      for (let at = 0; at < count(table); at += 1) {
        number += 1;
        const of = sharingIds[table];
        const id = of && made.get(of)?.[at];
        const row: Row = { id: id ?? newId() };
        for (const { name, type } of its) {
          if (name === 'id') continue;
          const target = named[name];
          const of = target && target !== table ? made.get(target) : undefined;
          row[name] = of
            ? of[at % of.length]
            : users.test(name)
              ? userId
              : name === 'follow_up_of'
                ? (ids.at(-1) ?? null)
                : name === 'seq' && table !== 'audit_entries'
                  ? number
                  : /int/i.test(type)
                    ? number % 2
                    : /_at$|_until$|^until$|due/.test(name)
                      ? '2999-01-01T00:00:00.000Z'
                      : /blob|bytea/i.test(type)
                        ? Buffer.from(mark)
                        : `${mark}-${number}`;
        }
        if (table === 'outbox') row.seq = Number(made.get('events')?.[at]);
        if (table === 'audit_entries') row.seq = number;
        const known = new Set(its.map(({ name }) => name));
        const whole = Object.fromEntries(Object.entries(row).filter(([name]) => known.has(name)));
        if (table === 'search_documents') {
          await tx.index({
            kind: 'ticket',
            targetId: `${mark}-${number}`,
            text: mark,
            tokens: new Set([mark, 'kettle']),
          });
        } else if (await tx.insertIfAbsent(table as never, whole as never)) {
          ids.push(table === 'events' ? String(row.seq) : String(row.id));
        }
      }
    });
  }
}
