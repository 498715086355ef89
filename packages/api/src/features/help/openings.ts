import { now } from '../../database/ids.ts';
import { gather } from '../../gather.ts';
import { networkKey } from '../../http/limits/client-address.ts';
import type { Remembering, ServerContext } from '../../server-context.ts';
import { eachInSlices } from '../../slices.ts';
import { indexesOf } from './index-of.ts';
import { keepOpenings } from './store/openings.ts';
import { hashOfReader, isRobot, type Reader } from './views.ts';

/** Batches writes: new counts may change the order of results a little later. */
const pause = 30_000;
const maxWaiting = 500;
const maxLetters = 200;
const maxStems = 20;

/** Openings by reader. */
type Waiting = Map<string, { articleId: string; asked: string; day: string }>;

const openings = gather(pause, (): Waiting => new Map(), learn);

/** Saves the articles that an organization's readers opened after a search. */
export const writeOpenings = openings.writeNow;

/**
 * Counts that a reader opened an article after a search, once a day per network and article. Stores nothing about
 * the reader,
 * and only those words of the search that occur in articles.
 */
export function countOpening(
  server: ServerContext,
  organizationId: string,
  { articleId, asked = '' }: { articleId: string; asked?: string | undefined },
  { ip, userAgent }: Reader,
): void {
  if (!asked.trim() || isRobot(userAgent)) return;
  const day = now().slice(0, 10);
  const reader = hashOfReader(server, day, ['opening', articleId, networkKey(ip)]);
  const waiting = openings.of(server, organizationId);
  if (waiting.has(reader) || waiting.size >= maxWaiting) return;
  waiting.set(reader, { articleId, asked: asked.slice(0, maxLetters), day });
}

async function learn(server: Remembering, organizationId: string, waiting: Waiting) {
  const org = server.database.org(organizationId);
  const { published } = await indexesOf(server, org);
  const read = await eachInSlices(
    [...waiting],
    ([reader, { articleId, asked, day }]) => ({
      articleId,
      stems: published.stemsIn(asked).slice(0, maxStems),
      day,
      reader,
    }),
    org.id,
  );
  const counted = read.filter(({ stems }) => stems.length > 0);
  if (counted.length > 0) await org.write((tx) => keepOpenings(tx, counted));
}
