import type { Schema } from '@helpdesk/sdk/contract/operations';
import { matchReplies } from '@helpdesk/sdk/rules/canned-replies';
import { useLater } from '../use-later.ts';
import { useRead } from '../use-read.ts';

export type CannedReply = Schema<'CannedReply'>;

const most = 200;
const shown = 30;

/**
 * Returns the canned replies that match the query, best first. The most used ones are loaded once and filtered locally; if there are more,
 * the others are searched on the server when typing pauses.
 */
export function useMatchingReplies(query: string, isWanted: boolean) {
  const top = useRead('cannedReplies.list', { limit: most }, { enabled: isWanted });
  const hasMore = top.data !== undefined && top.data.total > top.data.length;
  const q = useLater(query.trim());
  const isSearched = isWanted && hasMore && q !== '';
  const found = useRead('cannedReplies.list', { q, limit: shown }, { enabled: isSearched });
  const known = new Map([...(top.data ?? []), ...(found.data ?? [])].map((one) => [one.id, one]));
  const isLate = hasMore && query.trim() !== '' && (q !== query.trim() || found.isFetching);
  return {
    replies: isWanted ? matchReplies([...known.values()], query).slice(0, shown) : [],
    /** Whether more results may arrive. */
    isPending: top.isPending || isLate,
    isError: top.isError,
    retry: () => void top.refetch(),
  };
}
