import { createHmac } from 'node:crypto';
import { newestSecret } from '../../auth/secrets.ts';
import { now } from '../../database/ids.ts';
import { gather } from '../../gather.ts';
import type { ServerContext } from '../../server-context.ts';
import { keepReadings, type Reading } from './store/views.ts';

const pause = 3_000;
const maxRemembered = 200_000;
/** User agents of bots. */
const robots = /bot\b|bot\/|crawl|spider|slurp|preview|monitor|headless|curl\/|wget\//i;

const readings = gather(
  pause,
  (): Reading[] => [],
  ({ database }, organizationId, all) =>
    database.org(organizationId).write((tx) => keepReadings(tx, all)),
);

/** Saves the views of one organization. */
export const writeReadings = readings.writeNow;

/** Readers already counted today. */
const createCounted = () => ({ day: '', readers: new Set<string>() });

export interface Reader {
  ip: string;
  userAgent: string;
}

export const isRobot = (userAgent: string) => robots.test(userAgent);

/** Identifies a reader within one day. The hash cannot be reversed, and its key changes every day. */
export function hashOfReader(
  { config }: Pick<ServerContext, 'config'>,
  day: string,
  facts: readonly string[],
): string {
  const ofToday = createHmac('sha256', newestSecret(config.secret))
    .update(`reader ${day}`)
    .digest();
  return createHmac('sha256', ofToday)
    .update(JSON.stringify(facts))
    .digest('base64url')
    .slice(0, 22);
}

/**
 * Counts a view of an article, each reader once a day. Sets no cookie: the reader is a hash that cannot be
 * reversed, has a new key each day, and is deleted after the day. Views are batched for some seconds to save
 * writes.
 */
export function countReading(
  server: ServerContext,
  organizationId: string,
  articleId: string,
  { ip, userAgent }: Reader,
): void {
  if (isRobot(userAgent)) return;
  const day = now().slice(0, 10);
  const counted = server.memory.of(createCounted);
  if (counted.day !== day || counted.readers.size > maxRemembered) {
    counted.day = day;
    counted.readers = new Set();
  }
  const reader = hashOfReader(server, day, [articleId, ip, userAgent]);
  if (counted.readers.has(reader)) return;
  counted.readers.add(reader);
  readings.of(server, organizationId).push({ day, articleId, reader });
}
