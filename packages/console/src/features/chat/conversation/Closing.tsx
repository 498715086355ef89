import { Stars } from '../Stars.tsx';
import type { ChatSession } from '../session.ts';
import { timeOfDay } from './time-of-day.ts';

/** The end of a closed chat: when it closed, and the visitor's rating. */
export function Closing({ session }: { session: ChatSession }) {
  const { closedAt, rating, ratingComment, ticketNumber } = session;
  return (
    <div className="mt-4 flex flex-col items-center gap-1.5 border-t pt-3 text-center text-xs text-muted-foreground">
      <p>Chat closed{closedAt && ` · ${timeOfDay(closedAt)}`}</p>
      {ticketNumber && <p>Its ticket is {ticketNumber}</p>}
      <Stars rating={rating ?? 0} />
      {rating === null && <p aria-hidden="true">Not rated</p>}
      {ratingComment && (
        <p className="max-w-[85%] text-sm wrap-anywhere whitespace-pre-wrap text-foreground">
          “{ratingComment}”
        </p>
      )}
    </div>
  );
}
