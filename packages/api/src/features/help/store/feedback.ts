import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { HelpSearchRow } from '../../../database/rows/help.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import { notFound } from '../../../refusal.ts';

/** Comments and searches are deleted after this many days. */
export const feedbackDays = 90;
const maxComments = 1_000;
const maxSearches = 500;

export const votesOf = (articleId: string, isHelpful: boolean) =>
  `help.votes.${isHelpful ? 'yes' : 'no'}.${articleId}`;

export const oldestFeedback = () =>
  new Date(Date.now() - feedbackDays * 24 * 60 * 60 * 1_000).toISOString();

interface Vote {
  articleId: string;
  isHelpful: boolean;
  comment: string;
  /** Hash of the reader for one day, separate for the vote and the comment. */
  day: string;
  voter: string;
  commenter: string;
}

/** Counts a reader's vote and stores their comment, each once a day. */
export function recordVote(org: Org, vote: Vote): Promise<void> {
  const { articleId: article_id, isHelpful, comment, day } = vote;
  const isFirst = (tx: Tx, reader: string) =>
    tx.insertIfAbsent('help_readers', { day, article_id, reader });
  return org.write(async (tx) => {
    if (await isFirst(tx, vote.voter)) await tx.add(votesOf(article_id, isHelpful), 1);
    if (!comment || !(await isFirst(tx, vote.commenter))) return;
    await tx.insert('help_comments', {
      id: newId(),
      article_id,
      is_helpful: isHelpful,
      comment,
      created_at: now(),
    });
    await tx.remove('help_comments', (row) => row.where('created_at', '<', oldestFeedback()));
    const surplus = await tx.all<{ id: string }>(commentsAfter({ most: maxComments }));
    if (surplus.length > 0) await tx.remove('help_comments', { id: surplus.map(({ id }) => id) });
  });
}

const commentsAfter = prepare((org, p: P<'most'>) =>
  org
    .from('help_comments')
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(1_000)
    .offset(p.most)
    .select('id'),
);

/** A search without a result, with its count since the last write. */
export interface Missed {
  sameness: string;
  query: string;
  count: number;
}

const known = prepare((org, p: P<'sameness'>) =>
  org.from('help_searches').where('sameness', p.sameness),
);
const leastSearched = prepare((org, p: P<'most'>) =>
  org
    .from('help_searches')
    .orderBy([
      { column: 'count', order: 'desc' },
      { column: 'last_at', order: 'desc' },
    ])
    .limit(1_000)
    .offset(p.most)
    .select('id'),
);

/** Stores searches without a result; removes old ones, then the least frequent ones, to make room. */
export async function keepMissed(tx: Tx, searches: Iterable<Missed>): Promise<void> {
  const last_at = now();
  for (const { sameness, query, count } of searches) {
    const before = await tx.first<HelpSearchRow>(known({ sameness }));
    if (before) {
      const counted = Number(before.count) + count;
      await tx.update('help_searches', { id: before.id }, { count: counted, query, last_at });
    } else await tx.insert('help_searches', { id: newId(), sameness, query, count, last_at });
  }
  await tx.remove('help_searches', (row) => row.where('last_at', '<', oldestFeedback()));
  const surplus = await tx.all<{ id: string }>(leastSearched({ most: maxSearches }));
  if (surplus.length > 0) await tx.remove('help_searches', { id: surplus.map(({ id }) => id) });
}

export async function dismissSearch(org: Org, id: string): Promise<void> {
  const removed = await org.write((tx) => tx.remove('help_searches', { id }));
  if (removed === 0) throw notFound('Search not found');
}
