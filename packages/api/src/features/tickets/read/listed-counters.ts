import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../../database/prepare.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';

type Status = Schema<'Ticket'>['status'];
type Priority = Schema<'Ticket'>['priority'];

const statuses: readonly Status[] = ['open', 'in_progress', 'resolved', 'closed'];
const priorities: readonly Priority[] = ['urgent', 'high', 'normal', 'low'];

/** What a list of tickets is filtered by, as far as it is counted; null for tickets without an assignee. */
export interface ListedBy {
  status?: Status | undefined;
  priority?: Priority | undefined;
  assignee?: string | null | undefined;
}

const beginning = (status: string, priority: string) => `listed.${status}.${priority}.`;

/** The counter of the tickets with these three in common. */
export const listedAs = (status: string, priority: string, assignee: string | null) =>
  beginning(status, priority) + (assignee ?? '');

const sums = new Map<string, ReturnType<typeof prepareSum>>();

/** Adds up some counters, given by their names or by how they begin. */
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

/** How many tickets a filtered list has, from kept counts: counting thousands of rows costs more than the list. */
export async function countListed(org: Org, by: ListedBy): Promise<number> {
  const { assignee } = by;
  const pairs = (by.status ? [by.status] : statuses).flatMap((status) =>
    (by.priority ? [by.priority] : priorities).map((priority) => [status, priority] as const),
  );
  const names = pairs.map(([status, priority]) =>
    assignee === undefined ? beginning(status, priority) : listedAs(status, priority, assignee),
  );
  const values = Object.fromEntries(names.map((name, at) => [`name${at}`, name]));
  // A slash comes after the point that a beginning ends with.
  const ends = Object.fromEntries(names.map((name, at) => [`end${at}`, `${name.slice(0, -1)}/`]));
  const isWhole = assignee !== undefined;
  const sum = sumOf(names.length, isWhole)(isWhole ? values : { ...values, ...ends });
  return Number((await org.first<{ value: number | null }>(sum))?.value ?? 0);
}
