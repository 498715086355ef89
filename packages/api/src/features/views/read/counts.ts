import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../../database/types.ts';
import { Refusal } from '../../../refusal.ts';
import { countTicketsLike } from '../../tickets/read/list.ts';
import { readViews } from './views.ts';

/** How many tickets there are in each saved view that a member sees. */
export async function countSavedViews(org: Org, userId: string): Promise<Schema<'ViewCount'>[]> {
  const counts: Schema<'ViewCount'>[] = [];
  // One after the other: other requests come in between.
  for (const { id, query } of await readViews(org, userId)) {
    counts.push({ id, count: await countOf(org, query, userId) });
  }
  return counts;
}

/** Null where the query was understood when it was saved, and is not now. */
async function countOf(org: Org, query: string, userId: string): Promise<number | null> {
  try {
    return await countTicketsLike(org, query, userId);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
