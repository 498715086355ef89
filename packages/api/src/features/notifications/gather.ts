import type { NotificationRow } from '../../database/rows/people.ts';
import type { Subject } from './news.ts';

/** The columns of an unread notification that a newer one of the same subject replaces. */
export type Unread = Pick<
  NotificationRow,
  'id' | 'user_id' | 'seq' | 'kind' | 'count' | 'replies' | 'mail_due_at' | 'mailed_at'
>;

interface Gathered {
  count: number;
  replies: number;
  /** The text of the newest message. */
  words: string | null;
}

/** The text for several notifications of one subject: how many there are, and the newest of them. */
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

/** Milliseconds before an unread notification is emailed. */
const readingTime = 2 * 60_000;
/** Milliseconds in which a member gets one email per subject; later news waits for the next email. */
const mailWindow = 15 * 60_000;

/** When a notification that replaces these is emailed: when the first of them is due, but not soon after the last email. */
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
