import { folded } from './folded.ts';

/** The fields of a canned reply that are searched. */
export interface Searched {
  title: string;
  shortcut: string | null;
  folder: string | null;
  text: string;
}

const maxWords = 8;

/** Returns the searchable text of a canned reply, title first. */
export const replySearchText = ({ title, shortcut, folder, text }: Searched): string =>
  folded([title, shortcut ?? '', folder ?? '', text].join('\n'));

/** Normalizes a search: the whole text, and its words. */
export function replySearch(q: string): { whole: string; words: string[] } {
  const words = folded(q).split(/\s+/).filter(Boolean);
  return { whole: words.join(' '), words: words.slice(0, maxWords) };
}

/**
 * Ranks a canned reply for a search: 3 equals its shortcut, 2 starts its shortcut, 1 starts its title, 0 is anywhere in it, null: no match.
 */
function rankOf(reply: Searched, { whole, words }: ReturnType<typeof replySearch>) {
  const text = replySearchText(reply);
  if (!words.every((word) => text.includes(word))) return null;
  if (!whole) return 0;
  if (reply.shortcut === whole) return 3;
  if (reply.shortcut?.startsWith(whole)) return 2;
  return text.startsWith(whole) ? 1 : 0;
}

/** Returns the canned replies with every word of a search: best match first, then most used, in the order of the server. */
export function matchReplies<Reply extends Searched & { id: string; useCount: number }>(
  replies: readonly Reply[],
  q: string,
): Reply[] {
  const wanted = replySearch(q);
  return replies
    .map((reply) => ({ reply, rank: rankOf(reply, wanted) }))
    .filter((found): found is { reply: Reply; rank: 0 | 1 | 2 | 3 } => found.rank !== null)
    .sort(
      (one, other) =>
        other.rank - one.rank ||
        other.reply.useCount - one.reply.useCount ||
        (one.reply.id < other.reply.id ? 1 : -1),
    )
    .map(({ reply }) => reply);
}
