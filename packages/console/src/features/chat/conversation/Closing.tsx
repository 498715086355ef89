import { Link } from '@tanstack/react-router';
import { useCan } from '../../../data/session.ts';
import m from '../messages.yaml';
import { Stars } from '../Stars.tsx';
import type { ChatSession } from '../session.ts';
import { timeOfDay } from './time-of-day.ts';

/** The end of a closed chat: when it closed, and the visitor's rating. */
export function Closing({ session }: { session: ChatSession }) {
  const { closedAt, rating, ratingComment, ticketNumber, ticketId } = session;
  const mayRead = useCan()('view_all_tickets');
  return (
    <div className="mt-4 flex flex-col items-center gap-1.5 border-t pt-3 text-center text-xs text-muted-foreground">
      <p>
        {m.closing.chatClosed}
        {closedAt && ` · ${timeOfDay(closedAt)}`}
      </p>
      {ticketNumber && (
        <p>
          {m.closing.itsTicketIs.rich({
            number: mayRead ? (
              <Link
                to={'/tickets/$id' as never}
                params={{ id: ticketId } as never}
                className="rounded-sm text-primary-text hover:underline"
              >
                {ticketNumber}
              </Link>
            ) : (
              ticketNumber
            ),
          })}
        </p>
      )}
      <Stars rating={rating ?? 0} />
      {rating === null && <p aria-hidden="true">{m.closing.notRated}</p>}
      {ratingComment && (
        <p className="max-w-[85%] text-sm wrap-anywhere whitespace-pre-wrap text-foreground">
          “{ratingComment}”
        </p>
      )}
    </div>
  );
}
