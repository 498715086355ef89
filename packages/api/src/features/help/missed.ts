import { now } from '../../database/ids.ts';
import { gather } from '../../gather.ts';
import { masked } from '../../matching/masked.ts';
import { sameText } from '../../matching/text.ts';
import type { Remembering, ServerContext } from '../../server-context.ts';
import { keepMissed, type Missed } from './store/feedback.ts';
import { hashOfReader, isRobot, type Reader } from './views.ts';

/** How long a pause ends a search: before that, a visitor may still be typing. */
const pause = 5_000;
const maxWaiting = 500;

/** Searches without a result by reader; one that continues the previous one replaces it. */
type Waiting = Map<string, { sameness: string; query: string }[]>;

const missed = gather(pause, (): Waiting => new Map(), store);

/** Saves an organization's searches without a result. */
export const writeMissed = missed.writeNow;

/**
 * Counts a visitor's search without a result. Partial queries on the way to it are not counted: a search that
 * continues the previous one replaces it. Names no reader; addresses and long numbers are masked.
 */
export function countMissed(
  server: ServerContext,
  organizationId: string,
  asked: string,
  { ip, userAgent }: Reader,
): void {
  if (isRobot(userAgent)) return;
  const query = masked(asked).slice(0, 200);
  const sameness = sameText(query).slice(0, 200);
  if (!/\p{L}{2}/u.test(sameness)) return;
  const readers = missed.of(server, organizationId);
  const reader = hashOfReader(server, now().slice(0, 10), [ip, userAgent]);
  const searches = readers.get(reader) ?? [];
  const before = searches.at(-1);
  const continues =
    before && (sameness.startsWith(before.sameness) || before.sameness.startsWith(sameness));
  if (continues) {
    if (sameness.length > before.sameness.length)
      searches[searches.length - 1] = { sameness, query };
  } else if (searches.length < 20) searches.push({ sameness, query });
  if (readers.has(reader) || readers.size < maxWaiting) readers.set(reader, searches);
}

async function store({ database }: Remembering, organizationId: string, readers: Waiting) {
  const all = new Map<string, Missed>();
  for (const { sameness, query } of [...readers.values()].flat()) {
    const known = all.get(sameness);
    if (known) known.count += 1;
    else all.set(sameness, { sameness, query, count: 1 });
  }
  await database.org(organizationId).write((tx) => keepMissed(tx, all.values()));
}
