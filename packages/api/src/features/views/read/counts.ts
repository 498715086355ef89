import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../../database/types.ts';
import { Refusal } from '../../../refusal.ts';
import { countTicketsLike } from '../../tickets/read/list.ts';
import { readViews } from './views.ts';

/** Counts the tickets in each saved view that a member sees. */
export async function countSavedViews(org: Org, userId: string): Promise<Schema<'ViewCount'>[]> {
  const counts: Schema<'ViewCount'>[] = [];
  // One at a time, so other requests can run in between.
  for (const { id, query } of await readViews(org, userId)) {
    counts.push({ id, count: await countOf(org, query, userId) });
  }
  return counts;
}

/** Null if the query was valid when it was saved, but no longer is. */
async function countOf(org: Org, query: string, userId: string): Promise<number | null> {
  try {
    return await countTicketsLike(org, query, userId);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
