import { now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { HelpOpeningsRow } from '../../../database/rows/help.ts';
import type { P, Tx } from '../../../database/types.ts';
import type { Opens } from '../../../matching/learned.ts';
import { articleIds } from '../read/changes.ts';
import { countsIn } from '../read/openings.ts';
import { revisions } from '../revisions.ts';
import { oldestFeedback } from './feedback.ts';

const day = 24 * 60 * 60 * 1_000;
/** The half-life of an opening's weight. */
const halfTime = 30 * day;
/** Counts below this are removed. */
const least = 0.5;
/** Maximum bytes of an article's words with their counts. */
const maxBytes = 1_500;
const bytesOfCount = 10;
export const maxOpened = 2_000;

/** A reader opened an article after a search. */
export interface Opening {
  articleId: string;
  /** The stems of the searched words. */
  stems: readonly string[];
  day: string;
  /** Hash of the network and the article for that day. */
  reader: string;
}

const countsOf = prepare((org, p: P<'article'>) =>
  org.from('help_openings').where('article_id', p.article),
);

const leastOpened = prepare((org, p: P<'most'>) =>
  org
    .from('help_openings')
    .orderBy([
      { column: 'total', order: 'desc' },
      { column: 'counted_at', order: 'desc' },
    ])
    .limit(1_000)
    .offset(p.most)
    .select('article_id'),
);

/** Counts openings after searches, once a day per network and article; removes old counts, then the lowest ones. */
export async function keepOpenings(tx: Tx, openings: readonly Opening[]): Promise<void> {
  const articles = new Set(await articleIds(tx));
  const opened = new Map<string, (readonly string[])[]>();
  for (const { articleId, stems, day, reader } of openings) {
    if (!articles.has(articleId)) continue;
    const isNew = await tx.insertIfAbsent('help_readers', { day, article_id: articleId, reader });
    if (isNew) opened.set(articleId, [...(opened.get(articleId) ?? []), stems]);
  }
  if (opened.size === 0) return;
  const revision = await tx.next(revisions);
  for (const [articleId, searches] of opened) await count(tx, articleId, searches, revision);
  await tx.remove('help_openings', (row) => row.where('counted_at', '<', oldestFeedback()));
  const surplus = await tx.all<HelpOpeningsRow>(leastOpened({ most: maxOpened }));
  if (surplus.length === 0) return;
  await tx.remove('help_openings', { article_id: surplus.map((row) => row.article_id) });
}

async function count(
  tx: Tx,
  article_id: string,
  searches: readonly (readonly string[])[],
  revision: number,
) {
  const before = await tx.first<HelpOpeningsRow>(countsOf({ article: article_id }));
  const counted_at = now();
  const time = before ? Date.parse(counted_at) - Date.parse(before.counted_at) : 0;
  const counts = countedUp(before ? countsIn(before) : new Map(), searches, time);
  const total = Math.round([...counts.values()].reduce((sum, one) => sum + one, 0));
  const row = { counts: Object.fromEntries(counts), total, counted_at, revision };
  if (before) await tx.update('help_openings', { article_id }, row);
  else await tx.insert('help_openings', { article_id, ...row });
}

/** The counts of an article after further searches, `time` milliseconds later. Removes the lowest ones if there are too many. */
export function countedUp(
  before: Opens,
  searches: readonly (readonly string[])[],
  time: number,
): Map<string, number> {
  const counts = new Map<string, number>();
  const factor = 0.5 ** (time / halfTime);
  for (const [stem, often] of before) counts.set(stem, often * factor);
  for (const stem of searches.flat()) {
    const often = counts.get(stem) ?? 0;
    counts.delete(stem);
    counts.set(stem, often + 1);
  }
  let bytes = 0;
  // Among equal counts, keeps the newest.
  const best = [...counts].reverse().sort(([, one], [, other]) => other - one);
  const kept = best.filter(([stem, often]) => {
    bytes += Buffer.byteLength(stem) + bytesOfCount;
    return often >= least && bytes <= maxBytes;
  });
  return new Map(kept.map(([stem, often]) => [stem, Math.round(often * 100) / 100]));
}
