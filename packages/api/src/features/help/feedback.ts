import { now } from '../../database/ids.ts';
import type { Org } from '../../database/types.ts';
import { masked } from '../../matching/masked.ts';
import type { ServerContext } from '../../server-context.ts';
import { requirePublished } from './read/articles.ts';
import { recordVote } from './store/feedback.ts';
import { hashOfReader, isRobot, type Reader } from './views.ts';

interface Said {
  articleId: string;
  isHelpful: boolean;
  comment?: string | undefined;
}

/** Counts a visitor's vote on an article. */
export async function vote(
  server: ServerContext,
  org: Org,
  { articleId, isHelpful, comment = '' }: Said,
  { ip, userAgent }: Reader,
): Promise<void> {
  await requirePublished(org, articleId);
  if (isRobot(userAgent)) return;
  const day = now().slice(0, 10);
  const hash = (what: string) => hashOfReader(server, day, [what, articleId, ip, userAgent]);
  await recordVote(org, {
    articleId,
    isHelpful,
    comment: masked(comment.trim()),
    day,
    voter: hash('vote'),
    commenter: hash('comment'),
  });
}
