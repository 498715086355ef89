import { Link } from '@tanstack/react-router';
import { useRead } from '../../../data/use-read.ts';
import m from '../messages.yaml';
import { WorkCard } from './WorkCard.tsx';

const SHOWN = 4;

/** Visitors' questions that the chatbot couldn't answer, most frequent first. */
export function NotFound() {
  const read = useRead('chatbot.unanswered', { limit: SHOWN });
  return (
    <WorkCard
      title={m.notFound.whatVisitorsCouldNotFind}
      total={read.data?.total}
      read={read}
      none={m.notFound.noUnansweredQuestions}
      row={({ text, count }) => (
        <Link
          to="/chatbot"
          className="flex items-baseline gap-3 px-4 py-2.5 text-sm -outline-offset-2 hover:bg-muted/70"
        >
          <span className="min-w-0 flex-1 truncate">{text}</span>
          <span className="shrink-0 text-xs text-muted-foreground tabular-nums">
            {m.notFound.times({ count })}
          </span>
        </Link>
      )}
    />
  );
}
