import type { Schema } from '@helpdesk/sdk/contract/operations';
import { valuesOf } from '@helpdesk/sdk/rules/ticket-fields';
import { prepare } from '../../../database/prepare.ts';
import type { TicketRow } from '../../../database/rows/tickets.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';
import { archivedIn } from './archived.ts';
import type { Filter } from './list-query.ts';
import { countUnreadMentions } from './people.ts';

type Status = Schema<'Ticket'>['status'];
type Priority = Schema<'Ticket'>['priority'];

const statuses = valuesOf('status');
const priorities = valuesOf('priority');

/** The filters of a list that counters cover; `assignee` is null for tickets without one. */
export interface ListedBy {
  status?: Status | undefined;
  priority?: Priority | undefined;
  assignee?: string | null | undefined;
  /** `any` for tickets that wait for either side. */
  turn?: Turn | 'any' | undefined;
  snoozed?: boolean | undefined;
}

export type Turn = Schema<'TicketTurn'>;

const turns: readonly Turn[] = ['us', 'customer'];

/** The name of the counter for tickets of an assignee that wait for one side. */
export const waitingAs = (turn: Turn, assignee: string | null) => `turn.${turn}.${assignee ?? ''}`;

/** The name of the counter for snoozed tickets of an assignee. */
export const snoozedAs = (assignee: string | null) => `snoozed.${assignee ?? ''}`;

const beginning = (status: string, priority: string) => `listed.${status}.${priority}.`;

/** The columns by which tickets are counted together. */
export const listedColumns = ['status', 'priority', 'assigned_agent_id'] as const;
export type Listed = Pick<TicketRow, (typeof listedColumns)[number]>;

/** The name of the counter for tickets with these values. */
export const listedAs = ({ status, priority, assigned_agent_id: assignee }: Listed) =>
  beginning(status, priority) + (assignee ?? '');

const sums = new Map<string, ReturnType<typeof prepareSum>>();

/** Sums counters, by name or by prefix. */
function prepareSum(count: number, areWhole: boolean) {
  const all = Array.from({ length: count }, (_, at) => at);
  return prepare((org: OrgScope, p: P<string>) => {
    const counters = org.from('counters').sum('value as value');
    if (areWhole) return counters.whereIn('name', all.map((at) => p[`name${at}`]) as never);
    return counters.where((some) => {
      for (const at of all) {
        const range = [p[`name${at}`], p[`end${at}`]] as never;
        some.orWhereRaw('(name >= ? and name < ?)', range);
      }
    });
  });
}

function sumOf(count: number, areWhole: boolean) {
  const key = `${count} ${areWhole}`;
  const known = sums.get(key) ?? prepareSum(count, areWhole);
  sums.set(key, known);
  return known;
}

/** The filters that the stored counters cover. */
export const counted: ReadonlySet<string> = new Set<Filter>([
  'status',
  'priority',
  'agent',
  'unassigned',
  'turn',
  'waiting',
  'snoozed',
]);

/** Checks whether counters exist for this combination of filters. */
export const isCounted = ({ turn, status, priority, snoozed }: ListedBy) =>
  !(turn || snoozed) || !((turn && snoozed) || status || priority);

/** The names or prefixes of the counters that add up to the size of a filtered list. */
function countersOf(by: ListedBy): string[] {
  const { assignee } = by;
  if (by.snoozed) return [snoozedAs(assignee ?? null)];
  if (by.turn) {
    const sides = by.turn === 'any' ? turns : [by.turn];
    return sides.map((turn) => waitingAs(turn, assignee ?? null));
  }
  const pairs = (by.status ? [by.status] : statuses).flatMap((status) =>
    (by.priority ? [by.priority] : priorities).map((priority) => [status, priority] as const),
  );
  return pairs.map(([status, priority]) =>
    assignee === undefined
      ? beginning(status, priority)
      : listedAs({ status, priority, assigned_agent_id: assignee }),
  );
}

/** Number of tickets in a filtered list, from stored counters: counting thousands of rows costs more than the list. */
export async function countListed(org: Org, by: ListedBy): Promise<number> {
  const names = countersOf(by);
  const values = Object.fromEntries(names.map((name, at) => [`name${at}`, name]));
  // The slash is the character after the dot that ends the prefix.
  const ends = Object.fromEntries(names.map((name, at) => [`end${at}`, `${name.slice(0, -1)}/`]));
  const isWhole = by.assignee !== undefined;
  const sum = sumOf(names.length, isWhole)(isWhole ? values : { ...values, ...ends });
  return Number((await org.first<{ value: number | null }>(sum))?.value ?? 0);
}

