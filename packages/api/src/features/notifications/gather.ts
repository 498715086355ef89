import type { NotificationRow } from '../../database/rows/people.ts';
import type { Subject } from './news.ts';

/** An unread notification, as far as another one of the same subject takes its place. */
export type Unread = Pick<
  NotificationRow,
  'id' | 'user_id' | 'seq' | 'kind' | 'count' | 'replies' | 'mail_due_at' | 'mailed_at'
>;

interface Gathered {
  count: number;
  replies: number;
  /** What was said last. */
  words: string | null;
}

/** The sentence for several of one subject: how many, and the newest of them. */
export function gatheredText(
  { name, news, reply, note }: Subject,
  { count, replies, words }: Gathered,
) {
  const said = reply ?? note;
  const what = replies === count ? 'new replies' : 'updates';
  return {
    title: `${count} ${what} on ${name}`,
    message: said && words ? `${said.author}: ${inOneLine(words)}` : news,
  };
}

export const inOneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

/** Milliseconds before an unread notification is mailed. */
const readingTime = 2 * 60_000;
/** Milliseconds in which a member gets one mail of a subject: what comes meanwhile is gathered for the next. */
const mailWindow = 15 * 60_000;

/** When a notification is mailed that stands for these too: with the first of them, but not soon after the last mail. */
export function dueBy(
  before: readonly Pick<Unread, 'mail_due_at' | 'mailed_at'>[],
  at = Date.now(),
) {
  const waiting = before.flatMap((row) => row.mail_due_at ?? []).sort();
  if (waiting[0] !== undefined) return waiting[0];
  const mailed = before
    .flatMap((row) => row.mailed_at ?? [])
    .sort()
    .at(-1);
  const next = mailed === undefined ? 0 : Date.parse(mailed) + mailWindow;
  return new Date(Math.max(at + readingTime, next)).toISOString();
}
