import { createHmac } from 'node:crypto';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import { now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { Database, Org } from '../../database/types.ts';
import type { Desk } from '../../http/desk.ts';
import { viewsOf } from './rows.ts';

const pause = 3_000;
const mostRemembered = 200_000;
/** Programs that read pages without anybody in front of them. */
const robots = /bot\b|bot\/|crawl|spider|slurp|preview|monitor|headless|curl\/|wget\//i;

interface Reading {
  day: string;
  articleId: string;
  reader: string;
}

interface Waiting {
  /** Per organization: what was read since it was last written down. */
  unwritten: Map<string, Reading[]>;
  /** Who has been counted today already, so that reading on costs nothing. */
  counted: { day: string; readers: Set<string> };
}

const perDatabase = new WeakMap<Database, Waiting>();

export interface Reader {
  ip: string;
  userAgent: string;
}

/**
 * Counts that somebody has read an article, once a day. No cookie is set: who it was is a hash that nobody can turn
 * back, of another key each day, and is forgotten with the day. Readings gather for some seconds, since each would
 * be a write of its own.
 */
export function countReading(
  { database, config }: Desk,
  organizationId: string,
  articleId: string,
  { ip, userAgent }: Reader,
): void {
  if (robots.test(userAgent)) return;
  const day = now().slice(0, 10);
  const waiting = waitingOf(database);
  if (waiting.counted.day !== day || waiting.counted.readers.size > mostRemembered) {
    waiting.counted = { day, readers: new Set() };
  }
  const ofToday = createHmac('sha256', config.secret).update(`reader ${day}`).digest();
  const reader = createHmac('sha256', ofToday)
    .update(JSON.stringify([articleId, ip, userAgent]))
    .digest('base64url')
    .slice(0, 22);
  if (waiting.counted.readers.has(reader)) return;
  waiting.counted.readers.add(reader);
  const readings = waiting.unwritten.get(organizationId);
  if (readings) readings.push({ day, articleId, reader });
  else {
    waiting.unwritten.set(organizationId, [{ day, articleId, reader }]);
    setTimeout(() => writeReadings(database, organizationId).catch(() => {}), pause).unref();
  }
}

/** Writes down what was read of one organization. */
export async function writeReadings(database: Database, organizationId: string): Promise<void> {
  const { unwritten } = waitingOf(database);
  const readings = unwritten.get(organizationId);
  if (!readings) return;
  unwritten.delete(organizationId);
  await database.org(organizationId).write(async (tx) => {
    const articles = new Set((await tx.all<{ id: string }>(articleIds({}))).map(({ id }) => id));
    const counts = new Map<string, number>();
    for (const { day, articleId, reader } of readings) {
      if (!articles.has(articleId)) continue;
      const isNew = await tx.insertIfAbsent('help_readers', { day, article_id: articleId, reader });
      if (isNew) counts.set(articleId, (counts.get(articleId) ?? 0) + 1);
    }
    for (const [articleId, count] of counts) await tx.add(viewsOf(articleId), count);
  });
}

/** Writes down what was read of anybody: before the database closes. */
export async function writeAllReadings(database: Database): Promise<void> {
  const organizations = [...waitingOf(database).unwritten.keys()];
  await Promise.all(organizations.map((id) => writeReadings(database, id)));
}

function waitingOf(database: Database): Waiting {
  const known = perDatabase.get(database);
  if (known) return known;
  const made: Waiting = { unwritten: new Map(), counted: { day: '', readers: new Set() } };
  perDatabase.set(database, made);
  return made;
}

const articleIds = prepare((org) => org.from('help_articles').select('id'));

const views = prepare((org) =>
  org
    .from('help_articles')
    .select(
      'help_articles.id',
      'help_articles.is_published',
      org
        .from('counters')
        .whereRaw("counters.name = 'help.views.' || help_articles.id")
        .select('value')
        .as('view_count'),
    ),
);

/** How often articles were read; of drafts too for those who write them. */
export async function readViews(org: Org, withDrafts: boolean): Promise<Schema<'HelpViewStats'>> {
  const rows = await org.all<{ id: string; is_published: number; view_count: number | null }>(
    views({}),
  );
  const items = rows
    .filter((row) => withDrafts || row.is_published === 1)
    .map(({ id, view_count }) => ({ pageId: id, viewCount: Number(view_count ?? 0) }))
    .sort((one, other) => other.viewCount - one.viewCount);
  const viewCount = items.reduce((sum, item) => sum + item.viewCount, 0);
  return { pageType: 'article', viewCount, items };
}
