import type { Schema } from '@helpdesk/sdk/contract/operations';
import { matchReplies } from '@helpdesk/sdk/rules/canned-replies';
import { useLater } from '../use-later.ts';
import { useRead } from '../use-read.ts';

export type CannedReply = Schema<'CannedReply'>;

const most = 200;
const shown = 30;

/**
 * The canned replies that match what is typed, best first. The most used are loaded once and narrowed at once; who has
 * more gets the others from the server when typing pauses.
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
    /** Whether others may still come. */
    isPending: top.isPending || isLate,
    isError: top.isError,
    retry: () => void top.refetch(),
  };
}
