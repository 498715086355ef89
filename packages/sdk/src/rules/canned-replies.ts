import { folded } from './folded.ts';

/** What is searched of a canned reply. */
export interface Searched {
  title: string;
  shortcut: string | null;
  folder: string | null;
  text: string;
}

const maxWords = 8;

/** Everything that a canned reply is found by, with the title first. */
export const replySearchText = ({ title, shortcut, folder, text }: Searched): string =>
  folded([title, shortcut ?? '', folder ?? '', text].join('\n'));

/** What somebody searches for, as it is compared: the whole, and its words. */
export function replySearch(q: string): { whole: string; words: string[] } {
  const words = folded(q).split(/\s+/).filter(Boolean);
  return { whole: words.join(' '), words: words.slice(0, maxWords) };
}

/** How well a canned reply answers a search: 3 is its shortcut, 2 begins its shortcut, 1 its title, 0 is somewhere in it, null nowhere. */
function rankOf(reply: Searched, { whole, words }: ReturnType<typeof replySearch>) {
  const text = replySearchText(reply);
  if (!words.every((word) => text.includes(word))) return null;
  if (!whole) return 0;
  if (reply.shortcut === whole) return 3;
  if (reply.shortcut?.startsWith(whole)) return 2;
  return text.startsWith(whole) ? 1 : 0;
}

/** The canned replies that have each word of a search, best match first, then most used, as the server lists them. */
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
