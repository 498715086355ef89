import type { Tx } from '../../../../database/types.ts';
import { readFloors, readMarks } from '../../read/joined.ts';
import type { TicketWithPeople } from '../../read/tickets.ts';
import { readUntil } from '../read-until.ts';

/** Marks the remaining ticket as read for members who read both tickets; for others, up to the earlier of their two marks. */
export async function readAsBefore(tx: Tx, target: TicketWithPeople, other: TicketWithPeople) {
  const news = target.news_at > other.news_at ? target.news_at : other.news_at;
  const marksOf = async ({ id }: TicketWithPeople) =>
    new Map((await readMarks(tx, id)).map((mark) => [mark.user_id, mark.read_at]));
  const [here, there] = [await marksOf(target), await marksOf(other)];
  for (const { user_id: user, read_at: floor } of await readFloors(tx)) {
    const [read, readOther] = [here.get(user) ?? floor, there.get(user) ?? floor];
    const isRead = read >= target.news_at && readOther >= other.news_at;
    const until = isRead ? (read > news ? read : news) : read < readOther ? read : readOther;
    if (until !== read) await readUntil(tx, user, target.id, until);
  }
}
