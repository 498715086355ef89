import type { Org } from '../../../database/types.ts';
import { invalid } from '../../../refusal.ts';
import { readCountsOf, type TagCounts, totalOf } from '../../tags/read/counters.ts';
import { few } from './fragment.ts';
import type { Filter, Sort } from './list-query.ts';
import { countListed, isCounted, type ListedBy } from './listed-counters.ts';

/** Maximum number of tags per filter. */
export const maxTags = 10;

interface Wanted {
  tags?: string | undefined;
  anyTag?: string | undefined;
  noTag?: string | undefined;
}

/** The tag filters of a list. */
export interface ByTags {
  filters: Filter[];
  values: Record<string, string>;
  /** Number of tickets, if the stored counters cover it. */
  total: number | null;
  isThere: boolean;
}

const none: ByTags = { filters: [], values: {}, total: null, isThere: true };

export const isByTags = ({ tags, anyTag, noTag }: Wanted) => Boolean(tags || anyTag || noTag);

export function listedIn(text: string | undefined, field: string): string[] {
  const items = [...new Set((text ?? '').split(',').map((one) => one.trim()))].filter(Boolean);
  if (items.length > maxTags) throw invalid(field, `At most ${maxTags} tags`);
  return items;
}

/**
 * Chooses how to find tickets by tags. The tickets of a tag are indexed by last change. For other sort orders, or if other
 * filters leave fewer tickets, the tags are checked for each ticket, unless only a few tickets have the tag.
 */
export async function narrowByTags(
  org: Org,
  wanted: Wanted,
  sort: Sort,
  others: { filters: readonly Filter[]; by: ListedBy },
): Promise<ByTags> {
  const all = listedIn(wanted.tags, 'tags');
  const any = listedIn(wanted.anyTag, 'anyTag');
  const no = listedIn(wanted.noTag, 'noTag');
  // Any of one tag is the same as all of one tag.
  if (any.length === 1) all.push(...any.splice(0));
  if (all.length + any.length + no.length === 0) return none;
  const counts = await readCountsOf(org, [...all, ...any]);
  const size = (id: string) => totalOf(counts.get(id));
  const inAny = any.reduce((sum, id) => sum + size(id), 0);
  const rarestFirst = [...new Set(all)].sort((one, other) => size(one) - size(other));
  const [rarest] = rarestFirst;
  const isThere = (rarest === undefined || size(rarest) > 0) && (any.length === 0 || inAny > 0);
  if (!isThere) return { ...none, isThere };
  const values = {
    ...named('tag', rarestFirst),
    ...named('anyTag', padded(any)),
    ...named('noTag', padded(no)),
  };
  const filters: Filter[] = rarestFirst.map((_, at) => `tag${at}` as Filter);
  if (any.length > 0) filters.push('anyTag');
  if (no.length > 0) filters.push('noTag');
  const first = await firstWay(org, sort, others, rarest ? size(rarest) : Infinity, inAny);
  if (first === 'tagged' || first === 'tagPicked') filters[0] = first;
  if (first === 'anyPicked') filters[filters.indexOf('anyTag')] = first;
  return { filters, values, isThere, total: keptTotal(filters, others, counts.get(rarest ?? '')) };
}

/** Filters that find their tickets with an index of their own. */
const isFewOfMany: ReadonlySet<Filter> = new Set([
  'unread',
  'mentioned',
  'follower',
  'customerEmail',
]);

/** The tag filter that finds the tickets, while the others are checked for each of them; null if another filter does. */
async function firstWay(
  org: Org,
  sort: Sort,
  { filters, by }: { filters: readonly Filter[]; by: ListedBy },
  inRarest: number,
  inAny: number,
): Promise<Filter | null> {
  if (inRarest === Infinity) return inAny > 0 && inAny <= few ? 'anyPicked' : null;
  if (filters.some((name) => isFewOfMany.has(name))) return null;
  if (sort !== '-updatedAt') return inRarest <= few ? 'tagPicked' : null;
  const isNarrower = filters.length > 0 && isCounted(by) && inRarest > (await countListed(org, by));
  return isNarrower ? null : 'tagged';
}

/** The total from the stored counters, for one tag alone or with a status. */
function keptTotal(
  byTags: readonly Filter[],
  { filters, by }: { filters: readonly Filter[]; by: ListedBy },
  counts: TagCounts | undefined,
): number | null {
  const isOne = byTags.length === 1 && byTags.every((name) => name.startsWith('tag'));
  if (!isOne || !filters.every((name) => name === 'status')) return null;
  return by.status ? (counts?.[by.status] ?? 0) : totalOf(counts);
}

const padded = (ids: readonly string[]) =>
  ids.length === 0 ? [] : Array.from({ length: maxTags }, (_, at) => ids[at] ?? ids[0] ?? '');

const named = (name: string, ids: readonly string[]) =>
  Object.fromEntries(ids.map((id, at) => [`${name}${at}`, id]));