type Counts = Omit<Schema<'TicketViewCounts'>, 'mentions'>;

/** Sums of counters. There are several per assignee, and reading them one by one would cost more than all other counts together. */
const waiting = prepare((org, p: P<'mineUs' | 'mineCustomer'>) => {
  // The slash is the character after the dot that ends the prefix.
  const begins = (name: string) => [`${name}.`, `${name}/`] as const;
  const kinds = { needsReply: 'turn.us', waiting: 'turn.customer', snoozed: 'snoozed' };
  const ofNobody = turns.map((turn) => waitingAs(turn, null));
  const counters = org.from('counters').where((some) => {
    for (const name of ['turn', 'snoozed'])
      some.orWhereRaw('(name >= ? and name < ?)', begins(name));
    some.orWhere('name', archivedIn('spam'));
  });
  for (const [key, name] of Object.entries(kinds)) {
    const sum = 'sum(case when name >= ? and name < ? then value else 0 end) as ??';
    counters.select(org.raw(sum, [...begins(name), key]));
  }
  const ofTwo = 'sum(case when name in (?, ?) then value else 0 end) as ??';
  return counters
    .select(org.raw(ofTwo, [p.mineUs, p.mineCustomer, 'mine']))
    .select(org.raw(ofTwo, [...ofNobody, 'unassigned']))
    .select(
      org.raw('sum(case when name = ? then value else 0 end) as ??', [archivedIn('spam'), 'spam']),
    );
});

/** The same, counted among the tickets that a member with limited visibility sees. */
const waitingSeen = prepare((org) =>
  org
    .from('tickets')
    .where((some) => some.whereNotNull('turn').orWhereNotNull('snoozed_at'))
    .groupByRaw('1')
    .select(
      org.raw(
        `case when snoozed_at is not null then 'snoozed' else 'turn.' || turn end
          || '.' || coalesce(assigned_agent_id, '') as name`,
      ),
    )
    .count('* as value'),
);

/** Number of tickets in each built-in view of a member. */
export async function countViews(org: Org, user: string): Promise<Schema<'TicketViewCounts'>> {
  const mentions = await countUnreadMentions(org, user);
  const counts = org.visibility
    ? await countViewsSeen(org, user)
    : await countViewsOfAll(org, user);
  return { ...counts, mentions };
}

async function countViewsOfAll(org: Org, user: string): Promise<Counts> {
  const mine = { mineUs: waitingAs('us', user), mineCustomer: waitingAs('customer', user) };
  const row = await org.first<Record<keyof Counts, number | null>>(waiting(mine));
  const count = (name: keyof Counts) => Number(row?.[name] ?? 0);
  return {
    mine: count('mine'),
    unassigned: count('unassigned'),
    needsReply: count('needsReply'),
    waiting: count('waiting'),
    snoozed: count('snoozed'),
    spam: count('spam'),
  };
}

async function countViewsSeen(org: Org, user: string): Promise<Counts> {
  const counts = { mine: 0, unassigned: 0, needsReply: 0, waiting: 0, snoozed: 0, spam: 0 };
  for (const { name, value: kept } of await org.all<{ name: string; value: number }>(
    waitingSeen({}),
  )) {
    const [kind, turn, assignee] = name.split('.');
    const value = Number(kept);
    if (kind === 'snoozed') {
      counts.snoozed += value;
      continue;
    }
    counts[turn === 'us' ? 'needsReply' : 'waiting'] += value;
    if (assignee === user) counts.mine += value;
    if (assignee === '') counts.unassigned += value;
  }
  return counts;
}

const waitingForUs = prepare((org, p: P<'begin' | 'end'>) =>
  org
    .from('counters')
    .where('name', '>=', p.begin)
    .where('name', '<', p.end)
    .select('name', 'value'),
);

/** Number of tickets that wait for staff, by assignee. */
export async function readWaiting(org: Org): Promise<Map<string, number>> {
  const begin = waitingAs('us', null);
  const end = `${begin.slice(0, -1)}/`;
  const rows = await org.all<{ name: string; value: number }>(waitingForUs({ begin, end }));
  return new Map(rows.map(({ name, value }) => [name.slice(begin.length), Number(value)]));
}
