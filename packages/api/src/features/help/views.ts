import { createHmac } from 'node:crypto';
import { newestSecret } from '../../auth/secrets.ts';
import { now } from '../../database/ids.ts';
import type { Remembering, ServerContext } from '../../server-context.ts';
import { keepReadings, type Reading } from './store/views.ts';

const pause = 3_000;
const maxRemembered = 200_000;
/** User agents of robots. */
const robots = /bot\b|bot\/|crawl|spider|slurp|preview|monitor|headless|curl\/|wget\//i;

interface Waiting {
  /** By organization: views since the last write. */
  unwritten: Map<string, Reading[]>;
  /** Readers already counted today. */
  counted: { day: string; readers: Set<string> };
}

function createReadings(
  server: Remembering,
  atStop: (finish: () => Promise<unknown>) => void,
): Waiting {
  const unwritten: Waiting['unwritten'] = new Map();
  atStop(() => Promise.all([...unwritten.keys()].map((id) => writeReadings(server, id))));
  return { unwritten, counted: { day: '', readers: new Set() } };
}

export interface Reader {
  ip: string;
  userAgent: string;
}

export const isRobot = (userAgent: string) => robots.test(userAgent);

/** Tells readers of one day apart; it cannot be reversed, and its key is another one each day. */
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
 * reversed, with a new key each day, and is deleted after the day. Views are batched for some seconds, since each would
 * be a write of its own.
 */
export function countReading(
  server: ServerContext,
  organizationId: string,
  articleId: string,
  { ip, userAgent }: Reader,
): void {
  if (isRobot(userAgent)) return;
  const day = now().slice(0, 10);
  const waiting = server.memory.of(createReadings);
  if (waiting.counted.day !== day || waiting.counted.readers.size > maxRemembered) {
    waiting.counted = { day, readers: new Set() };
  }
  const reader = hashOfReader(server, day, [articleId, ip, userAgent]);
  if (waiting.counted.readers.has(reader)) return;
  waiting.counted.readers.add(reader);
  const readings = waiting.unwritten.get(organizationId);
  if (readings) readings.push({ day, articleId, reader });
  else {
    waiting.unwritten.set(organizationId, [{ day, articleId, reader }]);
    setTimeout(() => writeReadings(server, organizationId).catch(() => {}), pause).unref();
  }
}

/** Stores the views of one organization. */
export async function writeReadings(server: Remembering, organizationId: string): Promise<void> {
  const { unwritten } = server.memory.of(createReadings);
  const readings = unwritten.get(organizationId);
  if (!readings) return;
  unwritten.delete(organizationId);
  await server.database.org(organizationId).write((tx) => keepReadings(tx, readings));
}
