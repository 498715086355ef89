// @module-tag one-engine

import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlBuilder } from '../../../database/builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../database/test-database.ts';
import { type Filter, listQuery, type Sort } from './list-query.ts';

let stored: TestDatabase;
let sqlite: Sqlite.Database;

beforeAll(async () => {
  stored = await openTestDatabase('');
  sqlite = new Sqlite(stored.url.replace('sqlite:', ''), { readonly: true });
});
afterAll(async () => {
  sqlite.close();
  await stored.remove();
});

/** SQLite's query plan for a page of the list. */
function planOf(sort: Sort, filters: Filter[]): string {
  const query = listQuery({ filters, sort, hasCursor: true }).page({} as never);
  const { sql, slots } = query.template(sqlBuilder('sqlite'), 'sqlite');
  const steps = sqlite.prepare(`explain query plan ${sql}`).all(slots.map(() => 1));
  return (steps as { detail: string }[]).map(({ detail }) => detail).join('\n');
}

test.each<[Sort, Filter[], string]>([
  ['-updatedAt', [], 'tickets_by_updated'],
  ['-updatedAt', ['status'], 'tickets_by_status'],
  ['-updatedAt', ['priority'], 'tickets_by_urgency'],
  ['-updatedAt', ['agent'], 'tickets_by_assignee'],
  ['-updatedAt', ['agent', 'priority'], 'tickets_by_assignee'],
  ['-updatedAt', ['unassigned', 'status'], 'tickets_by_assignee_status'],
  ['-updatedAt', ['agent', 'status', 'priority'], 'tickets_by_assignee_status'],
  ['-updatedAt', ['status', 'priority'], 'tickets_by_status_urgency'],
  ['-updatedAt', ['own'], 'tickets_by_own'],
  ['-updatedAt', ['customerEmail', 'status'], 'tickets_by_customer'],
  ['-createdAt', [], 'tickets_by_created'],
  ['createdAt', ['status', 'agent'], 'tickets_by_created'],
  ['-updatedAt', ['turn'], 'tickets_by_turn'],
  ['-updatedAt', ['turn', 'priority'], 'tickets_by_turn'],
  ['-updatedAt', ['waiting'], 'tickets_by_active'],
  ['-updatedAt', ['agent', 'turn'], 'tickets_by_assignee_turn'],
  ['-updatedAt', ['unassigned', 'waiting'], 'tickets_by_assignee_turn'],
  ['-updatedAt', ['snoozed'], 'tickets_by_snoozed'],
  ['-updatedAt', ['snoozed', 'agent'], 'tickets_by_snoozed'],
  ['-updatedAt', ['withFile'], 'tickets_with_file'],
  ['-updatedAt', ['withFile', 'status', 'agent'], 'tickets_with_file'],
  ['-updatedAt', ['withFile', 'turn', 'form', 'domain', 'source'], 'tickets_with_file'],
  ['createdAt', ['withFile'], 'tickets_with_file_by_created'],
  ['createdAt', ['withFile', 'source'], 'tickets_with_file_by_created'],
  ['priority', ['withFile', 'status'], 'tickets_with_file_by_urgency'],
  ['-updatedAt', ['awake'], 'tickets_by_updated'],
  ['updatedAt', ['updatedSince'], 'tickets_by_updated'],
  ['updatedAt', ['updatedSince', 'status'], 'tickets_by_status'],
  ['updatedAt', ['updatedSince', 'agent', 'status'], 'tickets_by_assignee_status'],
  ['priority', [], 'tickets_by_urgency'],
  ['priority', ['agent'], 'tickets_by_urgency'],
  ['priority', ['agent', 'status'], 'tickets_by_status_urgency'],
  ['waiting', [], 'tickets_by_wait'],
  ['waiting', ['agent', 'waiting'], 'tickets_by_wait'],
  ['waitingForOne', ['turn'], 'tickets_by_wait'],
  ['waitingForOne', ['turn', 'agent', 'priority'], 'tickets_by_wait'],
  ['due', [], 'tickets_by_due'],
  ['due', ['turn'], 'tickets_by_due'],
  ['due', ['status', 'agent'], 'tickets_by_due'],
])('a list by %s with %j is read in its order out of %3$s', (sort, filters, index) => {
  const plan = planOf(sort, filters);
  expect(plan).toContain(`tickets USING INDEX ${index} `);
  expect(plan).not.toContain('FOR ORDER BY');
});

test.each<[Sort, Filter[], string]>([
  ['waitingForOne', ['turn'], 'organization_id=? AND turn_order=? AND (turn_since,id)>(?,?)'],
  ['waiting', ['waiting'], 'turn_order<?'],
  ['due', ['turn'], 'is_done<?'],
])(
  'a list by %s with %j reads only what waits, beginning with its page',
  (sort, filters, range) => {
    expect(planOf(sort, filters)).toContain(range);
  },
);

test('a list of unread tickets doesn’t scan what the member has already read', () => {
  const plan = planOf('-updatedAt', ['unread']);
  expect(plan).toContain('USING INDEX tickets_marked_unread ');
  expect(plan).not.toContain('sqlite_autoindex_ticket_reads_1 (organization_id=? AND user_id=?)');
});

test('the tickets of a tag are read in the order of the tag’s index', () => {
  expect(planOf('-updatedAt', ['tagged'])).not.toContain('FOR ORDER BY');
});
