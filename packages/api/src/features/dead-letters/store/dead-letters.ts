import type { Schema } from '@helpdesk/sdk/contract/operations';
import { now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Org, OrgScope, P, Query } from '../../../database/types.ts';
import { heldReasons } from '../../../mail-limits/strangers.ts';
import { notFound } from '../../../refusal.ts';

type Kind = Schema<'DeadLetter'>['kind'];

export interface DeadLetterRow {
  id: string;
  kind: Kind;
  name: string;
  target: string | null;
  reason: string | null;
  attempts: number;
  created_at: string;
  ticket_id: string | null;
  ticket_number: string | null;
}

const isDead = 'done_at is null and due_at is null';

const jobs = (org: OrgScope) =>
  org
    .from('outbox', 'o')
    .join(org.from('events').as('e'), 'e.seq', 'o.seq')
    .leftJoin(org.from('tickets').as('t'), 't.id', 'e.subject_id')
    .whereRaw('o.done_at is null and o.due_at is null')
    .select(
      'o.id',
      'o.listener',
      'e.name',
      'o.recipient',
      'o.last_error as reason',
      'o.attempts',
      'e.created_at',
      't.id as ticket_id',
      't.number as ticket_number',
    );

const deliveries = (org: OrgScope) =>
  org
    .from('webhook_deliveries', 'd')
    .join(org.from('webhooks').as('w'), 'w.id', 'd.webhook_id')
    .whereRaw("d.state = 'failed' and d.type <> 'webhook.test'")
    .select(
      'd.id',
      'd.type as name',
      'w.name as target',
      'd.error as reason',
      'd.attempts',
      'd.created_at',
    );

const newest = (rows: (org: OrgScope) => Query, column: string) =>
  prepare((org, p: P<'limit'>) => rows(org).orderBy(column, 'desc').limit(p.limit));
const newestJobs = newest(jobs, 'o.seq');
const newestDeliveries = newest(deliveries, 'd.seq');
const countOf = (rows: (org: OrgScope) => Query) =>
  prepare((org) => rows(org).clearSelect().count('* as count'));
const jobCount = countOf(jobs);
const deliveryCount = countOf(deliveries);

type JobRow = Omit<DeadLetterRow, 'kind' | 'target'> & {
  listener: string;
  recipient: string | null;
};

/** Messages that will not be retried, newest first, and their number. */
export async function readDeadLetters(
  org: Org,
  limit: number,
): Promise<{ rows: DeadLetterRow[]; total: number }> {
  const dead = (await org.all<JobRow>(newestJobs({ limit }))).map(
    ({ listener, recipient, ...row }): DeadLetterRow => ({
      ...row,
      kind: listener === 'mail' ? 'mail' : 'job',
      target: listener === 'mail' ? recipient : listener,
    }),
  );
  const failed = (
    await org.all<Omit<DeadLetterRow, 'kind' | 'ticket_id' | 'ticket_number'>>(
      newestDeliveries({ limit }),
    )
  ).map(
    (row): DeadLetterRow => ({ ...row, kind: 'webhook', ticket_id: null, ticket_number: null }),
  );
  const rows = [...dead, ...failed].sort((one, two) => (one.created_at < two.created_at ? 1 : -1));
  const counts = [
    await org.first<{ count: number }>(jobCount({})),
    await org.first<{ count: number }>(deliveryCount({})),
  ];
  const total = counts.reduce((sum, row) => sum + Number(row?.count ?? 0), 0);
  return { rows: rows.slice(0, limit), total };
}

const heldMails = prepare((org) =>
  org
    .from('outbox')
    .where('listener', 'mail')
    .whereNull('done_at')
    .whereNotNull('due_at')
    .whereIn('last_error', Object.values(heldReasons))
    .count('* as count'),
);

/** Number of emails that a limit delays. */
export const countHeldMails = async (org: Org): Promise<number> =>
  Number((await org.first<{ count: number }>(heldMails({})))?.count ?? 0);

const again = () => ({ attempts: 0, due_at: now(), leased_until: null });

const retryJobs = (org: Org, where: (row: Query) => void) =>
  org.write((tx) => tx.update('outbox', (row) => where(row.whereRaw(isDead)), again()));

const retryDeliveries = (org: Org, where: (row: Query) => void) =>
  org.write((tx) =>
    tx.update(
      'webhook_deliveries',
      (row) => where(row.where('state', 'failed').whereNot('type', 'webhook.test')),
      { ...again(), state: 'waiting' },
    ),
  );

/** Retries a dead letter, with new attempts. */
export async function retryDeadLetter(org: Org, id: string): Promise<void> {
  const isThis = (row: Query) => void row.where('id', id);
  const queued = (await retryJobs(org, isThis)) || (await retryDeliveries(org, isThis));
  if (queued === 0) throw notFound('This delivery is no longer in the list');
}

/** Retries all dead letters, or all of one kind; returns how many. */
export async function retryDeadLetters(org: Org, kind: Kind | undefined): Promise<number> {
  let queued = 0;
  if (kind === undefined || kind === 'mail') {
    queued += await retryJobs(org, (row) => void row.where('listener', 'mail'));
  }
  if (kind === undefined || kind === 'job') {
    queued += await retryJobs(org, (row) => void row.whereNot('listener', 'mail'));
  }
  if (kind === undefined || kind === 'webhook') queued += await retryDeliveries(org, () => {});
  return queued;
}

/** Retries the undelivered emails of a message; returns how many. */
export const retryMailsOf = (org: Org, messageId: string): Promise<number> =>
  retryJobs(org, (row) => void row.where('message_id', messageId));
